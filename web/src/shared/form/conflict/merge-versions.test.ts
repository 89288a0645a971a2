import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { applyChoices, choicesAtFirst, mergeVersions, type Side } from './merge-versions.ts';
import { isSame, readAt } from '../record-path.ts';

const base = { name: 'Panadería', tags: ['gas'], address: { street: 'Mayor 1', city: 'Madrid' } };

describe('mergeVersions', () => {
  test.each([
    ['nobody changed anything', {}, {}, []],
    ['I changed the name', { name: 'Bar' }, {}, [['name', 'mine']]],
    ['they changed the tags', {}, { tags: ['gas', 'VIP'] }, [['tags', 'theirs']]],
    [
      'each changed another field',
      { name: 'Bar' },
      { tags: [] },
      [
        ['name', 'mine'],
        ['tags', 'theirs'],
      ],
    ],
    ['both made the same change', { name: 'Bar' }, { name: 'Bar' }, []],
    ['both changed the same field differently', { name: 'Bar' }, { name: 'Café' }, [['name', 'both']]],
    [
      'each changed another part of the address',
      { address: { street: 'Mayor 3', city: 'Madrid' } },
      { address: { street: 'Mayor 1', city: 'Getafe' } },
      [
        ['address.street', 'mine'],
        ['address.city', 'theirs'],
      ],
    ],
  ])('lists the differing fields when %s', (_case, mine, theirs, expected) => {
    const found = mergeVersions(base, { ...base, ...mine }, { ...base, ...theirs });
    expect(found.map(({ path, changedBy }) => [path, changedBy])).toEqual(expected);
  });

  test('only fields that both changed need a decision', () => {
    const found = mergeVersions(base, { ...base, name: 'Bar', tags: [] }, { ...base, name: 'Café' });
    expect(choicesAtFirst(found)).toEqual({ tags: 'mine' });
  });
});

const record = fc.record({
  name: fc.constantFrom('a', 'b', 'c'),
  isMain: fc.boolean(),
  tags: fc.array(fc.constantFrom('x', 'y'), { maxLength: 2 }),
  address: fc.record({ street: fc.constantFrom('1', '2'), city: fc.constantFrom('M', 'G') }),
});
const FIELDS = ['name', 'isMain', 'tags', 'address.street', 'address.city'];

test('every differing value is listed, and applied if chosen', () => {
  const choice = fc.dictionary(fc.constantFrom(...FIELDS), fc.constantFrom<Side>('mine', 'theirs'));
  fc.assert(
    fc.property(record, record, record, choice, (made, mine, theirs, wanted) => {
      const found = mergeVersions(made, mine, theirs);
      const differing = FIELDS.filter((path) => !isSame(readAt(mine, path), readAt(theirs, path)));
      expect(found.map(({ path }) => path).sort()).toEqual([...differing].sort());
      const theirsFirst = differing.map((path): [string, Side] => [path, 'theirs']);
      const choices = { ...Object.fromEntries(theirsFirst), ...wanted };
      const merged = applyChoices(theirs, found, choices);
      for (const path of FIELDS) {
        const from = choices[path] === 'mine' ? mine : theirs;
        expect(readAt(merged, path)).toEqual(readAt(from, path));
      }
    }),
  );
});
