import { outOfReach } from './errors.ts';

/** How long the database may take, in milliseconds: to read, and for a whole act with its transaction. */
export type Deadlines = { read: number; act: number };

export const DEADLINES: Deadlines = { read: 10_000, act: 20_000 };

/**
 * What the work gives, or BUSY where it takes longer: a database that hangs answers neither yes nor no, and its own client waits
 * for minutes. The work itself goes on; an act may be repeated with its key, whatever becomes of it.
 */
export async function within<T>(ms: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(outOfReach(new Error(`No answer within ${ms} ms`))), ms);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
