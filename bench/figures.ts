import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { median, spread, spreadOf, type Spread } from './statistics.ts';

export type Figure = {
  what: string;
  /** With its unit, as it is printed. */
  ours: string;
  peers: string;
  gate: string;
  aim: string;
  /** Null if there is only an aim. */
  holds: boolean | null;
  /** The measurements, by contestant. */
  rounds: Record<string, Spread>;
  plot?: string;
  unit?: string;
};

type Limit = { what: string; unit: string; gate?: number; aim?: number; digits?: number };

const withUnit = (text: string, unit: string) => (unit === '' ? text : `${text} ${unit}`);

/** A line whose median must not exceed its gate; a series of one is what was counted. */
export function atMost({ what, unit, gate, aim, digits = 0 }: Limit, series: readonly number[]): Figure {
  const [only] = series;
  const ours = series.length === 1 && only !== undefined ? String(only) : spread(series, digits);
  const limit = (most: number | undefined) => (most === undefined ? '' : withUnit(`≤ ${most}`, unit));
  return {
    what,
    ours: withUnit(ours, unit),
    peers: '',
    gate: limit(gate),
    aim: limit(aim),
    holds: gate === undefined ? null : median(series) <= gate,
    rounds: { ours: spreadOf(series) },
  };
}

export const row = (what: string, ours: string, changes: Partial<Figure> = {}): Figure => ({
  what,
  ours,
  peers: '',
  gate: '',
  aim: '',
  holds: null,
  rounds: {},
  ...changes,
});

export function table(figures: readonly Figure[]): string {
  const verdict = ({ holds }: Figure) => (holds === null ? '' : holds ? 'yes' : 'NO');
  const rows = figures.map((figure) => [
    figure.what,
    figure.ours,
    figure.peers,
    [figure.gate, figure.aim].filter(Boolean).join(' · '),
    verdict(figure),
  ]);
  return [
    ['what', 'now', 'peers and floor', 'gate · aim', 'holds'],
    ['---', '---', '---', '---', '---'],
    ...rows,
  ]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');
}

/** Names the file through which a browser's bench hands its figures to the report. */
export const FIGURES_FILE = 'BENCH_FIGURES';

/** Appends to the figures of earlier benches. */
export function writeFigures(figures: readonly Figure[]): void {
  const file = process.env[FIGURES_FILE];
  if (!file) {
    console.log(table(figures));
    return;
  }
  const before = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Figure[]) : [];
  writeFileSync(file, JSON.stringify([...before, ...figures]));
}
