import type { Firestore, Transaction } from '@google-cloud/firestore';
import * as logger from 'firebase-functions/logger';
import { describeError } from '../logger.ts';
import { deferWrites } from './deferred-writes.ts';
import { leftJobs } from './fanout/dependants.ts';
import { intentRecord, intentRef, readIntent } from './intent-keys.ts';
import type { Occasion } from './occasion.ts';
import { runFanouts } from './fanout/run-fanouts.ts';
import { withTransaction } from './transaction.ts';

export type { Occasion } from './occasion.ts';

/** The act happened, now or by the first request with its key; `ids` are the records to be read again for the answer. */
export type Done = { kind: 'done'; ids: string[]; repeated?: true };

/** What happened in the field was kept for the office without being applied; a repeat answers the same. */
export type Filed = { kind: 'filed'; reviewId: string; because: string };

/** How long after its beginning an act still waits for copies: less than its answer may take. */
const COPIES_BY_MS = 15_000;

/**
 * One act: one transaction, which a repeat with the same key does not run again. What `work` writes is applied once it is done
 * or filed; a refusal leaves nothing written. Throws BUSY after 20 seconds of contention, which may be retried with the same
 * key. Acts that are known to want one document name a `lane`.
 */
export async function act<F extends { kind: string }>(
  firestore: Firestore,
  { action, intent, now }: Pick<Occasion, 'action' | 'intent' | 'now'>,
  work: (tx: Transaction) => Promise<Done | F>,
  lane: string | null = null,
): Promise<Done | F | { kind: 'keyReused' }> {
  const copiesBy = Date.now() + COPIES_BY_MS;
  const attempt = async (real: Transaction) => {
    const { tx, apply } = deferWrites(real);
    const known = intent ? readIntent(await tx.get(intentRef(firestore, intent)), intent) : null;
    if (known?.kind === 'done')
      return settled({ kind: 'done', ids: known.resultIds, repeated: true } satisfies Done);
    // An act is filed only where its outcomes say so, and a key belongs to one operation.
    if (known?.kind === 'filed') return settled(known as unknown as F);
    if (known?.kind === 'reused') return settled({ kind: 'keyReused' } as const);
    const outcome = await work(tx);
    if (intent && isDone(outcome)) {
      tx.create(intentRef(firestore, intent), intentRecord(intent, { resultIds: outcome.ids }, now));
    }
    if (intent && isFiled(outcome)) {
      const { reviewId, because } = outcome;
      tx.create(intentRef(firestore, intent), intentRecord(intent, { filed: { reviewId, because } }, now));
    }
    if (isDone(outcome) || isFiled(outcome)) apply();
    return { outcome, goOn: leftJobs(tx) };
  };
  const { outcome, goOn } = await withTransaction(firestore, attempt, lane);
  if (goOn) await atMostUntil(copiesBy, finishFanouts(firestore, action, copiesBy));
  return outcome;
}

function settled<T>(outcome: T) {
  return { outcome, goOn: false };
}

/** The act is committed whatever happens to the copies now: what is not done here, the scheduled function does. */
async function finishFanouts(firestore: Firestore, action: string, deadline: number): Promise<void> {
  const report = (error: unknown) =>
    logger.error('copies were left for later', { action, error: describeError(error) });
  try {
    const { failures } = await runFanouts(firestore, { deadline });
    for (const { error } of failures) report(error);
  } catch (error) {
    report(error);
  }
}

/** A page of copies may hang with the database: what is committed is answered all the same. */
async function atMostUntil(deadline: number, work: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, Math.max(0, deadline - Date.now()));
  });
  await Promise.race([work, late]);
  clearTimeout(timer);
}

function isDone(outcome: { kind: string }): outcome is Done {
  return outcome.kind === 'done';
}

function isFiled(outcome: { kind: string }): outcome is Filed {
  return outcome.kind === 'filed';
}
