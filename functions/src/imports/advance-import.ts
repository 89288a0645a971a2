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
  return advanceAsked(deps, found);
}

/** Throws the error of a part; after several in a row the import is stopped. */
async function advanceAsked(deps: AdvanceDeps, found: Import): Promise<Import> {
  const deadline = deps.now().getTime() + SPELL_MS;
  const { left, restMs } = await repeat(deps, found, deadline, async (current) => {
    try {
      await advanceOnce(deps, current);
    } catch (error) {
      // If this cannot be written either, the part is retried uncounted.
      await countAttempt(deps, current, 'failed').catch(() => undefined);
      throw error;
    }
  });
  // The browser asks for the next part at once.
  if (isUnderWay(left.status)) await rest(restMs);
  return left;
}

/**
 * For the scheduled function, which continues imports of closed browsers. It counts each part before it begins, because a part that
 * kills the process would otherwise be retried by every run.
 */
export async function advanceLeft(deps: AdvanceDeps, found: Import, deadline: number): Promise<Import> {
  const { left } = await repeat(deps, found, deadline, async (current) => {
    if (!(await countAttempt(deps, current, 'begins'))) await advanceOnce(deps, current);
  });
  return left;
}

/** The import afterwards, and how long the next part has to wait. */
type Left = { left: Import; restMs: number };

/** Runs parts while one as long as the last would end in time. */
async function repeat(
  deps: AdvanceDeps,
  found: Import,
  deadline: number,
  advance: (current: Import) => Promise<void>,
): Promise<Left> {
  let left = found;
  while (isUnderWay(left.status)) {
    const start = deps.now().getTime();
    await advance(left);
    const next = await deps.stores.imports.find(left.id);
    const now = deps.now().getTime();
    const tookMs = now - start;
    const restMs = Math.min(tookMs, REST_MAX_MS);
    if (next === null) return { left, restMs: 0 };
    left = next;
    if (!isUnderWay(left.status) || now + restMs + tookMs > deadline) return { left, restMs };
    await rest(restMs);
  }
  return { left, restMs: 0 };
}

const REST_MAX_MS = 1_000;

/**
 * A pause as long as the last part, also if another request does the next one: without it an import would hold the counter of codes
 * for minutes, and creating a client on another server would run out of retries.
 */
const rest = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

function advanceOnce(deps: AdvanceDeps, current: Import): Promise<void> {
  if (current.status === 'CHECKING') return checkNextPart(deps, current);
  return current.status === 'IMPORTING' ? writeNextPage(deps, current) : undoNextPage(deps, current);
}
