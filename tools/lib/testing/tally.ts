import { existsSync, readFileSync } from 'node:fs';

/** What a suite came to. Skipped tests are named apart, so that nobody takes them for passed. */
export type Tally = { passed: number; failed: number; skipped: number };

export const nothing: Tally = { passed: 0, failed: 0, skipped: 0 };
export const onePassed: Tally = { passed: 1, failed: 0, skipped: 0 };
export const oneFailed: Tally = { passed: 0, failed: 1, skipped: 0 };

export function sum(tallies: Tally[]): Tally {
  return tallies.reduce(
    (all, one) => ({
      passed: all.passed + one.passed,
      failed: all.failed + one.failed,
      skipped: all.skipped + one.skipped,
    }),
    nothing,
  );
}

/** The last line of the whole run: the form that continuous integration reads. */
export const lastLine = (tally: Tally): string => `${tally.passed} passed, ${tally.failed} failed`;

/** Nothing run is no success: an empty suite must not look like a healthy one. */
export const exitCode = (tally: Tally): 0 | 1 => (tally.failed > 0 || tally.passed === 0 ? 1 : 0);

/**
 * A skipped test proves nothing and is soon forgotten, therefore it fails the run. Where someone chose tests by name,
 * the runner counts all the others as skipped: there they are let be.
 */
export function demandNoneSkipped(tally: Tally, isSelection: boolean): Tally {
  return isSelection ? tally : { ...tally, failed: tally.failed + tally.skipped, skipped: 0 };
}

/** A suite that ended badly although no test of it failed (a broken file, an unhandled error) has failed once. */
export function orFailed(tally: Tally, code: number): Tally {
  return code !== 0 && tally.failed === 0 ? { ...tally, failed: 1 } : tally;
}

type VitestReport = {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: { status: string; assertionResults: unknown[] }[];
};

/** vitest counts a file that could not be loaded as a failed file without tests: here it is one failure. */
export function vitestTally(report: VitestReport): Tally {
  const broken = report.testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.length === 0,
  );
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + broken.length,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

type PlaywrightReport = {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  errors: unknown[];
};

/** A flaky test is a failed one: it did fail. */
export function playwrightTally({ stats, errors }: PlaywrightReport): Tally {
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
    skipped: stats.skipped,
  };
}

/** Reads a reporter's file; a run that left none has failed. */
export function tallyFile(file: string, kind: 'vitest' | 'playwright'): Tally {
  if (!existsSync(file)) return oneFailed;
  const report: unknown = JSON.parse(readFileSync(file, 'utf8'));
  return kind === 'vitest'
    ? vitestTally(report as VitestReport)
    : playwrightTally(report as PlaywrightReport);
}

/** Steps that were reported one a line, as `npm run check` does: `ok   lint (3.1 s)` or `FAIL lint (3.1 s)`. */
export function tallyOfSteps(output: string): Tally {
  const count = (word: string) =>
    [...output.matchAll(new RegExp(`^${word} +\\S.* \\([\\d.]+ s\\)$`, 'gm'))].length;
  return { passed: count('ok'), failed: count('FAIL'), skipped: 0 };
}
