import { isUnderWay, STOPS } from '@cuadrilla/domain/imports/import-states.ts';
import type { UnitDeps } from '../../unit/unit.ts';
import type { Import } from '../import.ts';
import { partAct } from './import-acts.ts';

const ATTEMPTS_MAX = 5;
const ACTIONS = { CHECKING: 'checkImport', IMPORTING: 'importRecords', UNDOING: 'undoImport' } as const;

/**
 * Counts a failed attempt at the next part, or one that begins, because a part that kills the process reports nothing. True if the
 * import is stopped after several in a row.
 */
export async function countAttempt(
  { unit, now, requestId }: UnitDeps<'imports'> & { requestId: string },
  seen: Import,
  attempt: 'failed' | 'begins',
): Promise<boolean> {
  const { status } = seen;
  if (!isUnderWay(status)) return false;
  const act = { ...partAct(seen, ACTIONS[status], seen.cursor, now()), intent: null };
  let hasStopped = false;
  await unit(act, async ({ imports }) => {
    hasStopped = false;
    const before = await imports.find(seen.id);
    // Another request has continued it meanwhile.
    if (before?.status !== status || before.run !== seen.run || before.cursor !== seen.cursor)
      return { kind: 'done', ids: [] };
    const attempts = before.attempts + 1;
    const failed = attempt === 'failed' ? attempts : before.attempts;
    hasStopped = failed >= ATTEMPTS_MAX;
    const { to, message } = STOPS[status];
    if (hasStopped)
      imports.save({ ...before, attempts: failed, status: to, stopped: { message, requestId } });
    else imports.save({ ...before, attempts });
    return { kind: 'done', ids: [] };
  });
  return hasStopped;
}
