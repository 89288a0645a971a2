import { CLOSED_AT_ONCE } from '@cuadrilla/domain/services/service-status.ts';
import { useState } from 'react';
import type { ReviewRow } from './review-columns.tsx';

type Rows = ReadonlyMap<string, ReviewRow>;

const NONE: Rows = new Map();

/** Kept across the pages of the list, while `asked` stays: a row that left with its filter would be closed unseen. */
export function useChoice(asked: string) {
  const [made, setMade] = useState({ asked, rows: NONE });
  const chosen = made.asked === asked ? made.rows : NONE;
  const setChosen = (rows: Rows) => setMade({ asked, rows });
  const withRows = (rows: readonly ReviewRow[], value: boolean) => {
    const next = new Map(chosen);
    for (const row of rows) {
      if (!value) next.delete(row.id);
      else if (next.size < CLOSED_AT_ONCE) next.set(row.id, row);
    }
    return next;
  };
  return {
    chosen: [...chosen.values()],
    isChosen: (id: string) => chosen.has(id),
    choose: (row: ReviewRow, value: boolean) => setChosen(withRows([row], value)),
    chooseAll: (rows: readonly ReviewRow[], value: boolean) => setChosen(withRows(rows, value)),
    clear: () => setChosen(NONE),
  };
}

export type Choice = ReturnType<typeof useChoice>;
