import type { Firestore } from '@google-cloud/firestore';
import { describeError, type Logger } from '../logger.ts';
import { runFanouts } from '../store/fanout/run-fanouts.ts';

const PATIENCE_MS = 240_000;

/**
 * Continues fan-outs that an interrupted request left behind. Safe to run again or twice at once. A failing job is logged and
 * retried later; if that cannot be recorded, the error passes to the scheduler, which retries.
 */
export async function maintain(firestore: Firestore, logger: Pick<Logger, 'info' | 'error'>): Promise<void> {
  const { changed, failures } = await runFanouts(firestore, { deadline: Date.now() + PATIENCE_MS });
  for (const { path, error } of failures) {
    logger.error('a fanout failed', { path, error: describeError(error) });
  }
  if (changed > 0) logger.info('fanouts went on', { changed });
}
