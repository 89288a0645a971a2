import { effectsOfAlike } from '@cuadrilla/domain/imports/rows/client-plan.ts';
import { matchedIdOf, recordMatchOf, type RowStatus } from '@cuadrilla/domain/imports/rows/row-states.ts';
import type { ImportRow } from '@cuadrilla/domain/imports/rows/stored-row.ts';
import type { ImportPage } from '../import.ts';

/** The pages in which a row matches the record of an earlier row: it is a duplicate of that row. */
export function withoutTwice(pages: readonly ImportPage[]): ImportPage[] {
  const first = new Map<string, ImportRow>();
  const second = new Map<number, RowStatus>();
  for (const row of pages.flatMap(({ rows }) => rows)) {
    const id = recordMatchOf(row)?.id;
    if (id === undefined || row.head !== null) continue;
    const before = first.get(id);
    if (before === undefined) first.set(id, row);
    else second.set(row.number, alikeTo(before, row));
  }
  return pages.flatMap((page) => {
    const isChanged = page.rows.some(({ number, head }) => second.has(head ?? number));
    if (!isChanged) return [];
    const rows = page.rows.map((row) => ({
      ...row,
      status: second.get(row.head ?? row.number) ?? row.status,
    }));
    return [{ ...page, rows }];
  });
}

function alikeTo(before: ImportRow, { status }: ImportRow): RowStatus {
  const by = status.kind === 'DUPLICATE' || status.kind === 'UNCHANGED' ? status.match.by : 'NAME';
  const recordId = matchedIdOf(status);
  const also = recordId === null ? {} : { recordId };
  const match = { kind: 'row' as const, row: before.number, name: before.name, by, ...also };
  return { kind: 'DUPLICATE', match, effects: effectsOfAlike(by), changes: [] };
}
