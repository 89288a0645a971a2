import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const dist = fileURLToPath(new URL('../dist', import.meta.url));
const files = readdirSync(dist, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map(({ parentPath, name }) => join(parentPath, name));

test('the deployed web files contain no source map', () => {
  expect(files.length).toBeGreaterThan(20);
  expect(files.filter((file) => file.endsWith('.map'))).toEqual([]);
  const scripts = files.filter((file) => /\.(?:js|css)$/.test(file));
  expect(scripts.filter((file) => readFileSync(file, 'utf8').includes('sourceMappingURL='))).toEqual([]);
});

test('the deployed web files contain no demo account or demo password', () => {
  const texts = files.filter((file) => /\.(?:js|css|html|json|webmanifest)$/.test(file));
  expect(texts.filter((file) => /Demo1234|@demo\.es/.test(readFileSync(file, 'utf8')))).toEqual([]);
});
