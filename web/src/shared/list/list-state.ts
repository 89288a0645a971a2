export const PAGE_SIZES = [10, 25, 50, 100] as const;
const DEFAULT_SIZE = 25;

export type ListOptions<F extends string = string, S extends string = string> = {
  sorts?: readonly [S, ...S[]];
  filters?: Readonly<Record<F, readonly string[] | 'any'>>;
  views?: readonly [string, ...string[]];
};

type FilterValue<T> = T extends readonly (infer V)[] ? V : string;

export type ListState<O extends ListOptions> = {
  /** As typed; `variables.search` is trimmed. */
  q: string;
  sort: O extends { sorts: readonly (infer S)[] } ? S : null;
  view: O extends { views: readonly (infer V)[] } ? V : null;
  size: number;
  after: string | null;
  filters: { [K in keyof O['filters'] & string]: FilterValue<NonNullable<O['filters']>[K]> | null };
  isFiltered: boolean;
  variables: { first: number; after: string | null; search: string | null };
};

function known<T extends string>(values: readonly T[] | undefined, asked: string | null): T | null {
  return values?.find((value) => value === asked) ?? values?.[0] ?? null;
}

function readFilter(values: readonly string[] | 'any', asked: string | null): string | null {
  if (asked === null || asked === '') return null;
  return values === 'any' || values.includes(asked) ? asked : null;
}

export function readListState<const O extends ListOptions>(
  parameters: URLSearchParams,
  options: O,
): ListState<O> {
  const q = parameters.get('q') ?? '';
  const asked = Number(parameters.get('tam'));
  const size = PAGE_SIZES.find((each) => each === asked) ?? DEFAULT_SIZE;
  const after = parameters.get('cursor');
  const filters = Object.fromEntries(
    Object.entries(options.filters ?? {}).map(([name, values]) => [
      name,
      readFilter(values, parameters.get(name)),
    ]),
  );
  const search = q.trim() === '' ? null : q.trim();
  return {
    q,
    sort: known(options.sorts, parameters.get('orden')),
    view: known(options.views, parameters.get('vista')),
    size,
    after,
    filters,
    isFiltered: search !== null || Object.values(filters).some((value) => value !== null),
    variables: { first: size, after, search },
  } as ListState<O>;
}

export function withParameters(
  parameters: URLSearchParams,
  changes: Readonly<Record<string, string | null | undefined>>,
): string {
  const changed = new URLSearchParams(parameters);
  for (const [name, value] of Object.entries(changes)) {
    if (value == null || value === '') changed.delete(name);
    else changed.set(name, value);
  }
  const query = changed.toString();
  return query === '' ? '' : `?${query}`;
}

export const sizeParameter = (size: number) => (size === DEFAULT_SIZE ? null : String(size));
