import { inflateRawSync } from 'node:zlib';
import { NOT_CALCULATED, type Cell } from '@cuadrilla/domain/imports/cells/cell.ts';
import type { ZipEntry } from './zip-directory.ts';

export type Sheet = { name: string; rows: Cell[][]; hiddenRows: number };

export type Workbook = { sheets: Sheet[]; epoch1904: boolean };

const DAY_MS = 86_400_000;
const DAYS_TO_1904 = 1_462;

function cellOf(value: unknown, lateDays: number): Cell {
  if (typeof value === 'number' || typeof value === 'string') return value;
  if (typeof value === 'boolean') return value ? 'Sí' : 'No';
  if (!(value instanceof Date) || Number.isNaN(value.getTime())) return '';
  return { day: new Date(value.getTime() + lateDays * DAY_MS).toISOString().slice(0, 10) };
}

/** Throws if it is not a workbook. A formula is read as the value saved with it. */
export async function readWorkbook(bytes: Uint8Array, entries: readonly ZipEntry[]): Promise<Workbook> {
  // The directory may state false sizes: inflating throws beyond the stated size.
  const files = new Map(entries.map((entry) => [entry.name, inflated(bytes, entry)]));
  const epoch = /\bdate1904="(\w+)"/u.exec(textOf(files.get('xl/workbook.xml')))?.[1];
  const epoch1904 = epoch === '1' || epoch === 'true';
  // The library knows `1` alone; LibreOffice writes `true`.
  const lateDays = epoch === 'true' ? DAYS_TO_1904 : 0;
  const omitted = sheetFiles(files).map((name) => omittedIn(files.get(name)));
  files.clear();
  // Loaded on demand, not at each cold start.
  const { default: readExcelFile } = await import('read-excel-file/node');
  const sheets = await readExcelFile(Buffer.from(bytes));
  return {
    epoch1904,
    sheets: sheets.map(({ sheet, data }, index) => {
      const rows = data.map((row) => row.map((cell) => cellOf(cell, lateDays)));
      const { hiddenRows = 0, errors = [] } = omitted[index] ?? {};
      for (const { row, column, text } of errors) putError(rows, row, column, text);
      return { name: sheet, rows, hiddenRows };
    }),
  };
}

type Omitted = { hiddenRows: number; errors: { row: number; column: number; text: string }[] };

const ERROR = /<c r="([A-Z]+)(\d+)"[^>]*\bt="e"[^>]*>(?:(?!<\/c>).)*?<v>([^<]*)<\/v>/gsu;
/** A formula without a saved value; that of a text formula may be empty. */
const WITHOUT_VALUE =
  /<c r="([A-Z]+)(\d+)"(?![^>]*\bt="(?!n"))[^>]*>\s*<f\b(?:(?!<\/c>|<v\b[^>]*>[^<]).)*<\/c>/gsu;

/** What the library omits: hidden rows, and formulas that give an error or nothing, which it reads as blank. */
function omittedIn(bytes: Uint8Array | undefined): Omitted {
  const xml = textOf(bytes);
  const errors = [...xml.matchAll(ERROR), ...xml.matchAll(WITHOUT_VALUE)];
  return {
    hiddenRows: [...xml.matchAll(/<row\b[^>]*\bhidden="(?:1|true)"/gu)].length,
    errors: errors.map(([, letters = '', row = '', text = NOT_CALCULATED]) => ({
      row: Number(row) - 1,
      column: columnOf(letters),
      text,
    })),
  };
}

/** The files of the sheets in workbook order; a moved sheet keeps its file number. */
function sheetFiles(files: ReadonlyMap<string, Uint8Array>): string[] {
  const attribute = (tag: string, name: string) =>
    new RegExp(`\\b${name}="([^"]*)"`, 'u').exec(tag)?.[1] ?? '';
  const tags = (name: string, tag: string) =>
    textOf(files.get(name)).match(new RegExp(`<${tag}\\b[^>]*>`, 'gu')) ?? [];
  const targets = new Map(
    tags('xl/_rels/workbook.xml.rels', 'Relationship').map((tag) => [
      attribute(tag, 'Id'),
      attribute(tag, 'Target'),
    ]),
  );
  return tags('xl/workbook.xml', 'sheet').map((tag) => {
    const target = targets.get(attribute(tag, 'r:id')) ?? '';
    return target.startsWith('/') ? target.slice(1) : `xl/${target}`;
  });
}

function putError(rows: Cell[][], row: number, column: number, text: string): void {
  const cells = rows[row];
  if (cells === undefined) return;
  while (cells.length <= column) cells.push('');
  cells[column] = text;
}

const columnOf = (letters: string) =>
  Array.from(letters).reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;

const textOf = (bytes: Uint8Array | undefined): string => new TextDecoder().decode(bytes);

function inflated(bytes: Uint8Array, { name, at, packed, size, method }: ZipEntry): Uint8Array {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (at + 30 > view.byteLength) throw new Error(`${name} is not in the file`);
  const from = at + 30 + view.getUint16(at + 26, true) + view.getUint16(at + 28, true);
  const data = bytes.subarray(from, from + packed);
  return method === 0 ? data : inflateRawSync(data, { maxOutputLength: Math.max(1, size) });
}
