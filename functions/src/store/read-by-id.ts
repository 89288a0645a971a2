import type { DocumentSnapshot } from '@google-cloud/firestore';
import { isDocumentId } from './document-id.ts';
import type { UnitHandle } from './unit-handle.ts';

export type RecordsById<T> = {
  newId: () => string;
  /** Also null for an invalid id. */
  find: (id: string) => Promise<T | null>;
};

/** The records of a collection in a transaction; `findAll` answers in the order of the ids. */
export function readById<T extends { id: string }>(
  { tx, firestore }: Pick<UnitHandle, 'tx' | 'firestore'>,
  name: string,
  toRecord: (snapshot: DocumentSnapshot) => T | null,
) {
  const collection = firestore.collection(name);
  return {
    newId: () => collection.doc().id,
    find: async (id: string) => (isDocumentId(id) ? toRecord(await tx.get(collection.doc(id))) : null),
    async findAll(ids: readonly string[]) {
      const known = ids.filter(isDocumentId).map((id) => collection.doc(id));
      const found = known.length === 0 ? [] : (await tx.getAll(...known)).map(toRecord);
      return ids.map((id) => found.find((record) => record?.id === id) ?? null);
    },
  };
}
