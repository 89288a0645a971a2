import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { brotliKilobytes, readBundle, requestsOf, scriptsOf } from './bundle.ts';

const bundle = readBundle(fileURLToPath(new URL('../dist', import.meta.url)));
const ENTRY = 'index.html';
const FRAME = 'src/app/signed-in.tsx';
const LIST = 'src/features/technicians/list/technicians-page.tsx';
/** Prefetched while the first list loads: counted there, and free for every later route. */
const FORMS = 'src/records/save/form-parts.ts';
/** Prefetched by the technicians' frame: free for their two pages. */
const WORK = 'src/outbox/work-root.tsx';
const WORK_PAGES = ['src/features/my-day/day/my-day-page.tsx', 'src/features/my-day/visit/visit-page.tsx'];

/** Scripts and styles; page, fonts, session and questions come to about six more. */
const OPENED: [page: string, most: number][] = [
  ['src/features/home/home-page.tsx', 34],
  ['src/features/clients/list/clients-page.tsx', 34],
  ['src/features/services/page/service-page.tsx', 34],
  ['src/features/my-day/day/my-day-page.tsx', 34],
  ['src/features/planning/planning-page.tsx', 46],
];

const WIDER: Partial<Record<string, number>> = { 'src/features/planning/planning-page.tsx': 60 };

const weight = (files: Iterable<string>) => brotliKilobytes(bundle, files);

/** Texts that identify a library in minified code; the second test fails when one no longer does. */
const MARKS = {
  Apollo: 'ROOT_QUERY',
  zod: '_zod',
  toasts: 'pauseDuration',
} as const;

const report = (line: string) => process.stdout.write(`  ${line}\n`);

function carries(files: Iterable<string>, mark: string): boolean {
  return [...files].some((file) => readFileSync(join(bundle.directory, file), 'utf8').includes(mark));
}

describe('JavaScript on the wire (brotli, kB)', () => {
  const login = scriptsOf(bundle, [ENTRY]);
  const pages = Object.keys(bundle.chunks).filter((key) => /^src\/features\/.*-pages?\.tsx$/.test(key));
  const list = scriptsOf(bundle, [ENTRY, FRAME, LIST, FORMS]);

  test('the login route keeps its budget', () => {
    const measured = weight(login);
    report(`login route: ${measured} kB of 130 (aim 115)`);
    expect(measured).toBeLessThanOrEqual(130);
  });

  test.each(Object.entries(MARKS))('the login route does not carry %s', (_library, mark) => {
    const whole = Object.values(bundle.chunks).map(({ file }) => file);
    expect(carries(login, mark)).toBe(false);
    expect(
      carries(
        whole.filter((file) => file.endsWith('.js')),
        mark,
      ),
    ).toBe(true);
  });

  test('the phone metadata are in nobody’s first chunks', () => {
    const metadata = bundle.chunks['../domain/contact/phone.ts']?.file;
    expect(metadata).toBeDefined();
    expect([...scriptsOf(bundle, [ENTRY, FRAME, ...pages])]).not.toContain(metadata);
  });

  test('the first list keeps its budget, with what forms are made of', () => {
    const measured = weight(list);
    report(`first list: ${measured} kB of 222 (aim 205)`);
    expect(measured).toBeLessThanOrEqual(222);
  });

  test.each(pages.filter((page) => page !== LIST))('%s keeps the budget of a further route', (page) => {
    const isAuth = page.startsWith('src/features/auth/');
    const more = WORK_PAGES.includes(page) ? [WORK] : [];
    const known = isAuth ? login : scriptsOf(bundle, [ENTRY, FRAME, FORMS, ...more]);
    const further = [...scriptsOf(bundle, [page])].filter((file) => !known.has(file));
    const measured = weight(further);
    const budget = WIDER[page] ?? 20;
    report(`${page}: ${measured} kB of ${budget} (aim ${budget === 20 ? 15 : 50})`);
    expect(measured).toBeLessThanOrEqual(budget);
  });

  test.each(OPENED)('a cold open of %s takes few requests', (page, most) => {
    const work = WORK_PAGES.includes(page) ? [WORK] : [];
    const measured = requestsOf(bundle, [ENTRY, FRAME, FORMS, page, ...work]).size;
    report(`${page}: ${measured} scripts and styles of ${most}`);
    expect(measured).toBeLessThanOrEqual(most);
  });

  test('what a technician’s frame fetches besides is small', () => {
    const known = scriptsOf(bundle, [ENTRY, FRAME, FORMS]);
    const measured = weight([...scriptsOf(bundle, [WORK])].filter((file) => !known.has(file)));
    report(`a technician's outbox: ${measured} kB of 14.2`);
    expect(measured).toBeLessThanOrEqual(14.2);
  });

  test('every screen of the app has been measured', () => {
    expect(pages.length).toBeGreaterThanOrEqual(6);
  });
});
