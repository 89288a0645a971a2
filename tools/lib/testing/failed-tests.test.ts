import { expect, test } from 'vitest';
import { playwrightFailures, vitestFailures } from './failed-tests.ts';
import { inRepository } from '../repository.ts';

test('vitestFailures names file and test with the first line of the error', () => {
  const testResults = [
    {
      name: inRepository('domain', 'a.test.ts'),
      status: 'failed',
      assertionResults: [
        { fullName: 'adds', status: 'passed' },
        {
          fullName: 'subtracts',
          status: 'failed',
          failureMessages: ['expected 1 to be 2\n  at a.test.ts:3'],
        },
      ],
    },
    { name: 'b.test.ts', status: 'failed', message: 'No such module\nmore', assertionResults: [] },
    { name: 'c.test.ts', status: 'passed', assertionResults: [{ fullName: 'x', status: 'passed' }] },
  ];
  expect(vitestFailures({ testResults })).toEqual([
    'domain/a.test.ts › subtracts: expected 1 to be 2',
    'b.test.ts › does not load: No such module',
  ]);
});

test('playwrightFailures finds failed and flaky tests at any depth', () => {
  const spec = (title: string, status: string) => ({
    title,
    file: 'sign-in.spec.ts',
    ok: status === 'expected',
    tests: [{ status, projectName: 'phone', results: [{ errors: [{ message: 'Timed out\nat x' }] }] }],
  });
  const inner = { title: 'inner', specs: [spec('flickers', 'flaky')] };
  const outer = {
    title: 'outer',
    suites: [inner],
    specs: [spec('breaks', 'unexpected'), spec('works', 'expected')],
  };
  expect(playwrightFailures({ suites: [outer] })).toEqual([
    '[phone] sign-in.spec.ts › breaks: Timed out',
    '[phone] sign-in.spec.ts › flickers: Timed out',
  ]);
});
