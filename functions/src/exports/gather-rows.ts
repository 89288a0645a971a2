import { EXPORTED_LISTS } from '@cuadrilla/domain/exports/exported-lists.ts';
import { XLSX_ROWS_MAX } from '../tables/xlsx-stream.ts';
import type { UnitDeps } from '../unit/unit.ts';
import type { ExportStore } from './export-store.ts';
import { keptUntil, type Export } from './export.ts';
import type { SourceDeps, SourcePage } from './lists/export-source.ts';
import { namesOf, sourceOf, type NameSettings } from './lists/sources.ts';
import { withNames, type NamedDeps } from './named-filters.ts';
import type { ExportEntry } from './store/export-records.ts';

export type GatherDeps = UnitDeps<'exports'> &
  SourceDeps &
  NamedDeps & { stores: { exports: Pick<ExportStore, 'find'>; settings: NameSettings } };

const TOO_LONG = 'Son más filas de las que caben en una hoja de Excel. Elige CSV o filtra la lista';

const BROKEN = 'No se ha podido terminar. Vuelve a exportar la lista';
const ATTEMPTS_MAX = 5;

/** The number of rows after which other work gets a turn. */
export const ROWS_AT_ONCE = 10_000;

/**
 * Reads rows until the end of the list, until `until`, or until there are so many that it becomes a job. Each page
 * is a transaction that continues after the last one, so that two concurrent callers never write a row twice. The
 * error of a page is thrown; after several in a row the export has failed. `first` is its first page, where it has been read.
 */
export async function gatherRows(
  deps: GatherDeps,
  begun: Export,
  until: Date,
  first?: SourcePage,
): Promise<Export> {
  let current = begun;
  try {
    const names = await namesOf(deps.stores.settings);
    const source = sourceOf(begun.list);
    while (current.status === 'RUNNING' && current.rows - begun.rows < ROWS_AT_ONCE && deps.now() < until) {
      const { asked, cursor: after, role } = current;
      const known = after === null ? first : undefined;
      const read = known ?? (await source.page(deps, asked, { after, role, names }));
      const entry = {
        subject: EXPORTED_LISTS[current.list].label,
        asked: read.after === null ? await withNames(deps, asked, names) : asked,
      };
      current = await addPage(deps, current, { ...read, entry });
    }
    return current;
  } catch (error) {
    // Where not even this can be written, it is tried again without being counted.
    await countAttempt(deps, current).catch(() => undefined);
    throw error;
  }
}

const actFor = ({ now }: GatherDeps, { by }: Export) => ({
  actor: by,
  action: 'createExport',
  intent: null,
  now: now(),
});

async function countAttempt(deps: GatherDeps, before: Export): Promise<void> {
  const act = actFor(deps, before);
  await deps.unit(act, async ({ exports }) => {
    const found = await exports.find(before.id);
    if (found?.status === 'RUNNING' && found.rows === before.rows) {
      const attempts = found.attempts + 1;
      const failed = attempts < ATTEMPTS_MAX ? {} : ({ status: 'FAILED', problem: BROKEN } as const);
      exports.save({ ...found, touchedAt: act.now, attempts, ...failed });
    }
    return { kind: 'done', ids: [before.id] };
  });
}

async function addPage(
  deps: GatherDeps,
  before: Export,
  { rows, after, entry }: SourcePage & { entry: ExportEntry },
): Promise<Export> {
  const act = actFor(deps, before);
  const count = before.rows + rows.length;
  const isTooLong = before.format === 'XLSX' && count > XLSX_ROWS_MAX;
  let current = before;
  await deps.unit(act, async ({ exports }) => {
    const found = await exports.find(before.id);
    if (found === null) throw new Error(`exports/${before.id} is gone`);
    current = found;
    if (found.status !== 'RUNNING' || found.cursor !== before.cursor || found.rows !== before.rows) {
      return { kind: 'done', ids: [before.id] };
    }
    const touched = { ...found, touchedAt: act.now, attempts: 0 };
    if (isTooLong) {
      current = { ...touched, status: 'FAILED', problem: TOO_LONG };
      exports.save(current);
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
