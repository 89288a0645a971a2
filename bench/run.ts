import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism, cpus, loadavg } from 'node:os';
import { dirname } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { inRepository } from '../tools/lib/repository.ts';
import { table, type Figure } from './figures.ts';
import { measureBytes } from './bytes/measure-bytes.ts';
import { measureBrowser } from './browser/measure-browser.ts';
import { otherWork } from './other-work.ts';
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
const README = inRepository('README.md');
const results = JSON.parse(readFileSync(RESULTS, 'utf8')) as Results;
const cores = availableParallelism();
const machine = `${cores} cores (${cpus()[0]?.model.trim() ?? ''})`;
/** Each section starts and ends processes of its own, so some share is the bench's. */
const QUIET = 0.15;
const percent = (share: number) => `${Math.round(100 * share)} %`;

for (const section of sections) {
  const load = loadavg()[0] ?? 0;
  const before = await otherWork();
  const started = performance.now();
  const figures = await SECTIONS[section]();
  const minutes = (performance.now() - started) / 60_000;
  const after = await otherWork();
  // The first section alone: the load average of the others holds the section before.
  const quiet = before < QUIET && after < QUIET && (section !== sections[0] || load < cores);
  const words = `load ${load.toFixed(2)} before, other work ${percent(before)} before and ${percent(after)} after, ${machine}, ${minutes.toFixed(1)} minutes`;
  console.log(
    `\n${TITLES[section] ?? section}: ${words}${quiet ? '' : ': not a quiet run'}\n\n${table(figures)}`,
  );
  results[section] = {
    date: new Date().toISOString().slice(0, 10),
    node: process.version,
    load: words,
    quiet,
    figures,
  };
  for (const figure of figures.filter(hasPlot)) {
    const file = inRepository('docs', plotFile(section, figure));
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, plotOf(figure, figure.unit ?? ''));
  }
  if (figures.some(({ holds }) => holds === false)) process.exitCode = 1;
  await write(results);
}

/** After each section: one that fails takes nothing from those before. */
async function write(found: Results): Promise<void> {
  writeFileSync(RESULTS, `${JSON.stringify(found, null, 2)}\n`);
  await writeFormatted(inRepository('docs', 'performance.md'), reportOf(found));
  await writeFormatted(README, withFigures(readFileSync(README, 'utf8'), found));
}

async function writeFormatted(filepath: string, text: string): Promise<void> {
  writeFileSync(filepath, await format(text, { ...(await resolveConfig(filepath)), filepath }));
}
