import type { Firestore, Transaction } from '@google-cloud/firestore';

/**
 * Keeps each file's bytes in a Firestore document beside its description, so that both are written or removed together. Only this
 * store would change if a bucket replaced it.
 */
export type BlobStore = {
  /** Kept for good without `expiresAt`. */
  put: (tx: Transaction, id: string, bytes: Uint8Array, expiresAt?: Date) => void;
  remove: (tx: Transaction, id: string) => void;
  read: (id: string) => Promise<Uint8Array<ArrayBuffer> | null>;
};

export function createBlobStore(firestore: Firestore): BlobStore {
  const refOf = (id: string) => firestore.doc(`blobs/${id}`);
  return {
    put: (tx, id, bytes, expiresAt) =>
      void tx.create(refOf(id), { bytes: Buffer.from(bytes), ...(expiresAt && { expiresAt }) }),
    remove: (tx, id) => void tx.delete(refOf(id)),
    async read(id) {
      const bytes: unknown = (await refOf(id).get()).get('bytes');
      return bytes instanceof Uint8Array ? new Uint8Array(bytes) : null;
    },
  };
}
