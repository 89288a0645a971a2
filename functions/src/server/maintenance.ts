import type { Firestore } from '@google-cloud/firestore';
import { describeError, type Logger } from '../logger.ts';
import { runFanouts } from '../store/fanout/run-fanouts.ts';
import { fillToInvoice } from '../work/store/to-invoice.ts';

const PATIENCE_MS = 240_000;

/**
 * Continues fan-outs that an interrupted request left behind, and brings new fields into services of an older version. Safe to run again or twice at once. A failing job is logged and
 * retried later; if that cannot be recorded, the error passes to the scheduler, which retries.
 */
export async function maintain(firestore: Firestore, logger: Pick<Logger, 'info' | 'error'>): Promise<void> {
  const deadline = Date.now() + PATIENCE_MS;
  const { changed, failures } = await runFanouts(firestore, { deadline });
  for (const { path, error } of failures) {
    logger.error('a fanout failed', { path, error: describeError(error) });
  }
  if (changed > 0) logger.info('fanouts went on', { changed });
  const filled = await fillToInvoice(firestore, { deadline });
  if (filled > 0) logger.info('services were brought up to date', { filled });
}
