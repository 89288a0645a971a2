import type * as z from 'zod/mini';

type Schema = z.core.$ZodType;

/** Position of each path segment among its siblings in the schema; unknown keys sort last. */
export function placeIn(schema: Schema, [key, ...rest]: readonly PropertyKey[]): number[] {
  if (key === undefined) return [];
  const [place, child] = childOf(schema, String(key));
  return [place, ...(child ? placeIn(child, rest) : [])];
}

/** A parent sorts before its children. */
export function comparePlaces(a: readonly number[], b: readonly number[]): number {
  const at = a.findIndex((place, index) => place !== b[index]);
  if (at === -1) return a.length - b.length;
  const other = b[at];
  return other === undefined ? 1 : (a[at] ?? 0) - other;
}

function childOf(schema: Schema, key: string): [place: number, child: Schema | undefined] {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case 'object': {
      const place = Object.keys(def.shape).indexOf(key);
      return [place === -1 ? Infinity : place, def.shape[key]];
    }
    case 'array':
      return [Number(key), def.element];
    case 'pipe':
      return childOf(def.in, key);
    case 'optional':
    case 'nullable':
      return childOf(def.innerType, key);
    default:
      return [Infinity, undefined];
  }
}
