import { badCursor } from '../../errors.ts';
import { isDocumentId } from '../document-id.ts';

/** The position of a row in a list: the values it is sorted by, its id as the tie-breaker, and the search word it was found by. */
export type Position = { k: readonly string[]; id: string; word?: string };

const VERSION = 1;
const MAX_LENGTH = 2_000;

/** An opaque cursor, bound by `sort` to the list and order it was made for. */
export function encodeCursor(sort: string, position: Position): string {
  return Buffer.from(JSON.stringify({ v: VERSION, s: sort, ...position })).toString('base64url');
}

/** Throws BAD_USER_INPUT if it is malformed or was made for another list, order or version. */
export function decodeCursor(sort: string, cursor: string, keyCount: number): Position {
  const position = cursor.length <= MAX_LENGTH ? parse(cursor) : null;
  if (position?.v !== VERSION || position.s !== sort) throw badCursor();
  const { k, id, word } = position;
  const isWhole = Array.isArray(k) && k.length === keyCount && k.every((value) => typeof value === 'string');
  if (!isWhole || typeof id !== 'string' || !isDocumentId(id)) throw badCursor();
  return { k, id, ...(typeof word === 'string' && { word }) };
}

function parse(cursor: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString());
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : null;
  } catch {
    return null;
  }
}
