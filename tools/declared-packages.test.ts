import { existsSync, globSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { dirname, join } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { inRepository, repository } from './lib/repository.ts';

type Manifest = Partial<Record<'dependencies' | 'devDependencies', Record<string, string>>>;

const FILES = '{*,{bench,docs,domain,e2e,functions,tools,web}/**/*}.{ts,tsx,js,cjs}';

/** Not shipped: may also use what the root declares, with which all is built, tested and measured. */
const UNSHIPPED =
  /\.(test|spec)\.tsx?$|\/test-[^/]+$|\/(testing|test|build)\/|^web\/vite\.config\.ts$|^bench\//;

const isOurs = (path: string): boolean => !/(^|\/)(node_modules|dist)\//.test(path);

function manifestOf(folder: string): { folder: string; names: string[] } {
  const path = inRepository(folder, 'package.json');
  if (!existsSync(path)) return manifestOf(dirname(folder));
  const { dependencies, devDependencies } = JSON.parse(readFileSync(path, 'utf8')) as Manifest;
  return { folder, names: Object.keys({ ...dependencies, ...devDependencies }) };
}

/** Null for a file of ours and for what Node has itself. */
function packageOf(specifier: string): string | null {
  if (/^([.#/]|virtual:)/.test(specifier) || isBuiltin(specifier)) return null;
  const [name = '', rest] = specifier.split('/');
  return name.startsWith('@') && rest !== undefined ? `${name}/${rest}` : name;
}

function undeclaredIn(file: string): string[] {
  const { importedFiles } = ts.preProcessFile(readFileSync(inRepository(file), 'utf8'));
  const nearest = manifestOf(dirname(file));
  const names = new Set([...nearest.names, ...(UNSHIPPED.test(file) ? manifestOf('.').names : [])]);
  const packages = new Set(importedFiles.flatMap(({ fileName }) => packageOf(fileName) ?? []));
  return [...packages]
    .filter((name) => !names.has(name))
    .map((name) => `${file}: ${name} is not in ${join(nearest.folder, 'package.json')}`);
}

test('each file imports only packages that its package.json declares', () => {
  const files = globSync(FILES, { cwd: repository, exclude: (path) => !isOurs(`${path}/`) }).filter(isOurs);
  expect(files.length).toBeGreaterThan(1_000);
  expect(files.flatMap(undeclaredIn)).toEqual([]);
});
