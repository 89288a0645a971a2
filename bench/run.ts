import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism, cpus, loadavg } from 'node:os';
import { dirname } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { inRepository } from '../tools/lib/repository.ts';
import { table, type Figure } from './figures.ts';
import { measureBytes } from './bytes/measure-bytes.ts';
import { measureBrowser } from './browser/measure-browser.ts';
import { measureServer } from './server/measure-server.ts';
import { plotOf } from './plot.ts';
import { withFigures } from './quote.ts';
import { measureReads } from './reads/measure-reads.ts';
import { hasPlot, plotFile, reportOf, TITLES, type Results } from './report.ts';
import { measureScale } from './scale/measure-scale.ts';
import { measureStart } from './start/measure-start.ts';

const SECTIONS = {
  server: measureServer,
  start: measureStart,
  reads: measureReads,
  bytes: measureBytes,
  browser: measureBrowser,
  scale: measureScale,
} satisfies Record<string, () => Promise<Figure[]>>;

type Section = keyof typeof SECTIONS;
const isSection = (name: string): name is Section => name in SECTIONS;

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !isSection(name));
if (unknown.length > 0) {
  console.error(`Unknown: ${unknown.join(', ')}. There are ${Object.keys(SECTIONS).join(', ')}.`);
  process.exit(2);
}
const sections = asked.length > 0 ? asked.filter(isSection) : (Object.keys(SECTIONS) as Section[]);

const RESULTS = inRepository('bench', 'results.json');
const results = JSON.parse(readFileSync(RESULTS, 'utf8')) as Results;
const cores = availableParallelism();
const machine = `${cores} cores (${cpus()[0]?.model.trim() ?? ''})`;
for (const section of sections) {
  const before = loadavg()[0] ?? 0;
  const figures = await SECTIONS[section]();
  const after = loadavg()[0] ?? 0;
  // The bench itself keeps two processes busy: the contestant and the client.
  const quiet = before < cores && after <= cores + 0.5;
  const load = `load ${before.toFixed(2)} before and ${after.toFixed(2)} after, ${machine}`;
  console.log(
    `\n${TITLES[section] ?? section}: ${load}${quiet ? '' : ': not a quiet run'}\n\n${table(figures)}`,
  );
  results[section] = {
    date: new Date().toISOString().slice(0, 10),
    node: process.version,
    load,
    quiet,
    figures,
  };
  for (const figure of figures.filter(hasPlot)) {
    const file = inRepository('docs', plotFile(section, figure));
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, plotOf(figure, figure.unit ?? ''));
  }
  if (figures.some(({ holds }) => holds === false)) process.exitCode = 1;
}
writeFileSync(RESULTS, `${JSON.stringify(results, null, 2)}\n`);
const README = inRepository('README.md');
await writeFormatted(inRepository('docs', 'performance.md'), reportOf(results));
await writeFormatted(README, withFigures(readFileSync(README, 'utf8'), results));

async function writeFormatted(filepath: string, text: string): Promise<void> {
  writeFileSync(filepath, await format(text, { ...(await resolveConfig(filepath)), filepath }));
}
