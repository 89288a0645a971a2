import { readFileSync, writeFileSync } from 'node:fs';
import type { Indexed, Shape } from '../kits/query-shape.ts';
import { shapeText } from '../kits/query-shape.ts';
import type { Tally } from '../kits/reads.ts';

type IndexEntry = {
  collectionGroup: string;
  queryScope?: 'COLLECTION';
  fields: { fieldPath: string; order?: 'ASCENDING' | 'DESCENDING'; arrayConfig?: 'CONTAINS' }[];
};
type IndexFile = { indexes: IndexEntry[] };
type Declared = { collection: string; fields: Indexed[] };

export type IndexProblems = { missing: string[]; unneeded: string[] };

const ROOT = new URL('../../../firestore.indexes.json', import.meta.url);

export function readIndexes(file: URL = ROOT): IndexFile {
  return JSON.parse(readFileSync(file, 'utf8')) as IndexFile;
}

export function writeIndexes(file: IndexFile): void {
  writeFileSync(ROOT, `${JSON.stringify(file, null, 2)}\n`);
}

export function withIndexes<F extends IndexFile>({ shapes }: Pick<Tally, 'shapes'>, file: F): F {
  const asked = [...shapes.values()];
  const indexes = [...file.indexes];
  const declared = () => indexes.map(declaredOf);
  for (const shape of asked.filter((each) => !isServed(each, declared()))) {
    const begins = shape.filters.length === 0 ? [[]] : shape.filters.map((filter) => [filter]);
    indexes.push(...begins.map((begin) => entryOf(shape.collection, [...begin, ...shape.sort])));
  }
  const byText = new Map(indexes.map((index) => [indexText(index), index]));
  const { unneeded } = indexProblems({ shapes }, { indexes: [...byText.values()] });
  unneeded.forEach((text) => byText.delete(text));
  const order = (index: IndexEntry) => JSON.stringify([index.collectionGroup, index.fields]);
  return { ...file, indexes: [...byText.values()].sort((a, b) => (order(a) < order(b) ? -1 : 1)) };
}

function entryOf(collectionGroup: string, fields: Indexed[]): IndexEntry {
  return {
    collectionGroup,
    queryScope: 'COLLECTION',
    fields: fields.map(({ field, to }) =>
      to === 'CONTAINS' ? { fieldPath: field, arrayConfig: to } : { fieldPath: field, order: to },
    ),
  };
}

function indexText(index: IndexEntry): string {
  const { collection, fields } = declaredOf(index);
  return shapeText({ collection, filters: [], sort: fields });
}

const declaredOf = ({ collectionGroup, fields }: IndexEntry): Declared => ({
  collection: collectionGroup,
  fields: fields.map(({ fieldPath, order, arrayConfig }) => ({
    field: fieldPath,
    to: arrayConfig ?? order ?? 'ASCENDING',
  })),
});

export function indexProblems({ shapes }: Pick<Tally, 'shapes'>, file: IndexFile): IndexProblems {
  const declared = file.indexes.map(declaredOf);
  const asked = [...shapes.values()];
  const missing = asked.filter((shape) => !isServed(shape, declared)).map(shapeText);
  const unneeded = declared
    .filter((index) => asked.every((shape) => isIdle(index, shape, declared)))
    .map(({ collection, fields }) => shapeText({ collection, filters: [], sort: fields }));
  return { missing: missing.sort(), unneeded: unneeded.sort() };
}

/** True if the query is served without this index. */
function isIdle(index: Declared, shape: Shape, declared: Declared[]): boolean {
  if (index.collection !== shape.collection || !isServed(shape, declared)) return true;
  return isServed(
    shape,
    declared.filter((each) => each !== index),
  );
}

/**
 * Firestore merges several indexes if each ends in the query's whole sort and begins with some of its filters, and together
 * they cover all filters.
 */
function isServed({ collection, filters, sort }: Shape, declared: Declared[]): boolean {
  const texts = filters.map(textOf);
  const covered = declared
    .filter((index) => index.collection === collection && endsIn(index.fields, sort))
    .map(({ fields }) => fields.slice(0, -sort.length).map(textOf))
    .filter((begin) => begin.every((text) => texts.includes(text)));
  const known = new Set(covered.flat());
  // A sort by several fields without a filter needs its own index.
  return filters.length === 0 ? covered.length > 0 : texts.every((text) => known.has(text));
}

function endsIn(fields: Indexed[], sort: Indexed[]): boolean {
  if (fields.length < sort.length) return false;
  return sort.every((each, at) => textOf(fields[fields.length - sort.length + at]) === textOf(each));
}

const textOf = (indexed: Indexed | undefined) => (indexed ? `${indexed.field} ${indexed.to}` : '');
