import { parseArgs } from 'node:util';

export const suites = ['check', 'unit', 'emulator', 'build', 'e2e'] as const;
export type Suite = (typeof suites)[number];

export type TestOptions = { only: Suite[]; rest: string[] };

export const testUsage = `Runs every suite, in order: ${suites.join(', ')}.

  npm test                                  everything; the last line is «N passed, N failed»
  npm test -- --only e2e                    one suite (or several: --only unit --only emulator)
  npm test -- --only unit -- domain/nif     the rest goes to vitest or Playwright as it is`;

/** Arguments after a second `--` go to the suite's runner. */
export function parseTestOptions(args: string[]): TestOptions {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { only: { type: 'string', multiple: true, default: [] } },
  });
  const only = values.only.map((name) => {
    const suite = suites.find((each) => each === name);
    if (!suite) throw new Error(`There is no suite «${name}».\n\n${testUsage}`);
    return suite;
  });
  if (positionals.length > 0 && only.length === 0) {
    throw new Error(`Say which suite is meant, with --only.\n\n${testUsage}`);
  }
  return {
    only: only.length > 0 ? [...suites.filter((suite) => only.includes(suite))] : [...suites],
    rest: positionals,
  };
}
