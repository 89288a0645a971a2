import { table } from './figures.ts';
import type { Results } from './report.ts';

const BEGIN = '<!-- figures: written by npm run bench -->';
const END = '<!-- /figures -->';

/** By section, how a figure of the README begins. */
const QUOTED: Record<string, readonly string[]> = {
  server: ['list of 50, production bundle'],
  start: ['fresh process to first answer'],
  reads: ['reads: a plan after a change', 'reads: a technician', 'dollars a month for'],
  bytes: ['JavaScript, brotli: login', 'JavaScript, brotli: first list'],
  browser: ['main thread for a change of screen', 'rows in the page', 'technician, slow phone'],
};

/** The README with its figures replaced by those of the results. */
export function withFigures(readme: string, results: Results): string {
  const [begin, end] = [readme.indexOf(BEGIN), readme.indexOf(END)];
  if (begin < 0 || end < begin) throw new Error(`README.md has lost ${BEGIN} … ${END}`);
  const figures = Object.entries(QUOTED).flatMap(([section, starts]) =>
    (results[section]?.figures ?? []).filter(({ what }) => starts.some((start) => what.startsWith(start))),
  );
  return [readme.slice(0, begin) + BEGIN, table(figures), readme.slice(end)].join('\n\n');
}
