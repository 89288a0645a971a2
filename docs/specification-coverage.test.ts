import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');
const table = readFileSync(join(import.meta.dirname, 'specification-coverage.md'), 'utf8');

const rows = table
  .split('\n')
  .filter((line) => /^\| \d/.test(line))
  .map((line) => {
    const [, section = '', what = '', proof = ''] = line.split('|').map((cell) => cell.trim());
    const [, file = '', name = ''] = /^`([^`]+)` › (.+)$/.exec(proof) ?? [];
    return { section, what, file, name };
  });

/** Whether a file's text has a test of that title which runs: `test('…'`, `it.each(…)('…'`, never `test.skip`. */
function hasTest(source: string, name: string): boolean {
  const title = name.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  return new RegExp(`\\b(?:test|it)(?:\\.each\\b[^;]*?\\))?\\(\\s*['"\`]${title}['"\`],`).test(source);
}

describe('the search for a test', () => {
  it.each(["test('a b', () => 1)", "it.each([1, 2])('a b', () => 1)", 'test(`a b`, async () => 1)'])(
    'finds %s',
    (text) => {
      expect(hasTest(text, 'a b')).toBe(true);
    },
  );

  // Source texts to search in; none of them runs.
  it.each(["test.skip('a b', () => 1)", "const x = 'a b';", "// test 'a b'", "test('a b c', () => 1)"])(
    'does not count %s, which runs no such test',
    (text) => {
      expect(hasTest(text, 'a b')).toBe(false);
    },
  );
});

describe('docs/specification-coverage.md', () => {
  it('has rows for each section of the specification', () => {
    const sections = [...new Set(rows.map(({ section }) => section))];
    expect(sections).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9']);
  });

  it.each(rows)('§$section $what: the named test exists', ({ file, name }) => {
    expect(existsSync(join(root, file)), `${file} exists`).toBe(true);
    const source = readFileSync(join(root, file), 'utf8').replaceAll("\\'", "'");
    expect(hasTest(source, name), `${file} has a test named «${name}»`).toBe(true);
  });
});
