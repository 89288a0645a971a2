import type { DocumentReference, Transaction } from '@google-cloud/firestore';

const WRITES = ['create', 'set', 'update', 'delete'] as const;
type Write = (ref: DocumentReference, ...rest: unknown[]) => unknown;

/** A transaction whose writes wait for `apply`, because Firestore allows no reads after a write. */
export function deferWrites(real: Transaction): { tx: Transaction; apply: () => void } {
  const waiting: (() => void)[] = [];
  const written = new Set<string>();
  const write = (name: (typeof WRITES)[number]) => {
    return (ref: DocumentReference, ...rest: unknown[]) => {
      written.add(ref.path);
      waiting.push(() => (real[name] as Write).call(real, ref, ...rest));
      return tx;
    };
  };
  const read = (name: 'get' | 'getAll') => {
    return (...asked: { path?: string }[]) => {
      const changed = asked.find(({ path }) => path !== undefined && written.has(path));
      // The read would return the document as it was before the write.
      if (changed)
        throw new Error(`${changed.path} was written in this transaction and cannot be read again`);
      return (real[name] as (...args: unknown[]) => unknown).call(real, ...asked);
    };
  };
  const [create, set, update, remove] = WRITES.map(write);
  const reads = { get: read('get'), getAll: read('getAll') };
  const tx = { ...reads, create, set, update, delete: remove } as unknown as Transaction;
  return { tx, apply: () => waiting.forEach((apply) => apply()) };
}
