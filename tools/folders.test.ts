import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { inRepository } from './lib/repository.ts';

const FILES_MAX = 25;

function crowded(folder: string): string[] {
  const entries = readdirSync(inRepository(folder), { withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && !/\.generated\.|\.md$/.test(entry.name));
  const below = entries
    .filter((entry) => entry.isDirectory() && !['node_modules', 'dist'].includes(entry.name))
    .flatMap((entry) => crowded(join(folder, entry.name)));
  return files.length > FILES_MAX ? [`${folder}: ${files.length}`, ...below] : below;
}

test('no folder contains more files than allowed', () => {
  const roots = ['domain', 'functions', 'web', 'e2e', 'tools', 'bench'];
  expect(roots.flatMap(crowded)).toEqual([]);
});

test('no helper of tests stands beside the product', () => {
  const besides = ['domain', 'functions/src', 'web/src']
    .flatMap((folder) => readdirSync(inRepository(folder), { recursive: true, encoding: 'utf8' }))
    .filter((path) => /(^|\/)test-[^/]*$/.test(path) && !/(^|\/)(testing|node_modules)\//.test(path));
  expect(besides).toEqual([]);
});
