import { EXPORTED_LISTS } from '@cuadrilla/domain/exports/exported-lists.ts';
import { XLSX_ROWS_MAX } from '../tables/xlsx-stream.ts';
import type { UnitDeps } from '../unit/unit.ts';
import { keptUntil, type Export } from './export.ts';
import type { SourceDeps } from './lists/export-source.ts';
import { namesOf, sourceOf } from './lists/sources.ts';
import { withNames } from './named-filters.ts';
import type { ExportEntry } from './store/export-records.ts';

export type GatherDeps = UnitDeps<'exports'> & SourceDeps;

const TOO_LONG = 'Son más filas de las que caben en una hoja de Excel. Elige CSV o filtra la lista';

/** The number of rows after which other work gets a turn. */
export const ROWS_AT_ONCE = 10_000;

/**
 * Reads rows until the end of the list, until `until`, or until there are so many that it becomes a job. Each page
 * is a transaction that continues after the last one, so that two concurrent callers never write a row twice.
 */
export async function gatherRows(deps: GatherDeps, begun: Export, until: Date): Promise<Export> {
  const names = await namesOf(deps.stores.settings);
  const source = sourceOf(begun.list);
  let current = begun;
  while (current.status === 'RUNNING' && current.rows - begun.rows < ROWS_AT_ONCE && deps.now() < until) {
    const read = await source.page(deps, current.asked, { after: current.cursor, role: current.role, names });
    const entry = {
      subject: EXPORTED_LISTS[current.list].label,
      asked: read.after === null ? await withNames(deps, current.asked, names) : current.asked,
    };
    current = await addPage(deps, current, { ...read, entry });
  }
  return current;
}

async function addPage(
  { unit, now }: GatherDeps,
  before: Export,
  { rows, after, entry }: Awaited<ReturnType<ReturnType<typeof sourceOf>['page']>> & { entry: ExportEntry },
): Promise<Export> {
  const act = { actor: before.by, action: 'createExport', intent: null, now: now() };
  const count = before.rows + rows.length;
  const isTooLong = before.format === 'XLSX' && count > XLSX_ROWS_MAX;
  let current = before;
  await unit(act, async ({ exports }) => {
    const found = await exports.find(before.id);
    if (found === null) throw new Error(`exports/${before.id} is gone`);
    current = found;
    if (found.status !== 'RUNNING' || found.cursor !== before.cursor || found.rows !== before.rows) {
      return { kind: 'done', ids: [before.id] };
    }
    const touched = { ...found, touchedAt: act.now };
    if (isTooLong) {
      current = { ...touched, status: 'FAILED', problem: TOO_LONG };
      exports.fail(current);
      return { kind: 'done', ids: [before.id] };
    }
    const isOver = after === null;
    current = exports.append(
      found,
      rows,
      {
        ...touched,
        rows: count,
        cursor: after,
        expiresAt: keptUntil(act.now),
        status: isOver ? 'READY' : 'RUNNING',
      },
      entry,
    );
    return { kind: 'done', ids: [before.id] };
  });
  return current;
}
