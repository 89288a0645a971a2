import type { ImportRow } from '@cuadrilla/domain/imports/rows/stored-row.ts';
import type { Import } from '../import.ts';
import type { ImportStore } from '../store/import-store.ts';

/** The first rows of clients that continue in this page, from their own pages. */
export async function headsBefore(
  imports: Pick<ImportStore, 'pages'>,
  of: Import,
  page: number,
  rows: readonly ImportRow[],
): Promise<Map<number, ImportRow>> {
  const asked = rows.flatMap(({ headPage }) => (headPage === null || headPage === page ? [] : [headPage]));
  const pages = await imports.pages(of, [...new Set(asked)]);
  const heads = new Set(rows.map(({ head }) => head));
  return new Map(
    pages.flatMap(({ rows: theirs }) =>
      theirs.filter(({ number }) => heads.has(number)).map((row) => [row.number, row]),
    ),
  );
}
