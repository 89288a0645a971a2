import { writeFileSync } from 'node:fs';
import { availableParallelism, cpus, loadavg } from 'node:os';
import { inRepository } from '../tools/lib/repository.ts';
import { table, type Figure } from './figures.ts';
import { measureBrowser } from './browser/measure-browser.ts';
import { measureServer } from './server/measure-server.ts';
import { measureStart } from './start/measure-start.ts';

const SECTIONS = { server: measureServer, start: measureStart, browser: measureBrowser } satisfies Record<
  string,
  () => Promise<Figure[]>
>;

type Section = keyof typeof SECTIONS;
const isSection = (name: string): name is Section => name in SECTIONS;

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !isSection(name));
if (unknown.length > 0) {
  console.error(`Unknown: ${unknown.join(', ')}. There are ${Object.keys(SECTIONS).join(', ')}.`);
  process.exit(2);
}
const sections = asked.length > 0 ? asked.filter(isSection) : (Object.keys(SECTIONS) as Section[]);

const cores = availableParallelism();
const loadBefore = loadavg()[0] ?? 0;
const figures: Figure[] = [];
for (const section of sections) figures.push(...(await SECTIONS[section]()));
const loadAfter = loadavg()[0] ?? 0;
// The bench itself keeps two processes busy: the contestant and who asks.
const quiet = loadBefore < 1 && loadAfter <= cores + 0.5;
const load = `load ${loadBefore.toFixed(2)} before, ${loadAfter.toFixed(2)} after, ${cores} cores (${cpus()[0]?.model.trim() ?? ''})`;
console.log(`\n${table(figures)}\n\n${load}${quiet ? '' : ': not a quiet run'}`);
writeFileSync(
  inRepository('bench', 'results.json'),
  `${JSON.stringify({ date: new Date().toISOString().slice(0, 10), node: process.version, load, quiet, figures }, null, 2)}\n`,
);
if (figures.some(({ holds }) => holds === false)) process.exitCode = 1;
