import { randomUUID } from 'node:crypto';
import { advanceLeft } from '../imports/advance-import.ts';
import { describeError, type Logger } from '../logger.ts';
import type { ServerDependencies } from './context.ts';

type Deps = Pick<ServerDependencies, 'createStores' | 'createUserStore' | 'parsePhone' | 'now'>;

/** Continues imports left by a closed browser. A failure is logged and retried the next time. */
export async function maintainImports(
  { createStores, createUserStore, parsePhone, now }: Deps,
  logger: Pick<Logger, 'info' | 'error'>,
  until: Date,
): Promise<void> {
  const deadline = until.getTime();
  const { stores, unit } = createStores();
  const deps = { stores, unit, users: createUserStore(), parsePhone, now, requestId: randomUUID() };
  for (const found of await stores.imports.underWay()) {
    if (now().getTime() >= deadline) return;
    try {
      const { status } = await advanceLeft(deps, found, deadline);
      logger.info('an import went on', { import: found.id, requestId: deps.requestId, status });
    } catch (error) {
      logger.error('an import failed', {
        import: found.id,
        requestId: deps.requestId,
        error: describeError(error),
      });
    }
  }
}
