import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');
const guide = readFileSync(join(import.meta.dirname, 'guia-de-uso.md'), 'utf8');

const unbroken = (text: string) => text.replace(/\s+/g, ' ');

const sources = globSync(['web/src/**/*.{ts,tsx}', 'domain/**/*.ts'], { cwd: root })
  .filter((file) => !/\.(?:test|generated)\.tsx?$|\/testing\//.test(file))
  .map((file) => unbroken(readFileSync(join(root, file), 'utf8')))
  .join('\n');

const words = new Set([...guide.matchAll(/\*\*([^*]+)\*\*/g)].map(([, word = '']) => unbroken(word)));

it.each([...words].map((word) => [word]))('quotes «%s», which is a text of the product', (word) => {
  // Not `toContain`, which would print the whole source.
  expect(sources.includes(word)).toBe(true);
});

it.each([...guide.matchAll(/\]\((images\/[^)]+)\)/g)].map(([, path = '']) => [path]))(
  'shows the image %s, which exists',
  (path) => expect(existsSync(join(import.meta.dirname, path))).toBe(true),
);

it.each([...guide.matchAll(/\]\(#([^)]+)\)/g)].map(([, anchor = '']) => [anchor]))(
  'has the heading #%s',
  (anchor) => {
    const anchors = [...guide.matchAll(/^#+ (.+)$/gm)].map(([, title = '']) =>
      title.toLowerCase().replace(/ /g, '-'),
    );
    expect(anchors).toContain(anchor);
  },
);
