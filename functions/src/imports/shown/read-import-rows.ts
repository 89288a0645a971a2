import { isInView, pagesInView, type RowView } from '@cuadrilla/domain/imports/rows/row-tally.ts';
import type { Role } from '@cuadrilla/domain/people/roles.ts';
import type { ImportRowPage } from '../../graphql/types.generated.ts';
import { readImport } from './read-import.ts';
import { shownRow } from './shown-row.ts';
import type { ImportStore } from '../store/import-store.ts';

type Deps = { stores: { imports: Pick<ImportStore, 'find' | 'pages'> } };

type Asked = { id: string; view: RowView; fromPage: number };

/** The rows of a view from a page on: a read for each page that has some, all at once. */
export async function readImportRows(
  deps: Deps,
  viewer: { role: Role },
  { id, view, fromPage }: Asked,
): Promise<ImportRowPage | null> {
  const found = await readImport(deps, viewer, id);
  if (found === null) return null;
  const { pages, next } = pagesInView(found.tallies, view, fromPage);
  const kept = await deps.stores.imports.pages(found, pages);
  const rows = kept.flatMap(({ page, rows: all }) =>
    all.filter((row) => isInView(row, view)).map((row) => shownRow(found, page, row)),
  );
  return { rows, nextPage: next };
}
