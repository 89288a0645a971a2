import { csvTable, jsonTable } from './text-table.ts';
import type { Table, TableFormat, TableRow } from './table.ts';
import { xlsxFile } from './xlsx-table.ts';

/** A whole table in memory; a longer one grows by pages (`text-table.ts`). */
export async function tableFile(
  format: TableFormat,
  table: Table,
  rows: readonly TableRow[],
): Promise<Uint8Array<ArrayBuffer>> {
  if (format === 'XLSX') return new Uint8Array(await xlsxFile([{ ...table, rows }]));
  const { head, rows: written, foot } = (format === 'CSV' ? csvTable : jsonTable)(table);
  return new TextEncoder().encode(head + written(rows, true) + foot);
}
