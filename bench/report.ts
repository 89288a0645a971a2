import { table, type Figure } from './figures.ts';

export type SectionResult = { date: string; node: string; load: string; quiet: boolean; figures: Figure[] };

export type Results = Partial<Record<string, SectionResult>>;

export const TITLES: Record<string, string> = {
  server: 'The server',
  start: 'A cold start',
  reads: 'What the database is asked',
  bytes: 'What the browser loads',
  browser: 'The browser',
  scale: 'At scale',
};

export function reportOf(results: Results): string {
  const sections = Object.entries(TITLES).flatMap(([name, title]) => {
    const result = results[name];
    if (!result) return [];
    const { date, node, load, quiet, figures } = result;
    const plots = figures.filter(hasPlot).map((figure) => `![${figure.what}](${plotFile(name, figure)})`);
    return [
      `## ${title}`,
      `\`npm run bench -- ${name}\`, ${date}, Node ${node.slice(1)}, ${load}${quiet ? '' : '. **Not a quiet run.**'}`,
      table(figures),
      ...plots,
    ];
  });
  return `${[HEAD, ...sections].join('\n\n')}\n`;
}

const HEAD = `# Performance

<!-- Written by \`npm run bench\` from bench/results.json. -->

\`npm run bench\` makes every figure of this page, and this page; \`npm run bench -- server\` makes one section. Contestants take turns, and
their answers are compared before they are timed; a figure is the median of the rounds, with the least and the most. A run on a machine
that did something else is marked. What can be counted is also a gate of \`npm test\`. What stands in the way of a gate that is not
held: [performance-floors.md](performance-floors.md).`;

export const hasPlot = ({ plot }: Figure): boolean => plot !== undefined;

export const plotFile = (section: string, { plot }: Figure): string =>
  `images/performance/${section}-${plot ?? ''}.svg`;
