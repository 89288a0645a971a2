import { FieldPath, type DocumentReference, type Firestore } from '@google-cloud/firestore';
import { afterFailure } from '@cuadrilla/domain/retries.ts';
import { describeError } from '../../logger.ts';
import type { Copies } from './copies.ts';
import { AT_ONCE, recordsWith, writeCopy } from './dependants.ts';
import { createTurns, fanouts, subjectsOf, toJob, type FanoutJob } from './fanout-job.ts';
import { statusOf, withTransaction } from '../transaction.ts';

type Options = {
  /** When to stop, in epoch milliseconds. */
  deadline?: number;
  now?: () => Date;
  /** Records that a request waits for: their jobs are retried without a pause. */
  urgentFor?: readonly string[];
};

export type FanoutRun = { changed: number; failures: { path: string; error: unknown }[] };

const AT_A_TIME = 20;
const NOT_FOUND = 5;
const PROBLEM_LENGTH = 300;

/**
 * Runs the waiting jobs once, the oldest first, so that of two changes of one value the later one stays. A failed job is retried
 * after a pause, and after a day only by hand; it delays only later jobs of the same records. Throws if a failure cannot be
 * recorded.
 */
export async function runFanouts(firestore: Firestore, options: Options = {}): Promise<FanoutRun> {
  const { deadline = Infinity, now = () => new Date(), urgentFor = [] } = options;
  const turns = createTurns();
  const run: FanoutRun = { changed: 0, failures: [] };
  const isDue = (job: FanoutJob) =>
    job.notBefore === null || job.notBefore <= now() || subjectsOf(job).some((id) => urgentFor.includes(id));
  const oldest = fanouts(firestore).orderBy('at').limit(AT_A_TIME);
  for (let page = await oldest.get(); !page.empty;) {
    for (const snapshot of page.docs) {
      const job = toJob(snapshot);
      if (job.stopped || !isDue(job) || turns.isBehind(job)) {
        turns.leave(job);
        continue;
      }
      try {
        for (let state = await runPage(firestore, snapshot.ref); ;) {
          run.changed += state.changed;
          if (state.isOver) break;
          if (Date.now() >= deadline) return run;
          state = await runPage(firestore, snapshot.ref);
        }
      } catch (error) {
        run.failures.push({ path: snapshot.ref.path, error });
        await noteFailure(snapshot.ref, job, error, now());
        turns.leave(job);
      }
      if (Date.now() >= deadline) return run;
    }
    const last = page.docs.at(-1);
    if (!last || page.size < AT_A_TIME) break;
    page = await oldest.startAfter(last).get();
  }
  return run;
}

async function noteFailure(ref: DocumentReference, job: FanoutJob, error: unknown, now: Date): Promise<void> {
  const { message, thrown } = describeError(error);
  const problem = String(message ?? thrown).slice(0, PROBLEM_LENGTH);
  // Sets `on` too: jobs of an earlier version lack it.
  await ref.update({ ...afterFailure(job, now), problem, on: subjectsOf(job) }).catch((cause: unknown) => {
    if (statusOf(cause) !== NOT_FOUND) throw new Error(`${ref.path} was not finished`, { cause: error });
  });
}

/** Changes one page and records the progress in one transaction, so that an interrupted job can be continued. */
async function runPage(
  firestore: Firestore,
  ref: DocumentReference,
): Promise<{ changed: number; isOver: boolean }> {
  return withTransaction(firestore, async (tx) => {
    const job = await tx.get(ref);
    const data = job.data();
    if (data === undefined) return { changed: 0, isOver: true };
    const { after, ...copies } = data as Copies & { after: string | null };
    const ordered = recordsWith(firestore, copies).orderBy(FieldPath.documentId()).limit(AT_ONCE);
    const page = await tx.get(after === null ? ordered : ordered.startAfter(after));
    for (const doc of page.docs) writeCopy(tx, doc, copies);
    const last = page.docs.at(-1);
    const isOver = page.size < AT_ONCE || !last;
    if (isOver) tx.delete(job.ref);
    else tx.update(job.ref, { after: last.id });
    return { changed: page.size, isOver };
  });
}
