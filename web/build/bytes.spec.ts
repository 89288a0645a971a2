import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { brotliKilobytes, readBundle, scriptsOf } from './bundle.ts';

const bundle = readBundle(fileURLToPath(new URL('../dist', import.meta.url)));
const ENTRY = 'index.html';
const FRAME = 'src/app/signed-in.tsx';
const LIST = 'src/features/technicians/technicians-page.tsx';
/** Fetched ahead while the first list is read: counted there, and known to every further route. */
const FORMS = 'src/shared/form/form-parts.ts';

const weight = (files: Iterable<string>) => brotliKilobytes(bundle, files);

/** Texts by which a library is known in minified code; the second test fails when one stops being a mark. */
const MARKS = {
  Apollo: 'ROOT_QUERY',
  zod: '_zod',
  notifications: '--notifications-z-index',
} as const;

/** The numbers are worth reading also when they are good. */
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
    const metadata = bundle.chunks['../domain/phone.ts']?.file;
    expect(metadata).toBeDefined();
    expect([...scriptsOf(bundle, [ENTRY, FRAME, ...pages])]).not.toContain(metadata);
  });

  test('the first list keeps its budget, with what forms are made of', () => {
    const measured = weight(list);
    report(`first list: ${measured} kB of 235 (aim 205)`);
    expect(measured).toBeLessThanOrEqual(235);
  });

  test.each(pages.filter((page) => page !== LIST))('%s keeps the budget of a further route', (page) => {
    const isAuth = page.startsWith('src/features/auth/');
    const known = isAuth ? login : scriptsOf(bundle, [ENTRY, FRAME, FORMS]);
    const further = [...scriptsOf(bundle, [page])].filter((file) => !known.has(file));
    const measured = weight(further);
    report(`${page}: ${measured} kB of 20 (aim 15)`);
    expect(measured).toBeLessThanOrEqual(20);
  });

  test('every screen of the app has been measured', () => {
    expect(pages.length).toBeGreaterThanOrEqual(6);
  });
});
