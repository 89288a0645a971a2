import { spawnSync } from 'node:child_process';

/** What `npm run check` looks at, in the order in which a failure is quickest to understand. */
export const CHECK_STEPS = [
  { name: 'codegen', command: 'graphql-codegen --config codegen.ts --check' },
  { name: 'types: domain', command: 'tsc -p domain' },
  { name: 'types: functions', command: 'tsc -p functions' },
  { name: 'types: web', command: 'tsc -p web' },
  { name: 'types: service worker', command: 'tsc -p web/src/service-worker' },
  { name: 'types: tools and e2e', command: 'tsc -p .' },
  { name: 'lint', command: 'eslint . --max-warnings 0' },
  { name: 'direction', command: 'depcruise domain functions web --config .dependency-cruiser.cjs' },
  { name: 'formatting', command: 'prettier --check --log-level warn .' },
] as const;

/** Runs one step with the project's own tools; its output goes to the terminal. */
function runStep({ name, command }: (typeof CHECK_STEPS)[number]): boolean {
  const started = performance.now();
  const { status } = spawnSync(command, { shell: true, stdio: 'inherit' });
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`${status === 0 ? 'ok  ' : 'FAIL'} ${name} (${seconds} s)`);
  return status === 0;
}

if (import.meta.main) {
  const failed = CHECK_STEPS.filter((step) => !runStep(step));
  if (failed.length > 0) {
    console.error(`\ncheck: ${failed.map(({ name }) => name).join(', ')} failed`);
    process.exitCode = 1;
  }
}
