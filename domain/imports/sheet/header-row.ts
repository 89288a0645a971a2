import type { KnownHeaders } from '../synonyms.ts';
import { cellKey, cellText, type Cell } from '../cells/cell.ts';

const LOOKED_AT = 15;

const isBlankRow = (row: readonly Cell[]) => row.every((cell) => cellText(cell) === '');

const filled = (row: readonly Cell[]) => row.filter((cell) => cellText(cell) !== '').length;

/**
 * The index of the row with the column headers: the one with the most known headers, otherwise the first of maximum
 * width, so that a logo or a title above it does not count. Null if all rows are empty.
 */
export function guessHeaderRow(rows: readonly (readonly Cell[])[], known: KnownHeaders): number | null {
  const top = rows.slice(0, LOOKED_AT);
  const scored = top.map((row, index) => {
    const found = new Set(row.flatMap((cell) => known.get(cellKey(cellText(cell)))?.path ?? []));
    return { index, score: found.size };
  });
  const best = scored.reduce((a, b) => (b.score > a.score ? b : a), { index: -1, score: 0 });
  if (best.score > 0) return best.index;
  const widest = Math.max(0, ...top.map(filled));
  if (widest === 0) return null;
  return top.findIndex((row) => filled(row) === widest);
}

const COUNTED =
  'de|general(?:es)?|clientes?|contactos?|prospectos?|equipos?|art[ií]culos?|registros?|filas?|l[ií]neas?|servicios?|facturas?|importes?|euros';
const TOTALS = new RegExp(
  String.raw`^(?:sub|suma )?total(?:e?s)?(?: (?:${COUNTED}))*\s*[:=]?\s*[\d.,]*\s*€?$`,
  'iu',
);

/** A row of totals, recognised by its first text: `Total clientes: 309`, but not a client called Total Clima. */
export function isTotalsRow(row: readonly Cell[]): boolean {
  const first = row.map(cellText).find((text) => text !== '');
  return first !== undefined && TOTALS.test(first);
}

export type DataRow = { number: number; cells: readonly Cell[] };

/** The rows below the header with their number in the file, from 1; without blank rows and totals. */
export function dataRows(
  rows: readonly (readonly Cell[])[],
  headerRow: number,
): { rows: DataRow[]; totals: number[] } {
  const below = rows.flatMap((cells, index): DataRow[] =>
    index <= headerRow || isBlankRow(cells) ? [] : [{ number: index + 1, cells }],
  );
  const totals = below.filter(({ cells }) => isTotalsRow(cells)).map(({ number }) => number);
  return { rows: below.filter(({ number }) => !totals.includes(number)), totals };
}
