import type { Figure } from '../../figure.ts';
import { cellText, type Cell } from './cell.ts';

/** `(12,50)` and `12,50-` are negative in accounts. */
function plainFigure(text: string): string {
  const bare = text.replace(/[\s€]|EUR(?:OS)?/giu, '');
  const negative = /^\((.+)\)$/u.exec(bare) ?? /^(.+)[-−]$/u.exec(bare);
  return negative ? `-${negative[1] ?? ''}` : bare;
}

export type Decimals = 'COMMA' | 'POINT' | 'MIXED';

/** `12.500` and `12,500`, alone: thousands or decimals. */
const DOUBTFUL = /^-?[1-9]\d{0,2}[.,]\d{3}$/u;
const SPANISH = /^-?(?:\d{1,3}(?:\.\d{3})+,\d+|\d{1,3}(?:\.\d{3}){2,}|\d+,\d+)$/u;

const isDoubtful = (text: string): boolean => DOUBTFUL.test(plainFigure(text));
const swapped = (figure: string): string => figure.replace(/[.,]/gu, (mark) => (mark === '.' ? ',' : '.'));
const isSpanish = (figure: string): boolean => !DOUBTFUL.test(figure) && SPANISH.test(figure);
const isEnglish = (figure: string): boolean => isSpanish(swapped(figure));

/** What the values of a column tell of their decimals; null for nothing. Numbers of a workbook have no mark. */
export function decimalsOf(cells: Iterable<Cell | undefined>): Decimals | null {
  let found: Decimals | null = null;
  for (const cell of cells) {
    if (typeof cell !== 'string') continue;
    const figure = plainFigure(cellText(cell).replace('%', ''));
    const own = isSpanish(figure) ? 'COMMA' : isEnglish(figure) ? 'POINT' : null;
    if (own !== null && found !== null && own !== found) return 'MIXED';
    found ??= own;
  }
  return found;
}

/** With a decimal comma, and without the third decimal of `12,500` where it is known to be one. */
function withComma(figure: string, decimals: Decimals | null): string {
  const typed = decimals === 'POINT' || isEnglish(figure) ? swapped(figure) : figure;
  return decimals === null && DOUBTFUL.test(figure) ? typed : typed.replace(/(,\d\d)0+$/u, '$1');
}

/**
 * Whole units of the figure, as Spanish as the column allows; null if the text is no such number. A percentage of a workbook arrives
 * as 0,21.
 */
export function readFigure(text: string, figure: Figure, decimals: Decimals | null = null): number | null {
  const typed = withComma(plainFigure(text), decimals);
  const percent = /^(\d{1,3})(?:[.,]0+)?%$/u.exec(typed)?.[1];
  if (percent !== undefined) return figure.parse(percent);
  const value = figure.parse(typed);
  if (value !== null && !Number.isNaN(value)) return value;
  const fraction = /^0[.,](\d{1,2})$/u.exec(typed)?.[1];
  const asPercent = fraction === undefined ? Number.NaN : Number(fraction.padEnd(2, '0'));
  return figure.accepts(asPercent) && figure.read(asPercent).includes('%') ? asPercent : null;
}

/** The two figures that a text may be in its column; null where there is no doubt. */
export function twoFigures(
  text: string,
  figure: Figure,
  decimals: Decimals | null,
): readonly (number | null)[] | null {
  if (decimals !== 'MIXED' || !isDoubtful(text)) return null;
  const [spanish, english] = [readFigure(text, figure, 'COMMA'), readFigure(text, figure, 'POINT')];
  return spanish === english ? null : [spanish, english];
}

export const isReadAsDecimals = (text: string, decimals: Decimals | null): boolean =>
  decimals === 'POINT' && isDoubtful(text);
