import type { Firestore } from '@google-cloud/firestore';
import { countReads } from '../../functions/test/kits/reads.ts';

export type Operations = { reads: number; writes: number };

export function counting(
  firestore: Firestore,
): <T>(work: () => Promise<T>) => Promise<{ answer: T; operations: Operations }> {
  const tally = countReads(firestore);
  let writes = 0;
  const original = Reflect.get(firestore, 'request') as (...args: unknown[]) => unknown;
  const request = (method: string, body: { writes?: unknown[] }, ...rest: unknown[]): unknown => {
    if (method === 'commit' || method === 'batchWrite') writes += body.writes?.length ?? 0;
    return Reflect.apply(original, firestore, [method, body, ...rest]);
  };
  Reflect.set(firestore, 'request', request);
  return async (work) => {
    tally.reads = 0;
    writes = 0;
    const answer = await work();
    return { answer, operations: { reads: tally.reads, writes } };
  };
}
