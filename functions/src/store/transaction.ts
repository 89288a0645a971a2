import type { Firestore, Transaction } from '@google-cloud/firestore';
import { DEADLINES, within } from '../deadlines.ts';
import { refusal } from '../errors.ts';
import { inTurn } from './in-turn.ts';

const ABORTED = 10;
const INVALID_ARGUMENT = 3;

/**
 * Runs a transaction, again with growing, jittered pauses while others hold its documents; after 20 seconds it answers
 * BUSY, which the caller may repeat with the same key, as it does where the database does not answer at all. Any other failure
 * passes through.
 *
 * Those of this instance that are known to want one document (a counter) name a `queue` and go one after the other; so do all
 * who lost once. Thirty at once would else go on taking it from one another.
 */
export async function withTransaction<T>(
  firestore: Pick<Firestore, 'runTransaction'>,
  work: (tx: Transaction) => Promise<T>,
  queue: string | null = null,
): Promise<T> {
  const deadline = Date.now() + DEADLINES.act;
  // The later attempts share what is left: none commits after BUSY was told.
  const run = () => {
    if (Date.now() > deadline) throw refusal('BUSY');
    return within(Math.max(1, deadline - Date.now()), firestore.runTransaction(work, { maxAttempts: 1 }));
  };
  for (let attempt = 0; ; attempt += 1) {
    const inQueue = queue ?? (attempt > 0 ? AGAIN : null);
    try {
      return await (inQueue === null ? run() : inTurn(firestore, inQueue, run));
    } catch (error) {
      if (!isContention(error)) throw error;
      const pause = Math.random() * Math.min(2_000, 50 * 2 ** attempt);
      if (Date.now() + pause > deadline) throw refusal('BUSY');
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
}

const AGAIN = 'again';

/**
 * Whether others are why a transaction failed, and nothing of it was written: the commit was refused, or the database gave
 * the transaction up between two of its reads, which it tells as a wrong argument.
 */
function isContention(error: unknown): boolean {
  const status = statusOf(error);
  if (status === ABORTED) return true;
  const text = error instanceof Error ? error.message : '';
  return status === INVALID_ARGUMENT && /transaction (is invalid or closed|has expired)/i.test(text);
}

/** The gRPC status of a failure of Firestore's; undefined for any other. */
export function statusOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined;
}
