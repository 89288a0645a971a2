import { writeFileSync } from 'node:fs';
import type { Spread } from './statistics.ts';

export type Figure = {
  what: string;
  /** With its unit, as it is printed. */
  ours: string;
  peers: string;
  gate: string;
  aim: string;
  /** Null where there is only an aim. */
  holds: boolean | null;
  /** What the line was made of, by contestant. */
  rounds: Record<string, Spread>;
  plot?: string;
  unit?: string;
};

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

export function writeFigures(figures: readonly Figure[]): void {
  const file = process.env[FIGURES_FILE];
  if (file) writeFileSync(file, JSON.stringify(figures));
  else console.log(table(figures));
}
