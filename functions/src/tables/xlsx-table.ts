import type { Cell as SheetCell, SheetData } from 'write-excel-file/node';
import { localOf } from '@cuadrilla/domain/time/time.ts';
import { cellText, decimalsOf } from './cell-text.ts';
import type { Cell, Column, Table, TableRow } from './table.ts';

/** Excel's limit. */
const TEXT_MAX = 32_767;
const TITLE_MAX = 31;
/** Excel has no day before, and counts the first two months of that year wrong. */
const FIRST_DAY = '1900-03-01';
const DAY = 'dd/mm/yyyy';
const AS_TEXT = '@';

export type Sheet = Table & { rows: readonly TableRow[] };

/** One sheet for each table. Codes, phones and texts are text cells, so that they keep their zeros and nothing is evaluated. */
export async function xlsxFile(sheets: readonly Sheet[]): Promise<Buffer> {
  // Loaded on demand, not at each cold start.
  const { default: writeExcelFile } = await import('write-excel-file/node');
  return writeExcelFile(sheets.map(sheetOf)).toBuffer();
}

function sheetOf({ title, columns, zone, rows }: Sheet) {
  const data: SheetData = [
    columns.map(({ label }) => ({ value: label, type: String, fontWeight: 'bold' as const })),
    ...rows.map((row) => columns.map((column, place) => sheetCell(column, row[place] ?? null, zone))),
  ];
  return {
    data,
    sheet: sheetName(title),
    columns: columns.map((column) => ({ width: widthOf(column) })),
    stickyRowsCount: 1,
  };
}

/** In the form of the library, and of `xlsx-stream.ts`. */
export function sheetCell(column: Column, cell: Cell, zone: string): SheetCell {
  if (cell === null || cell === '') return null;
  const { kind } = column;
  if (typeof cell === 'number') {
    return { value: cell / 10 ** decimalsOf(column), type: Number, format: numberFormat(column) };
  }
  if (kind === 'date' && typeof cell === 'string' && cell >= FIRST_DAY) {
    return { value: new Date(`${cell}T00:00:00Z`), type: Date, format: DAY };
  }
  if (cell instanceof Date) {
    const { day, time } = localOf(zone, cell);
    const seconds = String(cell.getUTCSeconds()).padStart(2, '0');
    const format = `${DAY} hh:mm${kind === 'instant' && column.seconds ? ':ss' : ''}`;
    return { value: new Date(`${day}T${time}:${seconds}Z`), type: Date, format };
  }
  const text = cellText(column, cell, zone).slice(0, TEXT_MAX);
  const value = isInherited(text) ? `${text} ` : text;
  return kind === 'code' || kind === 'phone' ? { value, type: String, format: AS_TEXT } : value;
}

/** The library keeps its texts as names of an object and writes `constructor` as the code of a function. */
const isInherited = (text: string) => text in {};

function numberFormat(column: Column): string {
  if (column.kind === 'money') return '#,##0.00\\ "€"';
  const decimals = decimalsOf(column);
  return decimals === 0 ? '0' : `0.${'#'.repeat(decimals)}`;
}

export const sheetName = (title: string): string => title.replace(/[[\]/\\:*?]/gu, ' ').slice(0, TITLE_MAX);

export function widthOf({ kind, label, width }: Column): number {
  if (width !== undefined) return width;
  const widths = { text: 28, code: 16, date: 12, phone: 18, flag: 8, money: 14, number: 12, instant: 18 };
  return Math.max(widths[kind], label.length + 2);
}
