import { rmSync } from 'node:fs';
import { buildFunctions } from '../deploy/functions-bundle.ts';
import { inRepository, installed } from '../repository.ts';
import { runScript, runScriptKeeping } from '../processes/run-step.ts';
import { oneFailed, onePassed, orFailed, sum, tallyFile, tallyOfSteps, type Tally } from './tally.ts';
import type { Suite } from './test-options.ts';
import { buildWeb } from '../deploy/web-build.ts';

const vitestProjects = {
  unit: ['domain', 'functions', 'web', 'tools'],
  emulator: ['emulator'],
  build: ['build'],
};

/** `rest` goes to the runner. Never throws: errors count as failures. */
export async function runSuite(suite: Suite, rest: string[]): Promise<Tally> {
  try {
    if (suite === 'check') return await check();
    if (suite === 'e2e') return await journeys(rest);
    if (suite !== 'build') return await vitest(suite, rest);
    const builds = await productionBuilds();
    return builds.failed > 0 ? builds : sum([builds, await vitest(suite, rest)]);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return oneFailed;
  }
}

async function check(): Promise<Tally> {
  const log = inRepository('.cache', 'logs', 'check.log');
  const { code, output } = await runScriptKeeping(inRepository('tools', 'check.ts'), [], log);
  return orFailed(tallyOfSteps(output), code);
}

async function vitest(suite: keyof typeof vitestProjects, rest: string[]): Promise<Tally> {
  const report = freshReport(suite);
  const projects = vitestProjects[suite].flatMap((name) => ['--project', name]);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const args = ['run', ...projects, ...reporters, '--passWithNoTests', ...rest];
  const code = await runScript(installed('vitest', 'vitest.mjs'), args);
  return orFailed(tallyFile(report, 'vitest'), code);
}

async function productionBuilds(): Promise<Tally> {
  const tallies: Tally[] = [];
  for (const [what, build] of [
    ['functions', () => buildFunctions()],
    ['web', () => buildWeb()],
  ] as const) {
    const started = Date.now();
    await build();
    console.log(`built ${what} in ${((Date.now() - started) / 1000).toFixed(1)} s`);
    tallies.push(onePassed);
  }
  return sum(tallies);
}

async function journeys(rest: string[]): Promise<Tally> {
  const report = freshReport('e2e');
  const args = ['test', '--reporter=list,json', ...rest];
  const env = { PLAYWRIGHT_JSON_OUTPUT_NAME: report };
  const code = await runScript(installed('@playwright', 'test', 'cli.js'), args, { env });
  return orFailed(tallyFile(report, 'playwright'), code);
}

/** Removes an earlier run's report, which must not pass for this one's. */
function freshReport(suite: Suite): string {
  const file = inRepository('.cache', 'reports', `${suite}.json`);
  rmSync(file, { force: true });
  return file;
}
