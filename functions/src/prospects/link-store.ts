import { foldText } from '@cuadrilla/domain/text.ts';
import { toClient } from '../clients/store/client-document.ts';
import type { Client } from '../clients/client.ts';
import { rowToSite } from '../clients/store/site-document.ts';
import type { StoredAddress } from '../records.ts';
import { isDocumentId } from '../store/document-id.ts';
import type { Handle } from './prospect-store.ts';

/** The client to be linked, as it stands in the transaction; null also for what cannot be an id. */
export async function findLinked({ tx, firestore }: Handle, id: string): Promise<Client | null> {
  return isDocumentId(id) ? toClient(await tx.get(firestore.doc(`clients/${id}`))) : null;
}

/** Whether one of the client's sites in use has the same address, however it is written. */
export async function hasSite(
  { tx, firestore }: Handle,
  clientId: string,
  address: StoredAddress,
): Promise<boolean> {
  const { docs } = await tx.get(
    firestore
      .collection('sites')
      .where('client.id', '==', clientId)
      .where('archived', '==', false)
      .where('address.postalCode', '==', address.postalCode),
  );
  return docs.some((doc) => placeOf(rowToSite(doc).address) === placeOf(address));
}

const placeOf = ({ street, number, floor }: StoredAddress) =>
  [street, number, floor]
    .map((part) =>
      foldText(part ?? '')
        .replace(/[^\p{L}\p{N}]+/gu, ' ')
        .trim(),
    )
    .join('|');
