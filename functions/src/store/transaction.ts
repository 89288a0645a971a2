import type { Firestore, Transaction } from '@google-cloud/firestore';
import { DEADLINES, within } from '../deadlines.ts';
import { refusal } from '../errors.ts';
import { inTurn } from './in-turn.ts';

const ABORTED = 10;
const INVALID_ARGUMENT = 3;

/**
 * Runs a transaction, with growing, jittered pauses between retries while others hold its documents. Throws BUSY after 20 seconds
 * or if the database does not answer; the caller may retry with the same key. Other failures are rethrown. Transactions of this
 * instance that contend for one document (a counter) name a `queue` and run in sequence, as do all that lost once: thirty at once
 * would keep aborting each other.
 */
export async function withTransaction<T>(
  firestore: Pick<Firestore, 'runTransaction'>,
  work: (tx: Transaction) => Promise<T>,
  queue: string | null = null,
): Promise<T> {
  const deadline = Date.now() + DEADLINES.act;
  // Later attempts share the remaining time: none commits after BUSY was answered.
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
 * Whether a transaction failed because of others, with nothing written: the commit was aborted, or the database ended the
 * transaction between two reads, which it reports as INVALID_ARGUMENT.
 */
function isContention(error: unknown): boolean {
  const status = statusOf(error);
  if (status === ABORTED) return true;
  const text = error instanceof Error ? error.message : '';
  return status === INVALID_ARGUMENT && /transaction (is invalid or closed|has expired)/i.test(text);
}

/** The gRPC status of a Firestore error; undefined for other errors. */
export function statusOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined;
}
