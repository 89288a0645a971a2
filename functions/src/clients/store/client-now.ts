import type { Firestore, Transaction } from '@google-cloud/firestore';
import { isDocumentId } from '../../store/document-id.ts';
import type { Client } from '../client.ts';
import { toClient } from './client-document.ts';

/**
 * The client that a record belongs to, within a transaction. While a large merge is still moving records, one may name the
 * client that went: then it is the one that stayed.
 */
export async function readClientNow(
  tx: Transaction,
  firestore: Firestore,
  id: string,
): Promise<Client | null> {
  if (!isDocumentId(id)) return null;
  const client = toClient(await tx.get(firestore.doc(`clients/${id}`)));
  // Whoever was merged into one that is merged later names the last one: once is enough.
  return client?.mergedInto
    ? toClient(await tx.get(firestore.doc(`clients/${client.mergedInto.id}`)))
    : client;
}
