import { isDeepStrictEqual } from 'node:util';
import type { Kept, Trace } from '@cuadrilla/domain/imports/rows/stored-row.ts';

export type Updated = Extract<Trace, { kind: 'updated' }>;

const refOf = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && 'id' in value ? value.id : undefined;

/** References are equal if they are to the same record, whatever its name is now. */
const isSame = (a: unknown, b: unknown) =>
  // Deeply, because Firestore returns the fields of a map in another order.
  refOf(a) === undefined ? isDeepStrictEqual(a ?? null, b ?? null) : refOf(a) === refOf(b);

/** The old values of the fields that are unchanged since the import; `kept` counts the others. */
export function fieldsToRestore(
  current: object,
  { before, after }: Updated,
): { fields: Record<string, unknown>; kept: number } {
  const now = current as Record<string, unknown>;
  const names = Object.keys(after).filter((name) => isSame(now[name], after[name]));
  return {
    fields: Object.fromEntries(names.map((name) => [name, before[name] ?? null])),
    kept: Object.keys(after).length - names.length,
  };
}

export const keptBecause = (
  { entity, id, name }: Pick<Trace, 'entity' | 'id' | 'name'>,
  why: string,
): Kept => ({ entity, id, name, why });
