import { persistedOperation } from '#shared/graphql/post-operation.ts';
import { useAskedLately } from '#apollo/use-asked-lately.ts';
import { CatalogDocument, useCatalogQuery, type CatalogQuery } from './catalog.generated.ts';

type Catalog = CatalogQuery['catalog'];
export type CatalogList = Exclude<keyof Catalog, '__typename' | 'timeZone'>;
export type CatalogOption = { value: string; label: string };

const EMPTY: Omit<Catalog, '__typename'> = {
  timeZone: 'Europe/Madrid',
  serviceTypes: [],
  skills: [],
  zones: [],
  prospectSources: [],
  lostReasons: [],
  cancelReasons: [],
  holdReasons: [],
};

/** For screens that show names of the catalog from their first drawing (`operationsBeside`). */
export const catalogOperation = () => persistedOperation(CatalogDocument, 'Catalog');

/** Resolves ids to names, from one cached query. Names are empty until it has loaded, so that no id is ever shown. */
export function useCatalog() {
  const { data, loading } = useCatalogQuery({ fetchPolicy: useAskedLately('Catalog') });
  const catalog = data?.catalog ?? EMPTY;
  const nameOf = (list: CatalogList, id: string | null | undefined): string =>
    catalog[list].find((value) => value.id === id)?.name ?? '';
  return {
    loading: loading && data === undefined,
    timeZone: catalog.timeZone,
    nameOf,
    namesOf: (list: CatalogList, ids: readonly string[]): string[] =>
      ids.map((id) => nameOf(list, id)).filter((name) => name !== ''),
    /** Excludes retired values, except the record's current ones. */
    optionsOf: (list: CatalogList, current: readonly (string | null)[] = []): CatalogOption[] =>
      catalog[list]
        .filter(({ id, retired }) => !retired || current.includes(id))
        .map(({ id, name, retired }) => ({ value: id, label: retired ? `${name} (retirado)` : name })),
  };
}
