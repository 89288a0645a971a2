import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';

const program = (end: string) => `
  const { platformLogger } = await import(${JSON.stringify(new URL('platform-logger.ts', import.meta.url).href)});
  platformLogger.info('request', { ms: 1 });
  platformLogger.info('request', { ms: 2 });
  ${end}`;

const printed = (end: string) =>
  execFileSync(process.execPath, ['--input-type=module', '-e', program(end)], { encoding: 'utf8' })
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as unknown);

test.each([
  ['the program goes on', ''],
  ['the program ends in the same turn', 'process.exit(0);'],
])('each entry is written on its own line if %s', (_what, end) => {
  expect(printed(end)).toEqual([
    { ms: 1, severity: 'INFO', message: 'request' },
    { ms: 2, severity: 'INFO', message: 'request' },
  ]);
});
