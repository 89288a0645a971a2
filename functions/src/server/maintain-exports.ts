import { gatherRows } from '../exports/gather-rows.ts';
import { describeError, type Logger } from '../logger.ts';
import type { ServerDependencies } from './context.ts';

/** After this time no screen is waiting for an export. */
const LEFT_AFTER_MS = 60_000;

/** Continues exports whose screen was closed, and removes expired files. Safe to run twice at once. */
export async function maintainExports(
  {
    createStores,
    createUserStore,
    now,
  }: Pick<ServerDependencies, 'createStores' | 'createUserStore' | 'now'>,
  logger: Pick<Logger, 'info' | 'error'>,
  until: Date,
): Promise<void> {
  const { stores, unit } = createStores();
  const deps = { stores, unit, users: createUserStore(), now };
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
