import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');
const readme = readFileSync(join(root, 'README.md'), 'utf8');
const scripts = Object.keys(
  (JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { scripts: Record<string, string> })
    .scripts,
);

describe('README.md', () => {
  it('names for a first change a file that has the label', () => {
    const [, file = '', label = ''] = /open `([^`]+)`, change the label `([^`]+)`/.exec(readme) ?? [];
    expect(readFileSync(join(root, file), 'utf8')).toContain(label);
  });

  it.each([...readme.matchAll(/npm run (?:--silent )?([\w:]+)/g)].map(([, name = '']) => [name]))(
    'names the script %s, which exists',
    (name) => expect(scripts).toContain(name),
  );

  it.each([...readme.matchAll(/\]\((?!http)([^)#]+)\)/g)].map(([, path = '']) => [path]))(
    'links to %s, which exists',
    (path) => expect(existsSync(join(root, path))).toBe(true),
  );
});
