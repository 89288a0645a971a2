import { unavailable } from './errors.ts';

/** How long the database may take, in milliseconds: for a read, and for a use case with its transaction. */
export type Deadlines = { read: number; act: number };

export const DEADLINES: Deadlines = { read: 10_000, act: 20_000 };

/**
 * The result of `work`, or BUSY after the deadline, because Firestore's own client waits for minutes. The work is not cancelled;
 * a mutation can be retried with its key.
 */
export function within<T>(ms: number, work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(unavailable(new Error(`No answer within ${ms} ms`))), ms);
    const end = () => clearTimeout(timer);
    work.then(end, end);
    work.then(resolve, reject);
  });
}
