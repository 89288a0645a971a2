import { existsSync, readFileSync } from 'node:fs';
import { inRepository } from '../repository.ts';
import type { Suite } from './test-options.ts';

type VitestReport = {
  testResults: {
    name: string;
    status: string;
    message?: string;
    assertionResults: { fullName: string; status: string; failureMessages?: string[] | null }[];
  }[];
};

type PlaywrightSuite = {
  title: string;
  suites?: PlaywrightSuite[];
  specs?: {
    title: string;
    file: string;
    ok: boolean;
    tests: { status: string; projectName: string; results: { errors: { message?: string }[] }[] }[];
  }[];
};

/** One line per failure: a log may keep only its end, so the end must name them. */
export function failedTests(suite: Suite): string[] {
  if (suite === 'check') {
    const log = readIfThere(inRepository('.cache', 'logs', 'check.log'));
    return [...log.matchAll(/^FAIL +\S.* \([\d.]+ s\)$/gm)].map(([line]) => line);
  }
  const report = readIfThere(inRepository('.cache', 'reports', `${suite}.json`));
  if (report === '') return [];
  const parsed: unknown = JSON.parse(report);
  return suite === 'e2e'
    ? playwrightFailures(parsed as { suites: PlaywrightSuite[] })
    : vitestFailures(parsed as VitestReport);
}

export function vitestFailures({ testResults }: VitestReport): string[] {
  return testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = name.replace(`${inRepository()}/`, '');
    if (status === 'failed' && assertionResults.length === 0) return [line(file, 'does not load', message)];
    return assertionResults
      .filter((test) => test.status === 'failed')
      .map(({ fullName, failureMessages }) => line(file, fullName, failureMessages?.[0]));
  });
}

/** A flaky test counts as failed, as in the tally. */
export function playwrightFailures({ suites }: { suites: PlaywrightSuite[] }): string[] {
  return suites.flatMap(({ suites: inner = [], specs = [] }) => [
    ...specs.flatMap(({ title, file, tests }) =>
      tests
        .filter(({ status }) => status === 'unexpected' || status === 'flaky')
        .map(({ projectName, results }) =>
          line(`[${projectName}] ${file}`, title, results.flatMap(({ errors }) => errors)[0]?.message),
        ),
    ),
    ...playwrightFailures({ suites: inner }),
  ]);
}

function line(file: string, title: string, message = ''): string {
  const [first = ''] = message.trim().split('\n', 1);
  return `${file} › ${title}: ${first.slice(0, 300)}`;
}

const readIfThere = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8') : '');
