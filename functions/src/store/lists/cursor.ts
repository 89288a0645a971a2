import { badUserInput } from '../../errors.ts';
import { isDocumentId } from '../document-id.ts';

/** Where a row stands in a list: the values it is ordered by, and its id for rows that are equal in them. */
export type Position = { k: readonly string[]; id: string };

const VERSION = 1;
const MAX_LENGTH = 2_000;

/** An opaque cursor, bound to the list and order it was made for (`sort`), so that it cannot be used for another. */
export function encodeCursor(sort: string, { k, id }: Position): string {
  return Buffer.from(JSON.stringify({ v: VERSION, s: sort, k, id })).toString('base64url');
}

/** Reads a cursor; BAD_USER_INPUT where it is none, or was made for another list, order or version. */
export function decodeCursor(sort: string, cursor: string, keyCount: number): Position {
  const position = cursor.length <= MAX_LENGTH ? parse(cursor) : null;
  if (position?.v !== VERSION || position.s !== sort) throw badUserInput('Cursor no válido');
  const { k, id } = position;
  const isWhole = Array.isArray(k) && k.length === keyCount && k.every((value) => typeof value === 'string');
  if (!isWhole || typeof id !== 'string' || !isDocumentId(id)) throw badUserInput('Cursor no válido');
  return { k, id };
}

function parse(cursor: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString());
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : null;
  } catch {
    return null;
  }
}
