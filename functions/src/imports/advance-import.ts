import { mayImport } from '@cuadrilla/domain/imports/import-kinds.ts';
import { isUnderWay } from '@cuadrilla/domain/imports/import-states.ts';
import { assertCan, type Acting } from '../acting.ts';
import { countAttempt } from './advance/count-attempt.ts';
import { checkNextPart, type CheckDeps } from './advance/check-part.ts';
import { undoNextPage } from './advance/undo-page.ts';
import { writeNextPage, type WriteDeps } from './advance/write-page.ts';
import type { Import } from './import.ts';

export type AdvanceDeps = CheckDeps & WriteDeps & { requestId: string };

/** How long one request works, in milliseconds: short, so that progress is visible. */
const SPELL_MS = 2_500;

/**
 * Continues the current step; null if the import does not exist for this user. The caller repeats it until nothing
 * remains.
 */
export async function advanceImport(deps: AdvanceDeps, viewer: Acting, id: string): Promise<Import | null> {
  assertCan(viewer, 'imports:open');
  const found = await deps.stores.imports.find(id);
  if (found === null || !mayImport(viewer.role, found.kind)) return null;
  return advanceUntil(deps, found, deps.now().getTime() + SPELL_MS);
}

/**
 * Also called by the scheduled function, for imports left by a closed browser. The error of a part is thrown; after several in a
 * row the import has stopped.
 */
export async function advanceUntil(deps: AdvanceDeps, found: Import, deadline: number): Promise<Import> {
  let current = found;
  while (isUnderWay(current.status)) {
    try {
      await advanceOnce(deps, current);
    } catch (error) {
      // Where not even this can be written, it is tried again without being counted.
      await countAttempt(deps, current).catch(() => undefined);
      throw error;
    }
    const next = await deps.stores.imports.find(current.id);
    if (next === null) return current;
    current = next;
    if (deps.now().getTime() >= deadline) return current;
  }
  return current;
}

function advanceOnce(deps: AdvanceDeps, current: Import): Promise<void> {
  if (current.status === 'CHECKING') return checkNextPart(deps, current);
  return current.status === 'IMPORTING' ? writeNextPage(deps, current) : undoNextPage(deps, current);
}
