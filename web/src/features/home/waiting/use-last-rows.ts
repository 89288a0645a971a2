import { useEffect, useState } from 'react';
import { readStored, writeStored } from '#shared/storage.ts';

const AT_FIRST = 5;

const keyOf = (card: string) => `cuadrilla.home-rows.${card}`;

export const wasShownHere = (card: string): boolean => readStored('local', keyOf(card)) !== null;

/** How many rows a card had when this device last showed it: what waits for them takes as much room, and nothing below moves. */
export function useLastRows(card: string, rows: number | undefined): number {
  const key = keyOf(card);
  const [last] = useState(() => Number(readStored('local', key) ?? AT_FIRST));
  useEffect(() => {
    if (rows !== undefined) writeStored('local', key, String(rows));
  }, [key, rows]);
  return last;
}
