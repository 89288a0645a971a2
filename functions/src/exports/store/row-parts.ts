import { gunzipSync, gzipSync } from 'node:zlib';
import type { Cell, Column, TableRow } from '../../tables/table.ts';

/** A document is limited to one megabyte. */
const PART_MAX_BYTES = 900_000;

/**
 * Packs rows into compressed parts that each fit into a document; none for no rows. Throws if a single row does not
 * fit.
 */
export function packRows(rows: readonly TableRow[]): Uint8Array[] {
  if (rows.length === 0) return [];
  const bytes = gzipSync(JSON.stringify(rows));
  if (bytes.length <= PART_MAX_BYTES) return [bytes];
  if (rows.length === 1) throw new Error('A row is larger than a document');
  const half = Math.ceil(rows.length / 2);
  return [...packRows(rows.slice(0, half)), ...packRows(rows.slice(half))];
}

export function unpackRows(bytes: Uint8Array, columns: readonly Column[]): TableRow[] {
  const rows = JSON.parse(gunzipSync(bytes).toString()) as Exclude<Cell, Date>[][];
  return rows.map((row) => row.map((cell, place) => revived(columns[place], cell)));
}

function revived(column: Column | undefined, cell: Exclude<Cell, Date>): Cell {
  return column?.kind === 'instant' && typeof cell === 'string' ? new Date(cell) : cell;
}
