import { isLocalDate, type LocalDate } from '../time/local-date.ts';
import { MESSAGES } from '../text/messages.ts';
import {
  INVOICE_NUMBER_MAX,
  invoiceDateProblem,
  numberProblems,
  type ConfirmedItem,
  type InvoiceBounds,
} from './invoice-numbers.ts';

/** `row` counts from 1, as in the file. */
export type ReadItem = ConfirmedItem & { row: number };

export type UnreadRow = { row: number; message: string };

type Known = { id: string; ref: string; code: string };

const SERVICE_CODE = /^S-\d{4}-\d{4,}$/i;
const INVOICE_REF = /^LF-\d{4}-\d{4,}-\d{3,}$/i;
const BATCH_CODE = /^LF-\d{4}-\d{4,}$/i;
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
): { items: ReadItem[]; problems: UnreadRow[] } {
  const found = new Map<string, ReadItem>();
  const problems: UnreadRow[] = [];
  const contradicted = new Map<number, string>();
  let columns: Columns | null = null;
  for (const { row, line } of rowsOf(text)) {
    const cells = cellsOf(line);
    if (isHeading(cells)) {
      columns = columnsIn(cells);
      continue;
    }
    const read = readRow(cells, columns);
    if (read === null) continue;
    const message = typeof read === 'string' ? read : take(found, { ...read, row }, items, contradicted);
    if (message !== null) problems.push({ row, message });
  }
  for (const [row, message] of contradicted) problems.push({ row, message });
  return {
    items: [...found.values()].filter(({ row }) => !contradicted.has(row)),
    problems: problems.sort((a, b) => a.row - b.row),
  };
}

type Confirmations = ReturnType<typeof readConfirmations>;

/** The N of an error at `items.N.…`. */
export const itemPlaceOf = (path: string): number => Number(path.split('.')[1]);

/** Reports rows with contradictory numbers or an impossible date, and leaves out all services of such a row. */
export function checkConfirmations(
  { items, problems }: Confirmations,
  boundsOf: (itemId: string) => InvoiceBounds | undefined,
): Confirmations {
  const wrong = new Map(
    numberProblems(items).map(({ path, message }) => [items[itemPlaceOf(path)]?.row ?? 0, message]),
  );
  for (const { itemId, row, invoicedOn } of items) {
    const bounds = boundsOf(itemId);
    const message = bounds && invoiceDateProblem(invoicedOn, bounds);
    if (message != null) wrong.set(row, message);
  }
  const added = [...wrong].map(([row, message]): UnreadRow => ({ row, message }));
  return {
    items: items.filter(({ row }) => !wrong.has(row)),
    problems: [...problems, ...added].sort((a, b) => a.row - b.row),
  };
}

/** Only the rows with a problem, under their headings. */
export function rowsLeft(text: string, problems: readonly UnreadRow[]): string {
  const unread = new Set(problems.map(({ row }) => row));
  if (unread.size === 0) return '';
  return rowsOf(text)
    .filter(({ row, line }) => unread.has(row) || isHeading(cellsOf(line)))
    .map(({ line }) => line)
    .join('\n');
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

type Read = Row & { row: number };

/** Notes in `contradicted` the earlier rows that say otherwise: neither is right for certain. */
function take(
  found: Map<string, ReadItem>,
  read: Read,
  items: readonly Known[],
  contradicted: Map<number, string>,
): string | null {
  const { code, row, invoiceNumber, invoicedOn } = read;
  const meant = items.filter((item) => [item.code, item.ref].includes(code));
  if (meant.length === 0) return `${code} no está en este lote o se ha devuelto`;
  const known = meant.flatMap(({ id }) => found.get(id) ?? []);
  const other = known.find((each) => each.invoiceNumber !== invoiceNumber || each.invoicedOn !== invoicedOn);
  if (other !== undefined) {
    const what = other.invoiceNumber === invoiceNumber ? 'fecha' : 'factura';
    contradicted.set(other.row, `${code} tiene otra ${what} en la fila ${row}`);
    return `${code} tiene otra ${what} en la fila ${other.row}`;
  }
  for (const { id } of meant) found.set(id, found.get(id) ?? { itemId: id, row, invoiceNumber, invoicedOn });
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
  const guess = columns ? null : guessed(cells, code);
  const { number = '', dated = '' } = columns
    ? { number: cells[columns.number], dated: cells[columns.date] }
    : { number: guess?.numbers[0], dated: guess?.dated };
  if (columns && code !== undefined && number === '' && dated === '') return null;
  if (code === undefined)
    return 'Falta un código de servicio (S-2026-0001) o una referencia (LF-2026-0001-001)';
  if (dated === '') return 'Falta la fecha de la factura';
  const invoicedOn = parseDay(dated);
  if (invoicedOn === null) return `${dated} no es una fecha`;
  if (number === '') return 'Falta el número de factura';
  if (guess !== null && guess.numbers.length > 1)
    return 'No se sabe cuál es el número de factura: pega también los encabezados de las columnas';
  if (number.includes('"')) return 'Quita las comillas del número de factura';
  if (number.length > INVOICE_NUMBER_MAX) return MESSAGES.tooLong(INVOICE_NUMBER_MAX);
  return { code: code.toUpperCase(), invoiceNumber: number, invoicedOn };
}

function guessed(cells: readonly string[], code: string | undefined) {
  const dated = cells.find((cell) => cell !== code && isDateLike(cell));
  const numbers = cells.filter(
    (cell) => cell !== code && cell !== dated && cell !== '' && !namesService(cell) && !BATCH_CODE.test(cell),
  );
  return { dated, numbers };
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
