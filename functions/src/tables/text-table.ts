import Papa from 'papaparse';
import { cellText } from './cell-text.ts';
import { guarded } from './formula-guard.ts';
import type { Cell, Column, Table, TableRow } from './table.ts';

/** A file that grows by pages of rows: `head`, then `rows` for each page, then `foot`. */
export type TextTable = {
  head: string;
  rows: (rows: readonly TableRow[], isFirst: boolean) => string;
  foot: string;
};

const BOM = '\uFEFF';
const LINE = '\r\n';

/** As Excel in Spanish opens it with a double click: semicolons, a decimal comma, UTF-8 by its mark. */
export function csvTable({ columns, zone }: Table): TextTable {
  const written = (rows: readonly (readonly string[])[]) =>
    rows.length === 0 ? '' : Papa.unparse([...rows], { delimiter: ';', newline: LINE }) + LINE;
  const textOf = (column: Column | undefined, cell: Cell) => {
    if (!column) throw new Error('A row has more cells than the table has columns');
    const text = cellText(column, cell, zone);
    return typeof cell === 'string' || Array.isArray(cell) ? guarded(text) : text;
  };
  return {
    head: BOM + written([columns.map(({ label }) => guarded(label))]),
    rows: (rows) => written(rows.map((row) => row.map((cell, place) => textOf(columns[place], cell)))),
    foot: '',
  };
}

/** A list of objects with the stored values by the names of the columns: whole numbers, ISO 8601, E.164. */
export function jsonTable({ columns }: Table): TextTable {
  const entryOf = (row: TableRow) =>
    JSON.stringify(Object.fromEntries(columns.map(({ name }, place) => [name, row[place] ?? null])));
  return {
    head: '[\n',
    rows: (rows, isFirst) =>
      rows.length === 0 ? '' : (isFirst ? '' : ',\n') + rows.map(entryOf).join(',\n'),
    foot: '\n]\n',
  };
}
