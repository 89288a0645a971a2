import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { inRepository } from '../lib/repository.ts';
import { LONG_FILES, longestFirst } from './longest-first.ts';

test('the long files are there', () => {
  expect(LONG_FILES.filter((file) => !existsSync(inRepository(file)))).toEqual([]);
});

test('long files begin first within their project; the others keep their order', () => {
  const file = (name: string, project: string) => ({
    moduleId: inRepository(name),
    project: { name: project },
  });
  const [longest = '', second = ''] = LONG_FILES;
  const others = [file('domain/b.test.ts', 'domain'), file('domain/a.test.ts', 'domain')];
  const ordinary = file('functions/test/x.spec.ts', 'emulator');
  const long = [file(longest, 'emulator'), file(second, 'emulator')];
  expect(longestFirst([...others, ordinary, ...long.toReversed()])).toEqual([...others, ...long, ordinary]);
});
