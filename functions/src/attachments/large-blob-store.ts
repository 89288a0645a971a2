import type { Firestore, Transaction } from '@google-cloud/firestore';
import { createBlobStore } from './blob-store.ts';

/** A document holds at most 1 MiB. */
const PART_BYTES = 900_000;

/**
 * Keeps files that are larger than a document in several of them. `put` and `remove` belong to the transaction of their
 * description, which also keeps the size; a transaction carries at most 10 MiB.
 */
export type LargeBlobStore = {
  put: (tx: Transaction, id: string, bytes: Uint8Array, expiresAt?: Date) => void;
  remove: (tx: Transaction, id: string, size: number) => void;
  /** Null if it is not there or not whole. */
  read: (id: string, size: number) => Promise<Uint8Array<ArrayBuffer> | null>;
};

const partIds = (id: string, size: number): string[] =>
  Array.from({ length: Math.max(1, Math.ceil(size / PART_BYTES)) }, (_part, index) => `${id}-${index}`);

export function createLargeBlobStore(firestore: Firestore): LargeBlobStore {
  const blobs = createBlobStore(firestore);
  return {
    put(tx, id, bytes, expiresAt) {
      for (const [index, part] of partIds(id, bytes.length).entries()) {
        blobs.put(tx, part, bytes.subarray(index * PART_BYTES, (index + 1) * PART_BYTES), expiresAt);
      }
    },
    remove(tx, id, size) {
      for (const part of partIds(id, size)) blobs.remove(tx, part);
    },
    async read(id, size) {
      const parts = await Promise.all(partIds(id, size).map((part) => blobs.read(part)));
      const whole = new Uint8Array(size);
      let at = 0;
      for (const part of parts) {
        if (part === null || at + part.length > size) return null;
        whole.set(part, at);
        at += part.length;
      }
      return at === size ? whole : null;
    },
  };
}
