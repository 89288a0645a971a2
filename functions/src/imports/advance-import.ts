import { IMPORTS } from '@cuadrilla/domain/imports/import-kinds.ts';
import { isUnderWay } from '@cuadrilla/domain/imports/import-states.ts';
import { can } from '@cuadrilla/domain/people/permissions.ts';
import { assertCan, type Acting } from '../acting.ts';
import { checkNextPart, type CheckDeps } from './advance/check-part.ts';
import { undoNextPage } from './advance/undo-page.ts';
import { writeNextPage, type WriteDeps } from './advance/write-page.ts';
import type { Import } from './import.ts';

export type AdvanceDeps = CheckDeps & WriteDeps;

/** How long one request goes on, in milliseconds: short, so that progress shows. */
const SPELL_MS = 2_500;

/** Goes on with what is under way; null if it is not there for this person. The caller asks again until nothing is under way. */
export async function advanceImport(deps: AdvanceDeps, viewer: Acting, id: string): Promise<Import | null> {
  assertCan(viewer, 'imports:open');
  const found = await deps.stores.imports.find(id);
  if (found === null || !can(viewer.role, IMPORTS[found.kind].permission)) return null;
  return advanceUntil(deps, found, deps.now().getTime() + SPELL_MS);
}

/** Also called by the scheduled function, for what a closed browser left. */
export async function advanceUntil(deps: AdvanceDeps, found: Import, deadline: number): Promise<Import> {
  let current = found;
  while (isUnderWay(current.status)) {
    await advanceOnce(deps, current);
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
