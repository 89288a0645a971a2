import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { readBundle, scriptsOf } from './bundle.ts';

const bundle = readBundle(fileURLToPath(new URL('../dist', import.meta.url)));

/** Chunks that import each other statically: the one that runs first finds the other empty. */
function circles(): string[] {
  const found: string[] = [];
  const done = new Set<string>();
  const visit = (key: string, path: readonly string[]): void => {
    if (path.includes(key)) return void found.push([...path.slice(path.indexOf(key)), key].join(' → '));
    if (done.has(key)) return;
    bundle.chunks[key]?.imports?.forEach((next) => visit(next, [...path, key]));
    done.add(key);
  };
  Object.keys(bundle.chunks).forEach((key) => visit(key, []));
  return found;
}

test('no two chunks import each other statically', () => {
  expect(circles()).toEqual([]);
});

test('the login and the frame each load at most two scripts', () => {
  const login = scriptsOf(bundle, ['index.html']);
  const frame = [...scriptsOf(bundle, ['src/app/signed-in.tsx'])].filter((file) => !login.has(file));
  expect(login.size).toBeLessThanOrEqual(2);
  expect(frame.length).toBeLessThanOrEqual(2);
});

test('the list pages do not load the form chunk', () => {
  const forms = Object.values(bundle.chunks).filter(({ name }) => name === 'forms');
  expect(forms).toHaveLength(1);
  const pages = Object.keys(bundle.chunks).filter((key) => /^src\/features\/.*s-page\.tsx$/.test(key));
  const lists = pages.filter((key) =>
    /\/(agents|clients|prospects|services|technicians)-page\.tsx$/.test(key),
  );
  expect(lists).toHaveLength(5);
  const file = forms[0]?.file;
  for (const page of [...lists, 'src/features/my-day/day/my-day-page.tsx']) {
    expect([...scriptsOf(bundle, [page])], page).not.toContain(file);
  }
});
