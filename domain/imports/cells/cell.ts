import { foldText } from '../../text/text.ts';
import { formatLocalDate, type LocalDate } from '../../time/local-date.ts';

/** As read from a file: a text, or a number or a date of a workbook. */
export type Cell = string | number | { day: LocalDate };

// NBSP, narrow NBSP and the like are spaces here; zero-width characters are nothing.
const SPACES = /[^\S\r\n]+/gu;
const ZERO_WIDTH = /[\u200b-\u200f\u2060\ufeff]/gu;

/** Trimmed, with plain spaces and `\n` between lines. */
export function cellText(cell: Cell | undefined): string {
  if (cell === undefined) return '';
  if (typeof cell === 'number') return NUMBER.format(cell);
  if (typeof cell === 'object') return formatLocalDate(cell.day);
  return cell
    .replace(ZERO_WIDTH, '')
    .replace(/\r\n?/gu, '\n')
    .replace(SPACES, ' ')
    .replace(/ ?\n ?/gu, '\n')
    .trim();
}

/** With a decimal comma; the binary noise of formulas is rounded off. */
const NUMBER = new Intl.NumberFormat('es-ES', { useGrouping: false, maximumFractionDigits: 6 });

export const lineText = (cell: Cell | undefined): string => cellText(cell).replaceAll('\n', ' ');

/** For comparing headers, labels and names: letters and digits only, ignoring case and accents. */
export const cellKey = (text: string): string => foldText(text).replace(/[^\p{L}\p{N}]+/gu, '');

const ERROR =
  /^#(?:N\/D|N\/A|¡?REF!|¡?VALOR!|VALUE!|¿?NOMBRE\??|NAME\?|¡?DIV\/0!|¡?NUM!|¡?NULO!|NULL!|DESBORDAMIENTO!|SPILL!|CALC!)$/iu;

/** In place of the value of a formula that a program has written without calculating it. */
export const NOT_CALCULATED = '#SIN CALCULAR';

/** What is wrong with a cell whose formula has no value, in Spanish; null for any other. */
export function sheetErrorIn(text: string): string | null {
  if (text === NOT_CALCULATED)
    return 'La celda tiene una fórmula sin calcular: abre el archivo, guárdalo y vuelve a subirlo';
  const isError = ERROR.test(text) || /^Err:\d{3}$/.test(text);
  return isError ? `La celda tiene un error de la hoja de cálculo (${text})` : null;
}

/** A long number as displayed by a spreadsheet: `6,12E+08`, always with a sign. A serial number may be `12E5`. */
export const isCutNumber = (text: string): boolean => /^-?\d+(?:[.,]\d+)?E[+-]\d+$/iu.test(text);
