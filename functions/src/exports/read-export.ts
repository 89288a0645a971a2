import { EXPORTED_LISTS, mayExport } from '@cuadrilla/domain/exports/exported-lists.ts';
import type { Acting } from '../acting.ts';
import { TABLE_FILES, type Table, type TableRow } from '../tables/table.ts';
import { csvTable, jsonTable } from '../tables/text-table.ts';
import { xlsxFile } from '../tables/xlsx-table.ts';
import type { ExportStore } from './export-store.ts';
import { fileNameOf, type Export } from './export.ts';
import { sourceOf } from './lists/sources.ts';

type Deps = {
  stores: { exports: ExportStore; settings: { timeZone: (now: Date) => Promise<string> } };
  now: () => Date;
};

export type ExportFile = { name: string; mime: string; bytes: AsyncIterable<Uint8Array> };

/** The file of an own export that is finished and still kept; null for any other. */
export async function readExport(
  { stores, now }: Deps,
  { id: uid, role }: Pick<Acting, 'id' | 'role'>,
  id: string,
): Promise<ExportFile | null> {
  const found = await stores.exports.find(id);
  if (found?.by.id !== uid || found.status !== 'READY' || found.expiresAt <= now()) return null;
  if (!mayExport(role, found.list)) return null;
  const zone = await stores.settings.timeZone(now());
  const columns = sourceOf(found.list).columns(found.role);
  const table = { title: EXPORTED_LISTS[found.list].label, columns, zone };
  const { format } = found;
  return {
    name: fileNameOf(found),
    mime: TABLE_FILES[format].mime,
    bytes: written(stores.exports, found, table),
  };
}

async function* written(exports: ExportStore, { id, format, parts }: Export, table: Table) {
  if (format === 'XLSX') {
    const rows: TableRow[] = [];
    for (let index = 0; index < parts; index += 1)
      rows.push(...(await exports.part(id, index, table.columns)));
    yield new Uint8Array(await xlsxFile([{ ...table, rows }]));
    return;
  }
  const encoder = new TextEncoder();
  const { head, rows: textOf, foot } = (format === 'CSV' ? csvTable : jsonTable)(table);
  yield encoder.encode(head);
  for (let index = 0; index < parts; index += 1) {
    yield encoder.encode(textOf(await exports.part(id, index, table.columns), index === 0));
  }
  yield encoder.encode(foot);
}
