import { useState } from 'react';
import type { ReviewRow } from './review-columns.tsx';

/** The most that can be closed together. */
const CHOSEN_MAX = 200;

type Rows = ReadonlyMap<string, ReviewRow>;

/** Kept across the pages of the list. */
export function useChoice() {
  const [chosen, setChosen] = useState<Rows>(new Map());
  const withRows = (rows: readonly ReviewRow[], value: boolean) => {
    const next = new Map(chosen);
    for (const row of rows) {
      if (!value) next.delete(row.id);
      else if (next.size < CHOSEN_MAX) next.set(row.id, row);
    }
    return next;
  };
  return {
    chosen: [...chosen.values()],
    isChosen: (id: string) => chosen.has(id),
    choose: (row: ReviewRow, value: boolean) => setChosen(withRows([row], value)),
    chooseAll: (rows: readonly ReviewRow[], value: boolean) => setChosen(withRows(rows, value)),
    clear: () => setChosen(new Map()),
  };
}

export type Choice = ReturnType<typeof useChoice>;
