import { phoneText } from '@cuadrilla/domain/contact/phone-text.ts';
import { formatLocalDate } from '@cuadrilla/domain/time/local-date.ts';
import { localOf } from '@cuadrilla/domain/time/time.ts';
import type { Cell, Column } from './table.ts';

/** Separates several values of a cell; also added to a single one that would be read as several. */
const SEPARATOR = ' | ';
const LOOKS_LIKE_SEVERAL = /[;,/\n]/u;

/** The displayed text of a cell: `1234,56`, `21/11/2026 14:30`, `Sí`. */
export function cellText(column: Column, cell: Cell, zone: string): string {
  if (cell === null) return '';
  if (typeof cell === 'string') return textOf(column, cell);
  if (typeof cell === 'number') return decimalText(cell, decimalsOf(column));
  if (typeof cell === 'boolean') return cell ? 'Sí' : 'No';
  if (cell instanceof Date) return instantText(cell, zone, column);
  const [only = '', ...others] = cell.map((each) => textOf(column, each));
  if (others.length > 0) return [only, ...others].join(SEPARATOR);
  return column.isSplit && LOOKS_LIKE_SEVERAL.test(only) ? only + SEPARATOR.trimEnd() : only;
}

export function decimalsOf(column: Column): number {
  if (column.kind === 'money') return 2;
  return column.kind === 'number' ? column.decimals : 0;
}

function textOf({ kind }: Column, text: string): string {
  if (kind === 'phone') return phoneText(text);
  return kind === 'date' && text !== '' ? formatLocalDate(text) : text;
}

function instantText(instant: Date, zone: string, column: Column): string {
  const { day, time } = localOf(zone, instant);
  const seconds =
    column.kind === 'instant' && column.seconds ? `:${String(instant.getUTCSeconds()).padStart(2, '0')}` : '';
  return `${formatLocalDate(day)} ${time}${seconds}`;
}

/** Without thousands separators, and without trailing zeros except for cents. */
function decimalText(whole: number, decimals: number): string {
  const digits = String(Math.abs(whole)).padStart(decimals + 1, '0');
  const units = digits.slice(0, digits.length - decimals);
  const rest = digits.slice(digits.length - decimals);
  const shown = decimals === 2 ? rest : rest.replace(/0+$/u, '');
  return `${whole < 0 ? '-' : ''}${units}${shown === '' ? '' : `,${shown}`}`;
}
