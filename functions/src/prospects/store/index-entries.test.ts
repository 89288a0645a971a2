/** Firestore's limit: the composite index entries of a document may add up to 2 MiB. */
import { readFileSync } from 'node:fs';
import { SEARCH_TOKENS_MAX, SEARCH_WORD_MAX } from '@cuadrilla/domain/text/search.ts';
import { personSortKey } from '@cuadrilla/domain/text/text.ts';
import { expect, test } from 'vitest';
import { derivedOf } from './prospect-document.ts';
import type { ProspectFields } from '@cuadrilla/domain/records/prospect.ts';

const LIMIT = 2 * 1024 * 1024;
const ID = 'a'.repeat(20);

type Index = { collectionGroup: string; fields: { fieldPath: string; arrayConfig?: string }[] };
const { indexes } = JSON.parse(readFileSync('firestore.indexes.json', 'utf8')) as { indexes: Index[] };
const searched = indexes.filter(({ fields }) => fields.some(({ fieldPath }) => fieldPath === 'search'));

const sizeOf = (value: unknown) => (typeof value === 'string' ? Buffer.byteLength(value) + 1 : 8);

/** Size of a document's composite index entries: each has the document's name, its parent's and 32 bytes. */
function entriesSize(collection: string, document: Record<string, unknown> & { search: readonly string[] }) {
  const name = 16 + sizeOf(collection) + sizeOf(ID);
  const own = searched.filter(({ collectionGroup }) => collectionGroup === collection);
  const sizes = own.map(({ fields }) => {
    const others = fields.filter(({ fieldPath }) => fieldPath !== 'search');
    const beside = others.map(({ fieldPath }) => sizeOf(document[fieldPath])).reduce((a, b) => a + b, 0);
    return document.search.reduce((sum, token) => sum + name + 16 + 32 + beside + sizeOf(token), 0);
  });
  return sizes.reduce((a, b) => a + b, 0);
}

// Each is three letters of three bytes when decomposed, which sort keys are.
const LONGEST = '각'.repeat(100);
/** Distinct words of four-byte characters, one short and many long. */
const letters = (from: number) =>
  Array.from({ length: 50 }, (_each, index) => String.fromCodePoint(0x20000 + from + index));

test('the index entries of a prospect with the longest texts are below 2 MiB', () => {
  const fields = {
    ...{ kind: 'PERSON', code: 'P-2026-0001', name: LONGEST, lastName: LONGEST, nif: '12345678Z' },
    ...{
      legalName: letters(0).join('-'),
      need: letters(100).join('-'),
      email: `${letters(200).join('.')}@x.es`,
    },
    ...{ phone: '+34612345678', status: 'NEW', nextActionOn: '2026-12-01', estimatedValueCents: 1 },
    interestIds: Array.from({ length: 10 }, (_each, index) => `${index}`.repeat(20)),
  } as unknown as ProspectFields;
  const document = { ...derivedOf(fields), createdAt: 0, updatedAt: 0, estimatedValueCents: 1 };
  expect(document.search.length).toBeGreaterThan(550);
  const size = entriesSize('prospects', document);
  expect(size).toBeGreaterThan(LIMIT / 4);
  expect(size).toBeLessThan(LIMIT);
});

test.each(
  [...new Set(searched.map(({ collectionGroup }) => collectionGroup))].filter((name) => name !== 'prospects'),
)('the index entries of a document in %s with the most tokens are below 2 MiB', (collection) => {
  // Tags, technicians and equipment share the array.
  const search = Array.from({ length: SEARCH_TOKENS_MAX + 40 }, () => '𝒜'.repeat(SEARCH_WORD_MAX));
  const size = entriesSize(collection, { search, sortName: personSortKey(LONGEST, LONGEST) });
  expect(size).toBeLessThan(LIMIT);
});
