import { retallied } from '@cuadrilla/domain/imports/rows/row-tally.ts';
import type { ImportRow, Kept, Trace } from '@cuadrilla/domain/imports/rows/stored-row.ts';
import { todayIn } from '@cuadrilla/domain/time/local-date.ts';
import type { Import } from '../import.ts';
import type { RowsBefore } from '../kinds/kind-of-import.ts';
import { kindOfImport } from '../kinds/kinds.ts';
import { partAct } from './import-acts.ts';
import { headsBefore } from './pages-before.ts';
import type { WriteDeps } from './write-page.ts';

/** Undoes one page of rows, from the last to the first, in one transaction. */
export async function undoNextPage({ unit, stores, now }: WriteDeps, seen: Import): Promise<void> {
  const page = seen.cursor;
  const act = partAct(seen, 'undoImport', page, now());
  const today = todayIn(await stores.settings.timeZone(act.now), act.now);
  await unit(act, async (unitStores) => {
    const { imports } = unitStores;
    const before = await imports.find(seen.id);
    if (before?.status !== 'UNDOING' || before.cursor !== page || before.undo === null)
      return { kind: 'elsewhere' } as const;
    const found = page < 0 ? null : await imports.page(before, page);
    let { undo, tallies } = before;
    if (page >= 0 && found === null) undo = { ...undo, lost: undo.lost + writtenBy(before, page) };
    if (found?.done) {
      const traces = found.rows.flatMap(({ result }) => result?.traces ?? []).toReversed();
      const writing = { stores: unitStores, importId: seen.id, rule: before.rule, now: act.now, today };
      const heads = await headsBefore(stores.imports, before, page, found.rows);
      const uses = await unitStores.dependants.usesOf([...traces, ...clientsIn(heads)].filter(isMade));
      const undoing = { ...writing, uses };
      const { removed, restored, kept } = await kindOfImport(before.kind).undo(undoing, traces, heads);
      undo = {
        ...undo,
        removed: undo.removed + removed,
        restored: undo.restored + restored,
        kept: undo.kept + kept.length,
      };
      const rows = found.rows.map((row) => withKept(row, kept));
      imports.savePage(before, { ...found, done: false, rows });
      tallies = retallied(tallies, page, rows);
    }
    const isLast = page <= 0;
    const status = undo.kept + undo.lost > 0 ? ('PARTLY_UNDONE' as const) : ('UNDONE' as const);
    const audited = isLast ? { before: { status: before.status }, after: { status, ...undo } } : undefined;
    imports.save(
      { ...before, undo, tallies, attempts: 0, cursor: page - 1, ...(isLast && { status }) },
      audited,
    );
    return { kind: 'done', ids: [] };
  });
}

const isMade = ({ kind }: Trace) => kind === 'created';

/** The clients of further rows, whose use decides about the sites of those. */
const clientsIn = (heads: RowsBefore): Trace[] =>
  [...heads.values()].flatMap(({ result }) =>
    (result?.traces ?? []).filter(({ entity }) => entity === 'CLIENT'),
  );

/** How many rows of a missing page were to write something. */
function writtenBy({ tallies, rule }: Import, page: number): number {
  const counts = tallies[page]?.[rule];
  return counts === undefined ? 0 : counts.created + counts.updated;
}

function withKept(row: ImportRow, kept: readonly Kept[]): ImportRow {
  const own = new Set(row.result?.traces.map(({ id }) => id));
  return { ...row, kept: kept.filter(({ id }) => own.has(id)) };
}
