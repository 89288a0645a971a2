import type { Firestore } from '@google-cloud/firestore';
import { describeError, type Logger } from '../http/logger.ts';
import { runFanouts } from '../store/fanout/run-fanouts.ts';

const PATIENCE_MS = 240_000;

/**
 * Goes on with what requests left: copies in more records than fit into one transaction, whose request was interrupted.
 * Running it again, or two at once, does no harm. A job that fails is told and tried again later; where not even that can be
 * noted the failure passes through, for the scheduler to try again.
 */
export async function maintain(firestore: Firestore, logger: Pick<Logger, 'info' | 'error'>): Promise<void> {
  const { changed, failures } = await runFanouts(firestore, { deadline: Date.now() + PATIENCE_MS });
  for (const { path, error } of failures) {
    logger.error('a fanout failed', { path, error: describeError(error) });
  }
  if (changed > 0) logger.info('fanouts went on', { changed });
}
