import { isUnderWay, STOPS } from '@cuadrilla/domain/imports/import-states.ts';
import type { UnitDeps } from '../../unit/unit.ts';
import type { Import } from '../import.ts';
import { partAct } from './import-acts.ts';

const ATTEMPTS_MAX = 5;
const ACTIONS = { CHECKING: 'checkImport', IMPORTING: 'importRecords', UNDOING: 'undoImport' } as const;

/**
 * Counts an attempt at the next part that has failed or, because one that kills the process says nothing, that is about to begin.
 * After several in a row the import stops where it is; true if it has.
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
    // Another request has gone on with it meanwhile.
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
