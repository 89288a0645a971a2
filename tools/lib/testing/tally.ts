import { existsSync, readFileSync } from 'node:fs';

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

/** Continuous integration reads this line. */
export const lastLine = (tally: Tally): string => `${tally.passed} passed, ${tally.failed} failed`;

/** A run without any test fails. */
export const exitCode = (tally: Tally): 0 | 1 => (tally.failed > 0 || tally.passed === 0 ? 1 : 0);

/** Skipped tests fail the run. When tests are chosen by name, the runner counts all others as skipped, so they are ignored. */
export function demandNoneSkipped(tally: Tally, isSelection: boolean): Tally {
  return isSelection ? tally : { ...tally, failed: tally.failed + tally.skipped, skipped: 0 };
}

/** A suite that failed without a failed test (broken file, unhandled error) counts as one failure. */
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

/** vitest reports a file that did not load as failed without tests: counted as one failure. */
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

/** A flaky test counts as failed. */
export function playwrightTally({ stats, errors }: PlaywrightReport): Tally {
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
    skipped: stats.skipped,
  };
}

/** A missing report counts as one failure. */
export function tallyFile(file: string, kind: 'vitest' | 'playwright'): Tally {
  if (!existsSync(file)) return oneFailed;
  const report: unknown = JSON.parse(readFileSync(file, 'utf8'));
  return kind === 'vitest'
    ? vitestTally(report as VitestReport)
    : playwrightTally(report as PlaywrightReport);
}

export function tallyOfSteps(output: string): Tally {
  const count = (word: string) =>
    [...output.matchAll(new RegExp(`^${word} +\\S.* \\([\\d.]+ s\\)$`, 'gm'))].length;
  return { passed: count('ok'), failed: count('FAIL'), skipped: 0 };
}
