export const SEPARATORS = [';', ',', '\t', '|'] as const;
export type Separator = (typeof SEPARATORS)[number];

const SAMPLE = 20;

/** Excel's own first line, `sep=;`; null without one. */
export function declaredSeparator(text: string): { separator: Separator; length: number } | null {
  const [line = '', separator = ''] = /^sep=(.)\r?\n/iu.exec(text) ?? [];
  const known = SEPARATORS.find((each) => each === separator);
  return known === undefined ? null : { separator: known, length: line.length };
}

/**
 * The separator with the most, and equally many, in the first records outside quotes; a semicolon on a tie and where there is none:
 * Spanish spreadsheets write it.
 */
export function guessSeparator(text: string): Separator {
  const declared = declaredSeparator(text);
  if (declared) return declared.separator;
  const counts = countsOf(text);
  const scored = SEPARATORS.map((separator) => ({
    separator,
    score: scoreOf(counts.get(separator) ?? []) * WEIGHTS[separator],
  }));
  const [best] = scored.sort((a, b) => b.score - a.score);
  return best === undefined || best.score === 0 ? ';' : best.separator;
}

/** A comma is also in notes and amounts. */
const WEIGHTS: Readonly<Record<Separator, number>> = { ';': 2, '\t': 2, '|': 1.5, ',': 1 };
const WIDE = 50;

/** Consistent records weigh most: notes contain commas, but not the same number in each row. */
function scoreOf(counts: readonly number[]): number {
  const frequency = new Map<number, number>();
  for (const count of counts) if (count > 0) frequency.set(count, (frequency.get(count) ?? 0) + 1);
  const agreed = [...frequency].map(([count, rows]) => (rows / counts.length) ** 2 * Math.min(count, WIDE));
  return Math.max(0, ...agreed);
}

function countsOf(text: string): Map<Separator, number[]> {
  const counts = new Map(SEPARATORS.map((separator) => [separator, [] as number[]]));
  let here = new Map<string, number>();
  let quoted = false;
  let rows = 0;
  let isBlank = true;
  const close = () => {
    if (!isBlank) {
      for (const separator of SEPARATORS) counts.get(separator)?.push(here.get(separator) ?? 0);
      rows += 1;
    }
    here = new Map();
    isBlank = true;
  };
  for (const character of text) {
    if (character === '"') quoted = !quoted;
    if (!quoted && (character === '\n' || character === '\r')) close();
    else if (!quoted) here.set(character, (here.get(character) ?? 0) + 1);
    if (character !== '\n' && character !== '\r') isBlank = false;
    if (rows === SAMPLE) return counts;
  }
  close();
  return counts;
}
