import { FieldPath, Timestamp, type DocumentSnapshot, type Query } from '@google-cloud/firestore';
import { badCursor } from '../../errors.ts';
import { decodeCursor, encodeCursor } from './cursor.ts';

/** `name` identifies the order in cursors. Rows without `field` are not in the list. */
export type Sort = {
  name: string;
  field: string;
  of: 'text' | 'number' | 'instant';
  direction: 'asc' | 'desc';
};

export type Bound = [operator: '>=' | '<=' | '<', value: string | Date];

export type SortValue = string | number | Timestamp;
export type Place = [value: SortValue, id: string];

export function order(query: Query, { field, direction }: Sort, bounds: readonly Bound[] = []): Query {
  const bounded = bounds.reduce((found, [operator, value]) => found.where(field, operator, value), query);
  return bounded.orderBy(field, direction).orderBy(FieldPath.documentId(), direction);
}

export function placeOf({ field }: Sort, doc: DocumentSnapshot): Place {
  return [doc.get(field) as SortValue, doc.id];
}

/** Negative if `a` comes first in Firestore's order. */
export function comparePlaces({ direction }: Sort, a: Place, b: Place): number {
  const ascending = compareValues(a[0], b[0]) || compareValues(a[1], b[1]);
  return direction === 'asc' ? ascending : -ascending;
}

/** False for a row that has no value at all. */
export function isWithin([value]: Place, bounds: readonly Bound[]): boolean {
  if ((value as SortValue | null | undefined) == null) return false;
  return bounds.every(([operator, bound]) => {
    const compared = compareValues(value, bound instanceof Date ? Timestamp.fromDate(bound) : bound);
    return { '>=': compared >= 0, '<=': compared <= 0, '<': compared < 0 }[operator];
  });
}

/** Both of one type. Firestore compares texts by their bytes. */
function compareValues(a: SortValue, b: SortValue): number {
  if (typeof a === 'number' || typeof b === 'number') return Number(a) - Number(b);
  return Buffer.compare(Buffer.from(a.valueOf()), Buffer.from(b.valueOf()));
}

/** `word` is the one whose rows are walked through. */
export function cursorOf(sort: Sort, doc: DocumentSnapshot, word?: string): string {
  const [value, id] = placeOf(sort, doc);
  return encodeCursor(sort.name, { k: [writeValue(value)], id, ...(word !== undefined && { word }) });
}

export function readCursor(sort: Sort, cursor: string): { place: Place; word: string | null } {
  const { k, id, word } = decodeCursor(sort.name, cursor, 1);
  return { place: [readValue(k[0] ?? '', sort.of), id], word: word ?? null };
}

/** Cursor values are texts; a prefix names the type, and an instant keeps its nanoseconds. */
function writeValue(value: SortValue): string {
  if (value instanceof Timestamp) return `t${value.seconds}.${value.nanoseconds}`;
  return typeof value === 'number' ? `n${value}` : `s${value}`;
}

const LETTERS = { text: 's', number: 'n', instant: 't' } as const;

/** Throws BAD_USER_INPUT for a value of another type, or one that the database would refuse. */
function readValue(text: string, of: Sort['of']): SortValue {
  const rest = text.slice(1);
  const read = { text: textOf, number: numberOf, instant: instantOf }[of];
  const value = text[0] === LETTERS[of] ? read(rest) : null;
  if (value === null) throw badCursor();
  return value;
}

const textOf = (text: string) => (text.isWellFormed() ? text : null);

const numberOf = (text: string) => (/^-?\d+(?:\.\d+)?$/.test(text) ? Number(text) : null);

/** Null for an instant that cannot be stored, which only a forged cursor contains. */
function instantOf(text: string): Timestamp | null {
  const [seconds = NaN, nanoseconds = NaN] = /^-?\d+\.\d+$/.test(text) ? text.split('.').map(Number) : [];
  try {
    return new Timestamp(seconds, nanoseconds);
  } catch {
    return null;
  }
}
