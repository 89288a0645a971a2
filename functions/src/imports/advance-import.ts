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

/** The error of a part is thrown; after several in a row the import has stopped. */
async function advanceUntil(deps: AdvanceDeps, found: Import, deadline: number): Promise<Import> {
  return repeat(deps, found, deadline, async (current) => {
    try {
      await advanceOnce(deps, current);
    } catch (error) {
      // Where not even this can be written, it is tried again without being counted.
      await countAttempt(deps, current, 'failed').catch(() => undefined);
      throw error;
    }
  });
}

/**
 * For the scheduled function, which goes on with imports left by a closed browser: it counts each part before its begin, as one
 * that kills the process would be the first of every run.
 */
export async function advanceLeft(deps: AdvanceDeps, found: Import, deadline: number): Promise<Import> {
  return repeat(deps, found, deadline, async (current) => {
    if (!(await countAttempt(deps, current, 'begins'))) await advanceOnce(deps, current);
  });
}

async function repeat(
  deps: AdvanceDeps,
  found: Import,
  deadline: number,
  advance: (current: Import) => Promise<void>,
): Promise<Import> {
  let current = found;
  while (isUnderWay(current.status)) {
    const start = deps.now().getTime();
    await advance(current);
    const next = await deps.stores.imports.find(current.id);
    if (next === null) return current;
    current = next;
    if (isUnderWay(current.status)) await rest(deps.now().getTime() - start);
    if (deps.now().getTime() >= deadline) return current;
  }
  return current;
}

const REST_MAX_MS = 1_000;

/**
 * Between two parts, for as long as one took, also if another request does the next: one part right after another would hold the
 * counter of codes for minutes, and a person who makes a client on another server would get it in none of their attempts.
 */
const rest = (ms: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, Math.min(ms, REST_MAX_MS)));

function advanceOnce(deps: AdvanceDeps, current: Import): Promise<void> {
  if (current.status === 'CHECKING') return checkNextPart(deps, current);
  return current.status === 'IMPORTING' ? writeNextPage(deps, current) : undoNextPage(deps, current);
}
