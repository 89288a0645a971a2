import type { Firestore, Transaction } from '@google-cloud/firestore';
import { refusal } from '../errors.ts';

const PATIENCE_MS = 20_000;
const ABORTED = 10;

/**
 * Runs a transaction, again with growing, jittered pauses while others hold its documents; after 20 seconds it answers
 * BUSY, which the caller may repeat with the same key. Any other failure passes through.
 *
 * Those of this instance that are known to want one document (a counter) name a `lane` and go one after the other; so do all
 * who lost once. Thirty at once would else go on taking it from one another.
 */
export async function withTransaction<T>(
  firestore: Pick<Firestore, 'runTransaction'>,
  work: (tx: Transaction) => Promise<T>,
  lane: string | null = null,
): Promise<T> {
  const deadline = Date.now() + PATIENCE_MS;
  const run = () => firestore.runTransaction(work, { maxAttempts: 1 });
  for (let attempt = 0; ; attempt += 1) {
    const queue = lane ?? (attempt > 0 ? AGAIN : null);
    try {
      return await (queue === null ? run() : inTurn(firestore, queue, { deadline, run }));
    } catch (error) {
      if (statusOf(error) !== ABORTED) throw error;
      const pause = Math.random() * Math.min(2_000, 50 * 2 ** attempt);
      if (Date.now() + pause > deadline) throw refusal('BUSY');
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
}

const AGAIN = 'again';
const lanes = new WeakMap<object, Map<string, Promise<unknown>>>();

/** Runs when all that came before in the lane has ended, or answers BUSY where that is too late. */
function inTurn<T>(
  of: object,
  lane: string,
  { deadline, run }: { deadline: number; run: () => Promise<T> },
): Promise<T> {
  const known = lanes.get(of) ?? new Map<string, Promise<unknown>>();
  lanes.set(of, known);
  const mine = (known.get(lane) ?? Promise.resolve()).then(() => {
    if (Date.now() > deadline) throw refusal('BUSY');
    return run();
  });
  const ended = mine.catch(() => undefined);
  known.set(lane, ended);
  return mine;
}

/** The gRPC status of a failure of Firestore's; undefined for any other. */
export function statusOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined;
}
