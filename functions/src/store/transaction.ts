import type { Firestore, Transaction } from '@google-cloud/firestore';
import { refusal } from '../errors.ts';

const PATIENCE_MS = 20_000;
const ABORTED = 10;

/**
 * Runs a transaction, again with growing, jittered pauses while others hold its documents; after 20 seconds it answers
 * BUSY, which the caller may repeat with the same key. Any other failure passes through.
 */
export async function withTransaction<T>(
  firestore: Pick<Firestore, 'runTransaction'>,
  work: (tx: Transaction) => Promise<T>,
): Promise<T> {
  const deadline = Date.now() + PATIENCE_MS;
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await firestore.runTransaction(work, { maxAttempts: 1 });
    } catch (error) {
      if (statusOf(error) !== ABORTED) throw error;
      const pause = Math.random() * Math.min(2_000, 50 * 2 ** attempt);
      if (Date.now() + pause > deadline) throw refusal('BUSY');
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
}

/** The gRPC status of a failure of Firestore's; undefined for any other. */
export function statusOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined;
}
