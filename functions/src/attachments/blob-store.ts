import type { Firestore, Transaction } from '@google-cloud/firestore';

/**
 * Where the bytes of files are kept: each in a Firestore document of its own, beside what is said of it, so that a file and
 * its description are written or removed together. Nothing else knows how: a bucket would replace this one piece.
 */
export type BlobStore = {
  /** Within the transaction that writes the description. */
  put: (tx: Transaction, id: string, bytes: Uint8Array) => void;
  /** Within the transaction that removes the description. */
  remove: (tx: Transaction, id: string) => void;
  /** One read; null where there is none. */
  read: (id: string) => Promise<Uint8Array<ArrayBuffer> | null>;
};

/** Bytes in `blobs/{id}`. */
export function createBlobStore(firestore: Firestore): BlobStore {
  const refOf = (id: string) => firestore.doc(`blobs/${id}`);
  return {
    put: (tx, id, bytes) => void tx.create(refOf(id), { bytes: Buffer.from(bytes) }),
    remove: (tx, id) => void tx.delete(refOf(id)),
    async read(id) {
      const bytes: unknown = (await refOf(id).get()).get('bytes');
      return bytes instanceof Uint8Array ? new Uint8Array(bytes) : null;
    },
  };
}
