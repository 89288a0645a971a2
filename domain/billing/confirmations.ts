import { addDays, isLocalDate, type LocalDate } from '../time/local-date.ts';
import { MESSAGES } from '../text/messages.ts';

export const INVOICE_NUMBER_MAX = 40;

export type ConfirmedItem = { itemId: string; invoiceNumber: string; invoicedOn: LocalDate };

/** Invoices are dated ahead by days; a date beyond is mistyped. */
const AHEAD_DAYS = 31;

export function confirmationProblem(items: readonly ConfirmedItem[], today: LocalDate): string | null {
  const dates = new Map<string, LocalDate>();
  const seen = new Set<string>();
  for (const { itemId, invoiceNumber, invoicedOn } of items) {
    if (seen.has(itemId)) return `La factura ${invoiceNumber} trae un servicio dos veces`;
    seen.add(itemId);
    if (invoicedOn > addDays(today, AHEAD_DAYS))
      return `La fecha de la factura ${invoiceNumber} queda muy lejos`;
    if ((dates.get(invoiceNumber) ?? invoicedOn) !== invoicedOn)
      return `La factura ${invoiceNumber} tiene dos fechas distintas`;
    dates.set(invoiceNumber, invoicedOn);
  }
  return null;
}

/** `row` counts from 1, as in the file. */
export type UnreadRow = { row: number; text: string; message: string };

type Known = { id: string; ref: string; code: string };

const SERVICE_CODE = /^S-\d{4}-\d{4,}$/i;
const INVOICE_REF = /^LF-\d{4}-\d{4,}-\d{3,}$/i;
const DATE_HEADING = /fecha/i;
const NUMBER_HEADINGS = [/factura/i, /^(?:n[uú]mero|n[uú]m\.?|n[.ºo°]\.?)$/i];
const HEADING = /factura|fecha|c[oó]digo|referencia|servicio|n[uú]mero|^n[.ºo°]/i;

export const namesService = (cell: string): boolean => SERVICE_CODE.test(cell) || INVOICE_REF.test(cell);

/**
 * Reads «nº factura, fecha, código» as pasted or from a file: by the heading, otherwise with the columns in any
 * order, recognised by their content. A code is a service's or the reference of an invoice with all its services.
 * Rows that cannot be read are reported, never guessed.
 */
export function readConfirmations(
  text: string,
  items: readonly Known[],
): { items: ConfirmedItem[]; problems: UnreadRow[] } {
  const found = new Map<string, ConfirmedItem>();
  const problems: UnreadRow[] = [];
  let columns: Columns | null = null;
  for (const { row, line } of rowsOf(text)) {
    const cells = cellsOf(line);
    if (isHeading(cells)) {
      columns = columnsIn(cells);
      continue;
    }
    const read = readRow(cells, columns);
    if (read === null) continue;
    const message = typeof read === 'string' ? read : take(found, read, items);
    if (message !== null) problems.push({ row, text: line.trim(), message });
  }
  return { items: [...found.values()], problems };
}

type Columns = { number: number; date: number };

const isHeading = (cells: readonly string[]) =>
  !cells.some(namesService) && cells.filter((cell) => HEADING.test(cell)).length > 1;

function columnsIn(heading: readonly string[]): Columns | null {
  const dates = heading.filter((cell) => DATE_HEADING.test(cell));
  const ofInvoice = dates.find((cell) => /factura/i.test(cell)) ?? dates[0];
  const [number] = NUMBER_HEADINGS.map((pattern) =>
    heading.findIndex((cell) => pattern.test(cell) && !DATE_HEADING.test(cell)),
  ).filter((index) => index !== -1);
  if (ofInvoice === undefined || number === undefined) return null;
  return { number, date: heading.indexOf(ofInvoice) };
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
    .map((line, index) => ({ row: index + 1, line }))
    .filter(({ line }) => line.replace(/[;,\t"\s]/gu, '') !== '');
}

/** The separator that yields cells: an invoice number may contain a comma only between quotes. */
function cellsOf(line: string): string[] {
  const separator = ['\t', ';', ','].find((each) => line.includes(each)) ?? /\s{2,}/u;
  const row = typeof separator === 'string' ? line : line.trim();
  return row.split(separator).map((cell) =>
    cell
      .trim()
      .replace(/^"(.*)"$/u, '$1')
      .replace(/^'/u, '')
      .trim(),
  );
}

/** Null for a row of a table that has no invoice yet. */
function readRow(cells: readonly string[], columns: Columns | null): Row | string | null {
  const code = cells.find((cell) => SERVICE_CODE.test(cell)) ?? cells.find((cell) => INVOICE_REF.test(cell));
  const { number = '', dated = '' } = columns
    ? { number: cells[columns.number], dated: cells[columns.date] }
    : guessed(cells, code);
  if (columns && code !== undefined && number === '' && dated === '') return null;
  if (code === undefined) return 'Falta el código del servicio o la referencia';
  if (dated === '') return 'Falta la fecha de la factura';
  const invoicedOn = parseDay(dated);
  if (invoicedOn === null) return `${dated} no es una fecha`;
  if (number === '') return 'Falta el número de factura';
  if (number.length > INVOICE_NUMBER_MAX) return MESSAGES.tooLong(INVOICE_NUMBER_MAX);
  return { code: code.toUpperCase(), invoiceNumber: number, invoicedOn };
}

function guessed(cells: readonly string[], code: string | undefined) {
  const dated = cells.find((cell) => cell !== code && isDateLike(cell));
  return { dated, number: cells.find((cell) => cell !== code && cell !== dated && cell !== '') };
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
