import { parse } from 'graphql';
import { expect, test } from 'vitest';
import { print } from './document-key.ts';

test('a document keeps its key, and no two have the same', () => {
  const [one, other] = [parse('{ a }'), parse('{ b }')];
  expect(print(one)).toBe(print(one));
  expect(print(one)).not.toBe(print(other));
});

test('no key comes again after all are forgotten', () => {
  const document = parse('{ a }');
  const before = print(document);
  print.reset();
  expect(print(document)).not.toBe(before);
});
