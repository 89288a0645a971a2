import { describe, expect, test } from 'vitest';
import { parseAdminArguments } from './deploy/admin-arguments.ts';
import { parseDevOptions } from './dev-options.ts';
import { parseTestOptions, suites } from './testing/test-options.ts';

describe('npm run admin:create', () => {
  const person = ['--email', ' ana@empresa.es ', '--name', 'Ana', '--last-name', 'García López'];

  test('reads and trims the person’s data', () => {
    expect(parseAdminArguments(person)).toMatchObject({
      email: 'ana@empresa.es',
      name: 'Ana',
      lastName: 'García López',
      another: false,
      production: false,
    });
  });

  test.each([
    ['an option is missing', person.slice(0, 4), '--last-name is missing'],
    ['an option is blank', [...person, '--name', '  '], '--name is missing'],
    ['production has no project', [...person, '--production'], '--production needs --project'],
    ['the site has a path', [...person, '--site', 'https://empresa.web.app/auth'], '--site must be'],
    ['an option is unknown', [...person, '--role', 'admin'], "'--role'"],
  ])('throws when %s', (_when, args, words) => {
    expect(() => parseAdminArguments(args)).toThrow(words);
  });
});

describe('npm run dev', () => {
  test('uses the default ports unless others are given', () => {
    expect(parseDevOptions([])).toMatchObject({
      site: 5173,
      auth: 9099,
      firestore: 8080,
      functions: 5001,
      seed: true,
    });
    expect(parseDevOptions(['--site', '6000', '--no-seed'])).toMatchObject({ site: 6000, seed: false });
  });

  test('rejects an invalid port and a project that could be a real one', () => {
    expect(() => parseDevOptions(['--auth', 'many'])).toThrow('--auth takes a port number');
    expect(() => parseDevOptions(['--auth', '70000'])).toThrow('--auth takes a port number');
    expect(() => parseDevOptions(['--project', 'empresa'])).toThrow('must start with demo-');
  });
});

describe('npm test', () => {
  test('runs all suites, or the chosen ones in their usual order', () => {
    expect(parseTestOptions([]).only).toEqual([...suites]);
    expect(parseTestOptions(['--only', 'e2e', '--only', 'unit']).only).toEqual(['unit', 'e2e']);
    expect(parseTestOptions(['--only', 'unit', '--', 'nif', '-t', 'x']).rest).toEqual(['nif', '-t', 'x']);
  });

  test('rejects an unknown suite', () => {
    expect(() => parseTestOptions(['--only', 'all'])).toThrow('There is no suite «all»');
    expect(() => parseTestOptions(['nif'])).toThrow('Say which suite');
  });
});
