import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';

/** TypeScript 7, compiled to machine code; the linter and the editors build on 5.9. */
const tsc = 'node node_modules/typescript-native/bin/tsc';

/** The longest first, so that neither of two lanes waits for the other at the end. */
export const CHECK_STEPS = [
  { name: 'lint: web', command: 'eslint web --max-warnings 0' },
  { name: 'lint: the rest', command: "eslint . --max-warnings 0 --ignore-pattern 'web/**'" },
  { name: 'formatting', command: 'prettier --check --log-level warn .' },
  { name: 'codegen', command: 'graphql-codegen --config codegen.ts --check' },
  { name: 'direction', command: 'depcruise domain functions web --config .dependency-cruiser.cjs' },
  { name: 'types: web', command: `${tsc} -p web` },
  { name: 'types: functions', command: `${tsc} -p functions` },
  { name: 'types: tools and e2e', command: `${tsc} -p .` },
  { name: 'types: domain', command: `${tsc} -p domain` },
  { name: 'types: service worker', command: `${tsc} -p web/src/service-worker` },
] as const;

type Step = (typeof CHECK_STEPS)[number];

async function runStep({ name, command }: Step): Promise<boolean> {
  const started = performance.now();
  const child = spawn(`${command} 2>&1`, { shell: true, stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = new Promise<number | null>((resolve) => child.on('close', resolve));
  const [said, status] = await Promise.all([text(child.stdout), ended]);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`${said}${status === 0 ? 'ok  ' : 'FAIL'} ${name} (${seconds} s)`);
  return status === 0;
}

async function runSteps(left: Step[]): Promise<string[]> {
  const failed: string[] = [];
  for (let step = left.shift(); step; step = left.shift()) if (!(await runStep(step))) failed.push(step.name);
  return failed;
}

if (import.meta.main) {
  const left = [...CHECK_STEPS];
  const failed = (await Promise.all([runSteps(left), runSteps(left)])).flat();
  if (failed.length > 0) {
    console.error(`\ncheck: ${failed.join(', ')} failed`);
    process.exitCode = 1;
  }
}
