import { cellKey } from '@cuadrilla/domain/imports/cells/cell.ts';
import { IMPORT_START_DAYS, mayImport } from '@cuadrilla/domain/imports/import-kinds.ts';
import { IMPORT_STEPS, type ImportAct } from '@cuadrilla/domain/imports/import-states.ts';
import { withChosenValues, type ValueChoice } from '@cuadrilla/domain/imports/rows/unknown-values.ts';
import { NO_COUNTS } from '@cuadrilla/domain/imports/rows/row-states.ts';
import { fullName } from '@cuadrilla/domain/people/full-name.ts';
import { actOf, assertCan, type Acting, type Key } from '../acting.ts';
import { NOT_FOUND, refused, wrongField, type Failure } from '../failures.ts';
import type { ActOnImportInput } from '../graphql/types.generated.ts';
import type { Done } from '../store/act.ts';
import type { UnitDeps } from '../unit/unit.ts';
import { headerSetIn } from './file-looks.ts';
import { countsByRule, NOT_READ_YET, undoUntilOf } from './import-progress.ts';
import { NOTHING_TO_DO, STALE, TOO_LATE, TOO_OLD, UNDECIDED } from './import-refusals.ts';
import type { Import, RememberedMapping } from './import.ts';
import { readKnownValues, type KnownDeps } from './shown/known-values.ts';

const DAY_MS = 86_400_000;

/** Checks, starts, pauses, resumes, undoes or discards an import; the work itself is done by `advanceImport`. */
export async function actOnImport(
  deps: UnitDeps<'imports'> & KnownDeps,
  viewer: Acting,
  input: ActOnImportInput,
  key: Key,
): Promise<Done | Failure> {
  assertCan(viewer, 'imports:open');
  const { unit, now } = deps;
  const act = actOf(viewer, 'actOnImport', input, { key, now: now() });
  const values: readonly ValueChoice[] =
    input.act === 'CHECK'
      ? (input.values ?? []).map(({ target, text, value = null }) => ({ path: target, text, value }))
      : [];
  const known = values.length === 0 ? NOTHING_KNOWN : await readKnownValues(deps);
  return unit(act, async ({ imports }) => {
    const before = await imports.find(input.id);
    if (before === null || !mayImport(viewer.role, before.kind)) return NOT_FOUND;
    const { from, to, refusal } = IMPORT_STEPS[input.act];
    if (!from.includes(before.status)) return refused(refusal);
    if (before.version !== input.version) return STALE;
    const problem = problemOf(before, input.act, act.now);
    if (problem !== null) return problem;
    const { options, unknownValues } = before;
    const chosenValues = withChosenValues(before.kind, options.chosenValues, unknownValues, values, known);
    if (chosenValues === null) return wrongField('values', 'Ese valor ya no se puede elegir');
    const chosen: Import = { ...before, options: { ...options, chosenValues } };
    const changes = changesOf(before, input.act, viewer, act.now);
    const after: Import = { ...chosen, status: to, version: before.version + 1, ...FRESH, ...changes };
    if (input.act === 'DISCARD') imports.removeFile(before);
    if (input.act === 'CHECK') imports.remember(before, headerSetIn(before), chosenIn(chosen));
    const isAudited = input.act === 'START' || input.act === 'UNDO' || input.act === 'DISCARD';
    imports.save(after, isAudited ? { before: { status: before.status }, after: { status: to } } : undefined);
    return { kind: 'done', ids: [before.id] };
  });
}

const NOTHING_KNOWN = { lists: {}, people: [] } as const;

/** A request of a person resets the attempts. */
const FRESH = { attempts: 0, stopped: null } as const;

function problemOf(
  before: Import,
  act: ImportAct,
  now: Date,
): Extract<Failure, { kind: 'transition' }> | null {
  if (act === 'CHECK') return before.problem === null ? null : refused(before.problem);
  // An undo that has begun may be finished later.
  if (act === 'UNDO' && before.status !== 'UNDO_STOPPED') {
    const until = undoUntilOf(before);
    return until !== null && now > until ? TOO_LATE : null;
  }
  if (act !== 'START') return null;
  if (now.getTime() - before.createdAt.getTime() > IMPORT_START_DAYS * DAY_MS) return TOO_OLD;
  const { undecided, created, updated } = countsByRule(before);
  if (undecided > 0) return UNDECIDED(undecided);
  return created + updated === 0 ? NOTHING_TO_DO : null;
}

function changesOf(before: Import, act: ImportAct, viewer: Acting, now: Date): Partial<Import> {
  const actor = { id: viewer.id, name: fullName(viewer) };
  switch (act) {
    case 'CHECK':
      return { run: before.run + 1, cursor: NOT_READ_YET, tallies: [], announced: null, unknownValues: [] };
    case 'START':
      return { announced: countsByRule(before), result: NO_COUNTS, cursor: 0, importedAt: now, actor };
    case 'UNDO':
      if (before.status === 'UNDO_STOPPED') return { actor };
      return {
        actor,
        cursor: Math.min(before.cursor, before.tallies.length) - 1,
        undo: { at: now, byName: fullName(viewer), removed: 0, restored: 0, kept: 0, lost: 0 },
      };
    default:
      return {};
  }
}

const chosenIn = ({
  columns,
  mapping,
  options: { neverOverwrite, chosenValues },
}: Import): RememberedMapping => ({
  columns: Object.fromEntries(
    columns.map(({ header }, column) => [cellKey(header), mapping[column] ?? null]),
  ),
  neverOverwrite,
  chosenValues,
});
