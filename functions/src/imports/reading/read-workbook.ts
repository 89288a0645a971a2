import { inflateRawSync } from 'node:zlib';
import type { Cell } from '@cuadrilla/domain/imports/cells/cell.ts';
import type { ZipEntry } from './zip-directory.ts';

export type Sheet = { name: string; rows: Cell[][]; hiddenRows: number };

const two = (value: number) => String(value).padStart(2, '0');

/** Dates as people write them, so that a text field shows them and a date field reads them. */
function cellOf(value: unknown): Cell {
  if (value === null || value === undefined) return '';
  if (typeof value === 'number') return value;
  if (typeof value === 'boolean') return value ? 'Sí' : 'No';
  if (value instanceof Date) {
    return Number.isNaN(value.getTime())
      ? ''
      : `${two(value.getUTCDate())}/${two(value.getUTCMonth() + 1)}/${value.getUTCFullYear()}`;
  }
  return typeof value === 'string' ? value : '';
}

/** Throws if it is no workbook. Formulas give the value that was saved with them. */
export async function readWorkbook(bytes: Uint8Array, entries: readonly ZipEntry[]): Promise<Sheet[]> {
  // The directory may lie about sizes: none inflates to more than it said, or this throws.
  const texts = new Map(entries.map((entry) => [entry.name, inflated(bytes, entry)]));
  const hidden = hiddenRowsOf(texts);
  texts.clear();
  // Loaded by who needs it, not by each cold start.
  const { default: readExcelFile } = await import('read-excel-file/node');
  const sheets = await readExcelFile(Buffer.from(bytes));
  return sheets.map(({ sheet, data }, index) => ({
    name: sheet,
    rows: data.map((row) => row.map(cellOf)),
    hiddenRows: hidden[index] ?? 0,
  }));
}

/** By sheet, in the order of their files. */
function hiddenRowsOf(files: ReadonlyMap<string, Uint8Array>): number[] {
  return [...files]
    .filter(([name]) => /^xl\/worksheets\/sheet\d+\.xml$/u.test(name))
    .toSorted(([a], [b]) => numberIn(a) - numberIn(b))
    .map(
      ([, xml]) => [...new TextDecoder().decode(xml).matchAll(/<row\b[^>]*\bhidden="(?:1|true)"/gu)].length,
    );
}

const numberIn = (name: string) => Number(/\d+/u.exec(name)?.[0] ?? 0);

function inflated(bytes: Uint8Array, { name, at, packed, size, method }: ZipEntry): Uint8Array {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (at + 30 > view.byteLength) throw new Error(`${name} is not in the file`);
  const from = at + 30 + view.getUint16(at + 26, true) + view.getUint16(at + 28, true);
  const data = bytes.subarray(from, from + packed);
  return method === 0 ? data : inflateRawSync(data, { maxOutputLength: Math.max(1, size) });
}
