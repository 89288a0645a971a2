import { readFileSync } from 'node:fs';
import type { Indexed, Shape } from '../kits/query-shape.ts';
import { shapeText } from '../kits/query-shape.ts';
import type { Tally } from '../kits/reads.ts';

type IndexFile = {
  indexes: {
    collectionGroup: string;
    fields: { fieldPath: string; order?: 'ASCENDING' | 'DESCENDING'; arrayConfig?: 'CONTAINS' }[];
  }[];
};
type Declared = { collection: string; fields: Indexed[] };

export type IndexProblems = { missing: string[]; unneeded: string[] };

const ROOT = new URL('../../../firestore.indexes.json', import.meta.url);

export function readIndexes(file: URL = ROOT): IndexFile {
  return JSON.parse(readFileSync(file, 'utf8')) as IndexFile;
}

export function indexProblems({ shapes }: Pick<Tally, 'shapes'>, file: IndexFile): IndexProblems {
  const declared = file.indexes.map(({ collectionGroup, fields }) => ({
    collection: collectionGroup,
    fields: fields.map(({ fieldPath, order, arrayConfig }) => ({
      field: fieldPath,
      to: arrayConfig ?? order ?? 'ASCENDING',
    })),
  }));
  const asked = [...shapes.values()];
  const missing = asked.filter((shape) => !isServed(shape, declared)).map(shapeText);
  const unneeded = declared
    .filter((index) => asked.every((shape) => isIdle(index, shape, declared)))
    .map(({ collection, fields }) => shapeText({ collection, filters: [], sort: fields }));
  return { missing: missing.sort(), unneeded: unneeded.sort() };
}

/** Whether a query is served without this index. */
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
