import { isDeepStrictEqual } from 'node:util';
import type { Firestore, Transaction } from '@google-cloud/firestore';
import type { Client } from '../client.ts';
import { filterKey } from './client-document.ts';

export const CLIENT_TAGS = 'clientTags';

/** One document per tag of an active client, because an array cannot be read in the order of its values. */
export function tagDocuments({ id, tags, archived }: Pick<Client, 'id' | 'tags' | 'archived'>) {
  return archived ? [] : tags.map((tag, index) => ({ id: `${id}-${index}`, tag, key: filterKey(tag) }));
}

export function writeTags(tx: Transaction, firestore: Firestore, before: Client | null, after: Client): void {
  const collection = firestore.collection(CLIENT_TAGS);
  const old = before === null ? [] : tagDocuments(before);
  const current = tagDocuments(after);
  // Writes all of them, because clients stored before tags were listed have no documents yet.
  if (isDeepStrictEqual(old, current)) return;
  for (const { id, tag, key } of current) tx.set(collection.doc(id), { tag, key });
  for (const { id } of old.slice(current.length)) tx.delete(collection.doc(id));
}
