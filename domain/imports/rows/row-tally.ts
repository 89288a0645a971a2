import { countsOf, rowsIn, type Counts, type Rule } from './row-states.ts';
import type { ImportRow } from './stored-row.ts';

export const ROW_VIEWS = ['ALL', 'ERRORS', 'DUPLICATES', 'NOTICES', 'CHANGED', 'KEPT'] as const;
export type RowView = (typeof ROW_VIEWS)[number];

type Viewed = Pick<ImportRow, 'status' | 'decision' | 'head' | 'result' | 'kept' | 'notices'>;

const IS_IN: Readonly<Record<RowView, (row: Viewed) => boolean>> = {
  ALL: () => true,
  ERRORS: ({ status }) => status.kind === 'ERROR',
  DUPLICATES: ({ status, head }) =>
    status.kind === 'REPEATED' || (status.kind === 'DUPLICATE' && head === null),
  NOTICES: ({ notices }) => notices.length > 0,
  CHANGED: ({ result }) => result?.kind === 'changed',
  KEPT: ({ kept }) => kept.length > 0,
};

export const isInView = (row: Viewed, view: RowView): boolean => IS_IN[view](row);

type CountedView = Exclude<RowView, 'ALL' | 'ERRORS'>;

/** Of a page, by rule, so that another rule needs no second look at the rows. */
export type Tally = Readonly<Record<Rule, Counts>> & {
  /** Some or all are missing from the earliest imports. */
  views?: Readonly<Partial<Record<CountedView, number>>>;
};

export function tallyOf(rows: readonly Viewed[]): Tally {
  const inView = (view: RowView) => rows.filter((row) => isInView(row, view)).length;
  return {
    ASK: countsOf(rows, 'ASK'),
    SKIP: countsOf(rows, 'SKIP'),
    UPDATE_EMPTY: countsOf(rows, 'UPDATE_EMPTY'),
    UPDATE: countsOf(rows, 'UPDATE'),
    CREATE: countsOf(rows, 'CREATE'),
    views: {
      DUPLICATES: inView('DUPLICATES'),
      NOTICES: inView('NOTICES'),
      CHANGED: inView('CHANGED'),
      KEPT: inView('KEPT'),
    },
  };
}

/** Null if it is not known. */
function rowsInView({ ASK, views }: Tally, view: RowView): number | null {
  if (view === 'ALL') return rowsIn(ASK);
  return view === 'ERRORS' ? ASK.error : (views?.[view] ?? null);
}

/** Rows of which something is not imported or not compared, as their notices say. */
export const noticedRows = (tallies: readonly Tally[]): number =>
  tallies.reduce((sum, { views }) => sum + (views?.NOTICES ?? 0), 0);

export const retallied = (tallies: readonly Tally[], page: number, rows: readonly Viewed[]): Tally[] =>
  tallies.map((tally, index) => (index === page ? tallyOf(rows) : tally));

/** Enough rows for a screen. */
const ROWS_SHOWN = 40;
/** Pages of one answer; it has fewer rows if they are far apart. */
export const PAGES_READ_MAX = 20;

/** Pages from `from` on with rows of the view, as many as fill a screen, and the page to continue with. */
export function pagesInView(
  tallies: readonly Tally[],
  view: RowView,
  from: number,
): { pages: number[]; next: number | null } {
  const pages: number[] = [];
  let rows = 0;
  for (const [page, tally] of tallies.entries()) {
    const count = rowsInView(tally, view);
    if (page < from || count === 0) continue;
    if (rows >= ROWS_SHOWN || pages.length === PAGES_READ_MAX) return { pages, next: page };
    pages.push(page);
    rows += count ?? 0;
  }
  return { pages, next: null };
}
