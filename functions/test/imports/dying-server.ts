import type { Firestore } from '@google-cloud/firestore';

/** Whether the commit at which the process dies has reached the database. */
export type Death = 'before the commit' | 'after the commit';

/** Lets so many more commits of a server through; from the next one on it writes nothing any more, as a process that is killed. */
export function killAfter(firestore: Firestore, commits: number, death: Death): void {
  const original: unknown = Reflect.get(firestore, 'request');
  if (typeof original !== 'function') throw new Error('Firestore has no request: end its commits elsewhere');
  let left = commits;
  const request = async (method: string, ...rest: unknown[]): Promise<unknown> => {
    const ask = () => Reflect.apply(original, firestore, [method, ...rest]) as Promise<unknown>;
    if (method !== 'commit') return ask();
    left -= 1;
    if (left >= 0) return ask();
    if (left === -1 && death === 'after the commit') await ask();
    throw new Error('killed');
  };
  Reflect.set(firestore, 'request', request);
}
