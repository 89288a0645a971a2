import { isUnderWay, STOPS } from '@cuadrilla/domain/imports/import-states.ts';
import type { UnitDeps } from '../../unit/unit.ts';
import type { Import } from '../import.ts';
import { partAct } from './import-acts.ts';

const ATTEMPTS_MAX = 5;
const ACTIONS = { CHECKING: 'checkImport', IMPORTING: 'importRecords', UNDOING: 'undoImport' } as const;

/** Counts a failure of the next part; after several in a row the import stops where it is. */
export async function countAttempt(
  { unit, now, requestId }: UnitDeps<'imports'> & { requestId: string },
  seen: Import,
): Promise<void> {
  const { status } = seen;
  if (!isUnderWay(status)) return;
  const act = { ...partAct(seen, ACTIONS[status], seen.cursor, now()), intent: null };
  await unit(act, async ({ imports }) => {
    const before = await imports.find(seen.id);
    // Another request has gone on with it meanwhile.
    if (before?.status !== status || before.run !== seen.run || before.cursor !== seen.cursor)
      return { kind: 'done', ids: [] };
    const attempts = before.attempts + 1;
    const { to, message } = STOPS[status];
    if (attempts < ATTEMPTS_MAX) imports.save({ ...before, attempts });
    else imports.save({ ...before, attempts, status: to, stopped: { message, requestId } });
    return { kind: 'done', ids: [] };
  });
}
