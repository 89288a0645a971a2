import type { Figure } from '../../figure.ts';

/** `(12,50)` and `12,50-` are negative in accounts. */
function plainFigure(text: string): string {
  const bare = text.replace(/[\s€]|EUR(?:OS)?/giu, '');
  const negative = /^\((.+)\)$/u.exec(bare) ?? /^(.+)[-−]$/u.exec(bare);
  return negative ? `-${negative[1] ?? ''}` : bare;
}

/** Groups and decimals by the last separator, so that `1,234.56` of an English file is read too. */
function withComma(figure: string): string {
  const isEnglish = /^-?\d{1,3}(?:,\d{3})+\.\d+$/u.test(figure);
  return isEnglish ? figure.replaceAll(',', '').replace('.', ',') : figure;
}

/** Whole units of the figure; null if the text is no such number. A percentage of a workbook arrives as 0,21. */
export function readFigure(text: string, figure: Figure): number | null {
  const typed = withComma(plainFigure(text));
  const percent = /^(\d{1,3})(?:[.,]0+)?%$/u.exec(typed)?.[1];
  if (percent !== undefined) return figure.parse(percent);
  const value = figure.parse(typed);
  if (value !== null && !Number.isNaN(value)) return value;
  const fraction = /^0[.,](\d{1,2})$/u.exec(typed)?.[1];
  const asPercent = fraction === undefined ? Number.NaN : Number(fraction.padEnd(2, '0'));
  return figure.accepts(asPercent) && figure.read(asPercent).includes('%') ? asPercent : null;
}
