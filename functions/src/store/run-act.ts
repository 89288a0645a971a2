import type { Firestore, Transaction } from '@google-cloud/firestore';
import * as logger from 'firebase-functions/logger';
import { describeError } from '../logger.ts';
import { deferWrites } from './deferred-writes.ts';
import { leftJobs } from './fanout/dependants.ts';
import { intentRecord, intentRef, readIntent } from './intent-keys.ts';
import type { Act, Done, Filed } from './act.ts';
import { runFanouts } from './fanout/run-fanouts.ts';
import { withTransaction } from './transaction.ts';

/** How long after its start an act waits for its copies, in milliseconds: less than the deadline of its response. */
const COPIES_BY_MS = 15_000;

/**
 * Runs one act in one transaction, which a repeat with the same key does not run again. Writes are applied only if `work` answers
 * done or filed. Throws BUSY after 20 seconds of contention; the caller may retry with the same key. Acts known to contend for
 * one document name a `queue`.
 */
export async function runAct<F extends { kind: string }>(
  firestore: Firestore,
  { action, intent, now }: Pick<Act, 'action' | 'intent' | 'now'>,
  work: (tx: Transaction) => Promise<Done | F>,
  queue: string | null = null,
): Promise<Done | F | { kind: 'keyReused' }> {
  const copiesBy = Date.now() + COPIES_BY_MS;
  const attempt = async (real: Transaction) => {
    const { tx, apply } = deferWrites(real);
    const known = intent ? readIntent(await tx.get(intentRef(firestore, intent)), intent) : null;
    if (known?.kind === 'done')
      return settled({ kind: 'done', ids: known.resultIds, repeated: true } satisfies Done);
    // Only acts whose outcomes include `filed` are filed, and a key belongs to one operation, so the cast is safe.
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
  const { outcome, goOn } = await withTransaction(firestore, attempt, queue);
  if (goOn) await atMostUntil(copiesBy, finishFanouts(firestore, action, copiesBy));
  return outcome;
}

function settled<T>(outcome: T) {
  return { outcome, goOn: false };
}

/** Never throws: the act is committed, and the scheduled function finishes remaining copies. */
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

/** A page of copies may hang with the database; the committed act is answered in any case. */
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
