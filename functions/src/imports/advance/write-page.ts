import { NO_COUNTS, sumCounts, type Counts } from '@cuadrilla/domain/imports/rows/row-states.ts';
import { retallied } from '@cuadrilla/domain/imports/rows/row-tally.ts';
import type { ImportRow } from '@cuadrilla/domain/imports/rows/stored-row.ts';
import { todayIn } from '@cuadrilla/domain/time/local-date.ts';
import type { SettingsStore } from '../../settings/settings-store.ts';
import type { UnitDeps } from '../../unit/unit.ts';
import type { Import } from '../import.ts';
import { kindOfImport } from '../kinds/kinds.ts';
import type { WriteStores } from '../kinds/kind-of-import.ts';
import type { ImportStore } from '../store/import-store.ts';
import { partAct } from './import-acts.ts';
import { headsBefore } from './pages-before.ts';

export type WriteDeps = UnitDeps<keyof WriteStores> & {
  stores: { imports: Pick<ImportStore, 'find' | 'pages'>; settings: Pick<SettingsStore, 'timeZone'> };
};

/** Writes one page of rows, their results and the progress in one transaction. */
export async function writeNextPage(deps: WriteDeps, seen: Import): Promise<void> {
  const { unit, stores, now } = deps;
  const page = seen.cursor;
  const act = partAct(seen, 'importRecords', page, now());
  const today = todayIn(await stores.settings.timeZone(act.now), act.now);
  await unit(
    act,
    async (unitStores) => {
      const { imports } = unitStores;
      const before = await imports.find(seen.id);
      if (before?.status !== 'IMPORTING' || before.cursor !== page) return { kind: 'elsewhere' } as const;
      if (page < before.tallies.length) {
        const found = await imports.page(before, page);
        if (found === null) throw new Error(`Page ${page} of imports/${seen.id} is not there`);
        const writing = { stores: unitStores, importId: seen.id, rule: before.rule, now: act.now, today };
        const heads = await headsBefore(stores.imports, before, page, found.rows);
        const rows = await kindOfImport(before.kind).write(writing, found.rows, heads);
        imports.savePage(before, { ...found, done: true, rows });
        imports.save(afterPage(before, rows));
      } else {
        imports.save({ ...before, status: 'IMPORTED' });
      }
      return { kind: 'done', ids: [] };
    },
    queueOf(seen),
  );
}

function afterPage(before: Import, rows: readonly ImportRow[]): Import {
  const cursor = before.cursor + 1;
  const isLast = cursor === before.tallies.length;
  return {
    ...before,
    cursor,
    attempts: 0,
    tallies: retallied(before.tallies, before.cursor, rows),
    result: sumCounts([before.result ?? NO_COUNTS, countResults(rows)]),
    ...(isLast && { status: 'IMPORTED' as const }),
  };
}

function countResults(rows: readonly ImportRow[]): Counts {
  const counts = { ...NO_COUNTS };
  for (const { result } of rows) if (result !== null) counts[result.kind] += 1;
  return counts;
}

/** Transactions that need codes share a queue with the forms that do. */
function queueOf({ kind }: Import) {
  if (kind === 'CLIENTS') return 'codes.client' as const;
  return kind === 'PROSPECTS' ? ('codes.prospect' as const) : undefined;
}
