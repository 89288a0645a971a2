import { isLocalDate, type LocalDate } from '../time/local-date.ts';
import { MESSAGES } from '../text/messages.ts';

export const INVOICE_NUMBER_MAX = 40;

export type ConfirmedItem = { itemId: string; invoiceNumber: string; invoicedOn: LocalDate };

/** `row` counts from 1, as in the file. */
export type UnreadRow = { row: number; text: string; message: string };

type Known = { id: string; ref: string; code: string };

const SERVICE_CODE = /^S-\d{4}-\d{4,}$/i;
const INVOICE_REF = /^LF-\d{4}-\d{4,}-\d{3,}$/i;
const HEADING = /factura|fecha|c[oó]digo|referencia|n[uú]mero|^n[.ºo°]/i;

/**
 * Reads «nº factura, fecha, código» as pasted or from a CSV file: the columns in any order, told by what stands in them. A code is a
 * service's or the reference of an invoice with all its services. A row that cannot be read is named; nothing is guessed.
 */
export function readConfirmations(
  text: string,
  items: readonly Known[],
): { items: ConfirmedItem[]; problems: UnreadRow[] } {
  const found = new Map<string, ConfirmedItem>();
  const problems: UnreadRow[] = [];
  for (const { row, line } of rowsOf(text)) {
    const read = readRow(cellsOf(line));
    if (typeof read !== 'string' && 'heading' in read) continue;
    const message = typeof read === 'string' ? read : take(found, read, items);
    if (message !== null) problems.push({ row, text: line, message });
  }
  return { items: [...found.values()], problems };
}

type Row = { code: string; invoiceNumber: string; invoicedOn: LocalDate };

function take(found: Map<string, ConfirmedItem>, row: Row, items: readonly Known[]): string | null {
  const { code, invoiceNumber, invoicedOn } = row;
  const meant = items.filter((item) => [item.code, item.ref].includes(code));
  if (meant.length === 0) return `${code} no está en este lote o se ha devuelto`;
  const other = meant.find(({ id }) => (found.get(id)?.invoiceNumber ?? invoiceNumber) !== invoiceNumber);
  if (other !== undefined) return `${code} ya tiene otra factura en estas filas`;
  for (const { id } of meant) found.set(id, { itemId: id, invoiceNumber, invoicedOn });
  return null;
}

function rowsOf(text: string): { row: number; line: string }[] {
  return text
    .replace(/^\uFEFF/u, '')
    .split(/\r\n|\r|\n/u)
    .map((line, index) => ({ row: index + 1, line: line.trim() }))
    .filter(({ line }) => line.replace(/[;,\t"]/gu, '') !== '');
}

/** The separator is the one that gives cells: a comma may stand in a number of an invoice only between quotes. */
function cellsOf(line: string): string[] {
  const separator = ['\t', ';', ','].find((each) => line.includes(each)) ?? /\s{2,}/u;
  return line.split(separator).map((cell) =>
    cell
      .trim()
      .replace(/^"(.*)"$/u, '$1')
      .replace(/^'/u, '')
      .trim(),
  );
}

function readRow(cells: readonly string[]): Row | { heading: true } | string {
  const code = cells.find((cell) => SERVICE_CODE.test(cell) || INVOICE_REF.test(cell));
  if (code === undefined) {
    if (cells.filter((cell) => HEADING.test(cell)).length > 1) return { heading: true };
    return 'Falta el código del servicio o la referencia';
  }
  const dated = cells.find((cell) => cell !== code && isDateLike(cell));
  if (dated === undefined) return 'Falta la fecha de la factura';
  const invoicedOn = parseDay(dated);
  if (invoicedOn === null) return `${dated} no es una fecha`;
  const invoiceNumber = cells.find((cell) => cell !== code && cell !== dated && cell !== '');
  if (invoiceNumber === undefined) return 'Falta el número de factura';
  if (invoiceNumber.length > INVOICE_NUMBER_MAX) return MESSAGES.tooLong(INVOICE_NUMBER_MAX);
  return { code: code.toUpperCase(), invoiceNumber, invoicedOn };
}

const SPANISH = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4}|\d{2})$/;
const ISO = /^\d{4}-\d{2}-\d{2}(?:[T ].*)?$/;

const isDateLike = (cell: string) => SPANISH.test(cell) || ISO.test(cell);

function parseDay(cell: string): LocalDate | null {
  const [, day = '', month = '', year = ''] = SPANISH.exec(cell) ?? [];
  const text = ISO.test(cell)
    ? cell.slice(0, 10)
    : `${year.length === 2 ? `20${year}` : year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isLocalDate(text) ? text : null;
}
