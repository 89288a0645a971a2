type Leaf = string | number | boolean | null | undefined;

export type Path<T> = T extends Leaf
  ? never
  : T extends readonly (infer E)[]
    ? `${number}` | (E extends Leaf ? never : `${number}.${Path<E>}`)
    : { [K in keyof T & string]: K | (T[K] extends Leaf ? never : `${K}.${Path<T[K]>}`) }[keyof T & string];

export type At<T, P extends string> = P extends keyof T
  ? T[P]
  : P extends `${infer K}.${infer Rest}`
    ? K extends keyof T
      ? At<T[K], Rest>
      : T extends readonly (infer E)[]
        ? At<E, Rest>
        : never
    : T extends readonly (infer E)[]
      ? E
      : never;

type Node = Readonly<Record<string, unknown>> | readonly unknown[];

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;

export function readAt(value: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>(
      (node, key) => (isNode(node) ? (node as Record<string, unknown>)[key] : undefined),
      value,
    );
}

/** Copies only the objects along the path. */
export function writeAt<T>(value: T, path: string, changed: unknown): T {
  const [key = '', ...rest] = path.split('.');
  const node = value as Record<string, unknown>;
  const child = rest.length === 0 ? changed : writeAt(node[key], rest.join('.'), changed);
  if (Array.isArray(value))
    return value.map((each: unknown, index) => (String(index) === key ? child : each)) as T;
  return { ...node, [key]: child } as T;
}

export function isSame(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (!isNode(one) || !isNode(other) || Array.isArray(one) !== Array.isArray(other)) return false;
  const keys = Object.keys(one);
  return (
    keys.length === Object.keys(other).length &&
    keys.every((key) => Object.hasOwn(other, key) && isSame(readAt(one, key), readAt(other, key)))
  );
}

export const isWithin = (path: string, above: string) => path === above || path.startsWith(`${above}.`);
