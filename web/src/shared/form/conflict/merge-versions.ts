import { isSame, readAt, writeAt } from '../record-path.ts';

type Leaf = string | number | boolean | null | undefined;

/** The paths that are compared: leaves of nested objects, and lists as a whole. */
export type MergePath<V> = {
  [K in keyof V & string]: V[K] extends Leaf | readonly unknown[] ? K : `${K}.${MergePath<V[K]>}`;
}[keyof V & string];

export type Side = 'mine' | 'theirs';

export type Difference = {
  path: string;
  base: unknown;
  mine: unknown;
  theirs: unknown;
  changedBy: Side | 'both';
};

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function pathsOf(value: unknown, above = ''): string[] {
  if (!isRecord(value)) return [above];
  return Object.entries(value).flatMap(([key, child]) =>
    pathsOf(child, above === '' ? key : `${above}.${key}`),
  );
}

export function mergeVersions<V extends object>(base: V, mine: V, theirs: V): Difference[] {
  const paths = [...new Set([...pathsOf(mine), ...pathsOf(theirs)])];
  return paths
    .map((path) => ({
      path,
      base: readAt(base, path),
      mine: readAt(mine, path),
      theirs: readAt(theirs, path),
    }))
    .filter((field) => !isSame(field.mine, field.theirs))
    .map((field) => {
      const isMine = !isSame(field.base, field.mine);
      const isTheirs = !isSame(field.base, field.theirs);
      return { ...field, changedBy: isMine && isTheirs ? 'both' : isMine ? 'mine' : 'theirs' };
    });
}

export type Choices = Readonly<Record<string, Side>>;

export function choicesAtFirst(differences: readonly Difference[]): Choices {
  const decided = differences.filter(({ changedBy }) => changedBy !== 'both');
  return Object.fromEntries(decided.map(({ path, changedBy }) => [path, changedBy as Side]));
}

export function applyChoices<V extends object>(
  theirs: V,
  differences: readonly Difference[],
  choices: Choices,
): V {
  return differences
    .filter(({ path }) => choices[path] === 'mine')
    .reduce((merged, { path, mine }) => writeAt(merged, path, mine), theirs);
}
