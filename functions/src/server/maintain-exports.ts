import { gatherRows } from '../exports/gather-rows.ts';
import { describeError, type Logger } from '../logger.ts';
import type { ServerDependencies } from './context.ts';

const PATIENCE_MS = 120_000;
/** Nobody waits for an export at its screen after so long. */
const LEFT_AFTER_MS = 60_000;

/** Goes on with exports whose screen was closed, and removes files that are kept no longer. Safe to run twice at once. */
export async function maintainExports(
  {
    createStores,
    createUserStore,
    now,
  }: Pick<ServerDependencies, 'createStores' | 'createUserStore' | 'now'>,
  logger: Pick<Logger, 'info' | 'error'>,
): Promise<void> {
  const { stores, unit } = createStores();
  const deps = { stores, unit, users: createUserStore(), now };
  const until = new Date(now().getTime() + PATIENCE_MS);
  const removed = await stores.exports.removeExpired(now());
  if (removed > 0) logger.info('exports removed', { removed });
  for (let each of await stores.exports.left(new Date(now().getTime() - LEFT_AFTER_MS))) {
    try {
      while (each.status === 'RUNNING' && now() < until) each = await gatherRows(deps, each, until);
    } catch (error) {
      logger.error('an export failed', { id: each.id, error: describeError(error) });
    }
  }
}
