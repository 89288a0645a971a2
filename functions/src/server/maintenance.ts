import type { Firestore } from '@google-cloud/firestore';
import { describeError, type Logger } from '../logger.ts';
import { runFanouts } from '../store/fanout/run-fanouts.ts';
import { fillToInvoice } from '../work/store/to-invoice.ts';
import type { ServerDependencies } from './context.ts';
import { maintainExports } from './maintain-exports.ts';
import { maintainImports } from './maintain-imports.ts';

type Log = Pick<Logger, 'info' | 'error'>;

/** What the scheduled function has at its disposal; whatever is left over waits for its next run. */
export const MAINTENANCE_SECONDS = 300;

export type Job = {
  /** When it stops, in milliseconds after the start of all: a quick one leaves its time to the next. */
  untilMs: number;
  run: (until: Date) => Promise<void>;
};

/** The last minute is for the part that is under way at the end. */
export const jobsOf = (firestore: Firestore, deps: ServerDependencies, logger: Log): Job[] => [
  { untilMs: 120_000, run: (until) => maintain(firestore, logger, until) },
  { untilMs: 180_000, run: (until) => maintainExports(deps, logger, until) },
  { untilMs: 240_000, run: (until) => maintainImports(deps, logger, until) },
];

/** One after the other. The error of one is thrown when the others have had their turn, for the scheduler to try again. */
export async function runJobs(jobs: readonly Job[], now: () => Date): Promise<void> {
  const start = now().getTime();
  const failures: unknown[] = [];
  for (const { untilMs, run } of jobs) {
    await run(new Date(start + untilMs)).catch((error: unknown) => failures.push(error));
  }
  if (failures.length > 0) throw failures[0];
}

/**
 * Continues fan-outs that an interrupted request left behind, and brings new fields into services of an older version. Safe to run again or twice at once. A failing job is logged and
 * retried later; if that cannot be recorded, the error passes to the scheduler, which retries.
 */
export async function maintain(firestore: Firestore, logger: Log, until: Date): Promise<void> {
  const deadline = until.getTime();
  const { changed, failures } = await runFanouts(firestore, { deadline });
  for (const { path, error } of failures) {
    logger.error('a fanout failed', { path, error: describeError(error) });
  }
  if (changed > 0) logger.info('fanouts went on', { changed });
  const filled = await fillToInvoice(firestore, { deadline });
  if (filled > 0) logger.info('services were brought up to date', { filled });
}
