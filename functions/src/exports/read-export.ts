import { Readable } from 'node:stream';
import { EXPORTED_LISTS, mayExport, mayExportAny } from '@cuadrilla/domain/exports/exported-lists.ts';
import type { Acting } from '../acting.ts';
import { refusal } from '../errors.ts';
import { TABLE_FILES, type Table, type TableRow } from '../tables/table.ts';
import { csvTable, jsonTable, type TextTable } from '../tables/text-table.ts';
import { xlsxStream } from '../tables/xlsx-stream.ts';
import type { ExportStore } from './export-store.ts';
import { fileNameOf, type Export } from './export.ts';
import { sourceOf } from './lists/sources.ts';

type Stored = Pick<ExportStore, 'find' | 'part'>;

type Deps = {
  stores: { exports: Stored; settings: { timeZone: (now: Date) => Promise<string> } };
  now: () => Date;
};

export type ExportFile = { name: string; mime: string; bytes: AsyncIterable<Uint8Array> };

export function readOwnExports(
  { stores }: { stores: { exports: Pick<ExportStore, 'of'> } },
  { id, role }: Pick<Acting, 'id' | 'role'>,
): Promise<Export[]> {
  if (!mayExportAny(role)) throw refusal('FORBIDDEN');
  return stores.exports.of(id);
}

/** The file of the user's own finished export that has not expired; null for any other. */
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

/** Parts read ahead: one after the other, a long file takes longer than a request may. */
const AHEAD = { concurrency: 4, highWaterMark: 4 };

function pagesOf(exports: Stored, { id, parts }: Export, { columns }: Table): AsyncIterable<TableRow[]> {
  const indexes = Readable.from(Array(parts).keys());
  return indexes.map((index: number) => exports.part(id, index, columns), AHEAD);
}

function written(exports: Stored, found: Export, table: Table): AsyncIterable<Uint8Array> {
  const pages = pagesOf(exports, found, table);
  if (found.format === 'XLSX') return xlsxStream(table, pages);
  return writtenText((found.format === 'CSV' ? csvTable : jsonTable)(table), pages);
}

async function* writtenText({ head, rows: textOf, foot }: TextTable, pages: AsyncIterable<TableRow[]>) {
  const encoder = new TextEncoder();
  yield encoder.encode(head);
  let isFirst = true;
  for await (const rows of pages) {
    yield encoder.encode(textOf(rows, isFirst));
    isFirst = false;
  }
  yield encoder.encode(foot);
}
