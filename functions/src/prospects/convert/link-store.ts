import { foldText } from '@cuadrilla/domain/text/text.ts';
import { toClient } from '../../clients/store/client-document.ts';
import type { Client } from '../../clients/client.ts';
import type { Site } from '../../clients/sites/site.ts';
import { rowToSite } from '../../clients/store/site-document.ts';
import type { StoredAddress } from '../../records.ts';
import { isDocumentId } from '../../store/document-id.ts';
import type { Handle } from '../store/prospect-writes-store.ts';

/** The client to be linked, as it stands in the transaction; null also for what cannot be an id. */
export async function findLinked({ tx, firestore }: Handle, id: string): Promise<Client | null> {
  return isDocumentId(id) ? toClient(await tx.get(firestore.doc(`clients/${id}`))) : null;
}

/** The client's site in use that has an address, however it is written; null where none has. */
export async function findSiteAt(
  { tx, firestore }: Handle,
  clientId: string,
  address: StoredAddress,
): Promise<Site | null> {
  const { docs } = await tx.get(
    firestore
      .collection('sites')
      .where('client.id', '==', clientId)
      .where('archived', '==', false)
      .where('address.postalCode', '==', address.postalCode),
  );
  return docs.map(rowToSite).find((site) => placeOf(site.address) === placeOf(address)) ?? null;
}

const placeOf = ({ street, number, floor }: StoredAddress) =>
  [street, number, floor]
    .map((part) =>
      foldText(part ?? '')
        .replace(/[^\p{L}\p{N}]+/gu, ' ')
        .trim(),
    )
    .join('|');
