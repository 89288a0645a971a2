import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { brotliKilobytes, readBundle, scriptsOf } from './bundle.ts';
import {
  ENTRY,
  firstListScripts,
  FRAME,
  furtherPagesOf,
  loginScripts,
  outboxKilobytes,
  ownKilobytes,
  pagesOf,
  PLANNING,
} from './weights.ts';

const bundle = readBundle(fileURLToPath(new URL('../dist', import.meta.url)));
const WIDER: Partial<Record<string, number>> = { [PLANNING]: 44 };

const weight = (files: Iterable<string>) => brotliKilobytes(bundle, files);

/** Strings that identify a library in minified code; the second test fails when one no longer does. */
const MARKS = {
  Apollo: 'ROOT_QUERY',
  zod: '_zod',
  toasts: 'pauseDuration',
} as const;

const report = (line: string) => process.stdout.write(`  ${line}\n`);

function carries(files: Iterable<string>, mark: string): boolean {
  return [...files].some((file) => readFileSync(join(bundle.directory, file), 'utf8').includes(mark));
}

test('the font of every screen has only the weights and characters that the styles ask for', () => {
  const [font = '', ...others] = Object.values(bundle.chunks)
    .flatMap(({ assets = [] }) => assets)
    .filter((file) => /inter-latin-wght-normal/.test(file));
  expect(others).toEqual([]);
  const kilobytes = readFileSync(join(bundle.directory, font)).length / 1_000;
  report(`font: ${kilobytes} kB of 32`);
  expect(kilobytes).toBeLessThanOrEqual(32);
});

describe('JavaScript on the wire (brotli, kB)', () => {
  const login = loginScripts(bundle);
  const pages = pagesOf(bundle);
  const list = firstListScripts(bundle);

  test('the login route stays within its budget', () => {
    const measured = weight(login);
    report(`login route: ${measured} kB of 110`);
    expect(measured).toBeLessThanOrEqual(110);
  });

  test.each(Object.entries(MARKS))('the login route does not include %s', (_library, mark) => {
    const whole = Object.values(bundle.chunks).map(({ file }) => file);
    expect(carries(login, mark)).toBe(false);
    expect(
      carries(
        whole.filter((file) => file.endsWith('.js')),
        mark,
      ),
    ).toBe(true);
  });

  test('no initial chunk contains the phone metadata', () => {
    const metadata = bundle.chunks['../domain/contact/phone.ts']?.file;
    expect(metadata).toBeDefined();
    expect([...scriptsOf(bundle, [ENTRY, FRAME, ...pages])]).not.toContain(metadata);
  });

  test('the first list stays within its budget, including the shared form code', () => {
    const measured = weight(list);
    report(`first list: ${measured} kB of 195`);
    expect(measured).toBeLessThanOrEqual(195);
  });

  test.each(furtherPagesOf(bundle))('%s stays within the budget of a further route', (page) => {
    const measured = ownKilobytes(bundle, page);
    const budget = WIDER[page] ?? 20;
    report(`${page}: ${measured} kB of ${budget} (aim ${budget === 20 ? 15 : 45})`);
    expect(measured).toBeLessThanOrEqual(budget);
  });

  test('the technician’s outbox stays within its budget', () => {
    const measured = outboxKilobytes(bundle);
    report(`a technician's outbox: ${measured} kB of 14`);
    expect(measured).toBeLessThanOrEqual(14);
  });

  test('at least six pages are measured', () => {
    expect(pages.length).toBeGreaterThanOrEqual(6);
  });
});
