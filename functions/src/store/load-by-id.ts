import DataLoader from 'dataloader';
import type { DocumentSnapshot, Firestore } from '@google-cloud/firestore';
import { isDocumentId } from './document-id.ts';

export type ById<T> = {
  find: (id: string) => Promise<T | null>;
  /** Throws if there is none: for a record that was just written, or that another one names. */
  get: (id: string) => Promise<T>;
  forgetAll: () => void;
};

/** The records of one request: each is read once, those asked for together in one call. */
export function loadById<T>(
  firestore: Firestore,
  collection: string,
  toRecord: (snapshot: DocumentSnapshot) => T | null,
) {
  const loader = new DataLoader<string, T | null>(async (ids) =>
    (await firestore.getAll(...ids.map((id) => firestore.doc(`${collection}/${id}`)))).map(toRecord),
  );
  const find = (id: string) => (isDocumentId(id) ? loader.load(id) : Promise.resolve(null));
  return {
    find,
    async get(id: string) {
      const record = await find(id);
      if (record === null) throw new Error(`${collection}/${id} is not there`);
      return record;
    },
    forget: (id: string) => void loader.clear(id),
    forgetAll: () => void loader.clearAll(),
    prime: (id: string, record: T) => void loader.prime(id, record),
  };
}
