import type { Firestore } from '@google-cloud/firestore';
import type { Logger } from './http/logger.ts';
import { runFanouts } from './store/dependants.ts';

const PATIENCE_MS = 240_000;

/**
 * Goes on with what requests left: copies in more records than fit into one transaction, whose request was interrupted.
 * Running it again, or two at once, does no harm. A failure passes through, for the scheduler to try again.
 */
export async function maintain(firestore: Firestore, logger: Pick<Logger, 'info'>): Promise<void> {
  const changed = await runFanouts(firestore, Date.now() + PATIENCE_MS);
  if (changed > 0) logger.info('fanouts went on', { changed });
}
