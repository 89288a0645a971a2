import { describe, expect, test } from 'vitest';
import {
  demandNoneSkipped,
  exitCode,
  lastLine,
  orFailed,
  playwrightTally,
  sum,
  tallyFile,
  tallyOfSteps,
  vitestTally,
} from './tally.ts';

const passed = (count: number) => ({ passed: count, failed: 0, skipped: 0 });

describe('the total of all suites', () => {
  test('adds passed and failed tests, but not skipped ones', () => {
    const total = sum([passed(3), { passed: 1, failed: 2, skipped: 4 }]);
    expect(lastLine(total)).toBe('4 passed, 2 failed');
    expect(exitCode(total)).toBe(1);
  });

  test('is successful only when something ran and nothing failed', () => {
    expect(exitCode(passed(1))).toBe(0);
    expect(exitCode(sum([]))).toBe(1);
    expect(exitCode({ passed: 0, failed: 0, skipped: 9 })).toBe(1);
  });

  test('counts skipped tests as failed, unless tests were chosen by name', () => {
    const tally = { passed: 3, failed: 1, skipped: 2 };
    expect(lastLine(demandNoneSkipped(tally, false))).toBe('3 passed, 3 failed');
    expect(exitCode(demandNoneSkipped({ ...passed(3), skipped: 1 }, false))).toBe(1);
    expect(demandNoneSkipped(tally, true)).toEqual(tally);
    expect(demandNoneSkipped(passed(3), false)).toEqual(passed(3));
  });

  test('counts a suite that failed without a failed test as one failure', () => {
    expect(orFailed(passed(5), 1)).toEqual({ passed: 5, failed: 1, skipped: 0 });
    expect(orFailed({ passed: 5, failed: 2, skipped: 0 }, 1).failed).toBe(2);
    expect(orFailed(passed(5), 0).failed).toBe(0);
  });
});

describe('reading reports', () => {
  test('counts a file that vitest could not load as a failure', () => {
    const report = {
      numPassedTests: 7,
      numFailedTests: 1,
      numPendingTests: 2,
      numTodoTests: 1,
      testResults: [
        { status: 'passed', assertionResults: [{}] },
        { status: 'failed', assertionResults: [{}] },
        { status: 'failed', assertionResults: [] },
      ],
    };
    expect(vitestTally(report)).toEqual({ passed: 7, failed: 2, skipped: 3 });
  });

  test('counts flaky tests and errors outside tests of Playwright as failures', () => {
    const report = { stats: { expected: 4, unexpected: 1, flaky: 1, skipped: 2 }, errors: [{}] };
    expect(playwrightTally(report)).toEqual({ passed: 4, failed: 3, skipped: 2 });
  });

  test('counts a missing report as a failure', () => {
    expect(tallyFile('no-such-file.json', 'vitest')).toEqual({ passed: 0, failed: 1, skipped: 0 });
  });

  test('counts the steps a command reported, one per line', () => {
    const output = 'ok   types: web (3.1 s)\nnoise\nFAIL lint (12.0 s)\nok   formatting (0.2 s)\nFAIL\n';
    expect(tallyOfSteps(output)).toEqual({ passed: 2, failed: 1, skipped: 0 });
    expect(tallyOfSteps('all is well')).toEqual({ passed: 0, failed: 0, skipped: 0 });
  });
});
