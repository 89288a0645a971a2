import { isLocalDate, type LocalDate } from '../../time/local-date.ts';
import { foldText } from '../../text/text.ts';
import { cellText, type Cell } from './cell.ts';

const MONTHS = ['ene', 'feb', 'mar', 'abr', 'may', 'jun', 'jul', 'ago', 'sep', 'oct', 'nov', 'dic'];
const DAY_MS = 86_400_000;
/** Day 0 of a workbook, shifted for the 29 February 1900 that Excel counts. */
const EPOCH_MS = Date.UTC(1899, 11, 30);
const DAYS_TO_1904 = 1_462;
/** 1927 to 2119: outside it a number is no date. */
const SERIALS = { from: 10_000, to: 80_000 };

export type Dates = { epoch1904: boolean };

export type DateOrder = 'DAY_FIRST' | 'MONTH_FIRST';

/** Month first only if a date of the column has a second number above 12, and none has a first one above 12. */
export function dateOrderOf(cells: Iterable<Cell | undefined>): DateOrder {
  let order: DateOrder = 'DAY_FIRST';
  for (const cell of cells) {
    if (typeof cell !== 'string') continue;
    const [first, second] = partsOf(plainDate(cellText(cell))) ?? [];
    if (Number(first) > 12) return 'DAY_FIRST';
    if (Number(second) > 12) order = 'MONTH_FIRST';
  }
  return order;
}

/** Whether the month is read first, and day first would give another date. */
export const isMonthFirst = (text: string, order: DateOrder): boolean => {
  if (order === 'DAY_FIRST') return false;
  const [first, second] = partsOf(plainDate(text)) ?? [];
  return first !== second && Number(second) <= 12;
};

const plainDate = (text: string): string =>
  foldText(text)
    .replace(/[t\s]\d{1,2}:\d{2}(?::\d{2}(?:\.\d+)?)?z?$/u, '')
    .trim();

/** Years of two digits are those from 1970 to 2069. */
export function readDate(
  text: string,
  { epoch1904 }: Dates = { epoch1904: false },
  order: DateOrder = 'DAY_FIRST',
): LocalDate | null {
  const plain = plainDate(text);
  const serial = /^\d{5}(?:[.,]\d+)?$/u.test(plain) ? Number(plain.slice(0, 5)) : null;
  if (serial !== null) return fromSerial(serial, epoch1904);
  const [, year, month, day] =
    /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/u.exec(plain) ??
    fromNumbers(plain, order) ??
    fromWords(plain) ??
    [];
  return madeDay(year, month, day);
}

function fromSerial(serial: number, epoch1904: boolean): LocalDate | null {
  if (serial < SERIALS.from || serial > SERIALS.to) return null;
  const days = serial + (epoch1904 ? DAYS_TO_1904 : 0);
  return new Date(EPOCH_MS + days * DAY_MS).toISOString().slice(0, 10);
}

/** `3/11/2026`. */
function partsOf(text: string): [first: string, second: string, year: string] | null {
  const [, first = '', second = '', year = ''] =
    /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{2}|\d{4})$/u.exec(text) ?? [];
  return first === '' ? null : [first, second, year];
}

function fromNumbers(text: string, order: DateOrder): string[] | null {
  const parts = partsOf(text);
  if (parts === null) return null;
  const [first, second, year] = parts;
  return order === 'DAY_FIRST' ? ['', year, second, first] : ['', year, first, second];
}

function fromWords(text: string): string[] | null {
  const found =
    /^(?:\p{L}+,? )?(\d{1,2})(?: de | |-|\/)(\p{L}{3,10})\.?(?: de | del | |-|\/)(\d{2}|\d{4})$/u.exec(text);
  const [, day = '', word = '', year = ''] = found ?? [];
  const month = MONTHS.findIndex((each) => word.startsWith(each) || (each === 'sep' && word === 'set')) + 1;
  return day === '' || month === 0 ? null : ['', year, String(month), day];
}

function madeDay(year: string | undefined, month = '', day = ''): LocalDate | null {
  if (year === undefined) return null;
  const short = Number(year) < 70 ? 2000 : 1900;
  const whole = year.length === 2 ? String(short + Number(year)) : year;
  const date = [whole, month.padStart(2, '0'), day.padStart(2, '0')].join('-');
  return isLocalDate(date) ? date : null;
}
