import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { describe, expect, it } from 'vitest';
import { withFigures } from '../bench/quote.ts';
import type { Results } from '../bench/report.ts';

const root = join(import.meta.dirname, '..');
const readme = readFileSync(join(root, 'README.md'), 'utf8');
const scripts = Object.keys(
  (JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { scripts: Record<string, string> })
    .scripts,
);

describe('README.md', () => {
  it('names a file for a first change that contains the label', () => {
    const [, file = '', label = ''] = /open `([^`]+)`, change the label `([^`]+)`/.exec(readme) ?? [];
    expect(readFileSync(join(root, file), 'utf8')).toContain(label);
  });

  it('quotes the figures of the last bench', async () => {
    const results = JSON.parse(readFileSync(join(root, 'bench', 'results.json'), 'utf8')) as Results;
    const style = await resolveConfig(join(root, 'README.md'));
    expect(readme).toBe(await format(withFigures(readme, results), { ...style, parser: 'markdown' }));
  });

  it.each([...readme.matchAll(/npm run (?:--silent )?([\w:]+)/g)].map(([, name = '']) => [name]))(
    'names the script %s, which exists',
    (name) => expect(scripts).toContain(name),
  );
});

describe.each(['README.md', 'CONTRIBUTING.md', 'docs/architecture.md', 'docs/decisions/README.md'])(
  '%s',
  (name) => {
    const text = readFileSync(join(root, name), 'utf8');

    it.each([...text.matchAll(/\]\((?!http)([^)#]+)\)/g)].map(([, path = '']) => [path]))(
      'links to %s, which exists',
      (path) => expect(existsSync(join(root, dirname(name), path))).toBe(true),
    );

    it('names files that exist', () => {
      const paths = [...text.matchAll(/`([\w./-]+\/[\w.-]+\.\w+)`/g)].map(([, path = '']) => path);
      // Files local to each machine are not in the repository.
      const shared = paths.filter((path) => !path.endsWith('.local'));
      expect(shared.filter((path) => !existsSync(join(root, path)))).toEqual([]);
    });
  },
);
