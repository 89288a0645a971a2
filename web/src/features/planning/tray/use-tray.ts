import { useApolloClient } from '@apollo/client/react';
import type { LocalDate } from '@cuadrilla/domain/time/local-date.ts';
import { useCallback, useEffect, useRef, useState } from 'react';
import { readFailure } from '#shared/graphql/failure.ts';
import { persistedOperation } from '#shared/graphql/post-operation.ts';
import { correctedNow } from '#shared/device-clock.ts';
import { today } from '#shared/format/dates.ts';
import { toastError } from '#shared/ui/toasts/toast.tsx';
import { TrayDocument, type TrayQuery } from './tray.generated.ts';
import { useInTurn } from '../moves/use-in-turn.ts';

const MINUTE_MS = 60_000;
const PAGE = 25;
/** The server's page limit. */
const PAGE_MAX = 100;

type Connection = TrayQuery['services'];
export type TrayService = Connection['edges'][number]['node'];

/** Appends a page without duplicates: rows may have moved between the two requests. */
function joined(before: Connection | null, more: Connection): Connection {
  if (before === null) return more;
  const known = new Set(before.edges.map(({ node }) => node.id));
  return { ...more, edges: [...before.edges, ...more.edges.filter(({ node }) => !known.has(node.id))] };
}

function withReturned(tray: Connection, { edges }: TrayQuery['returned']): Connection {
  const totalCount = tray.totalCount === null ? null : tray.totalCount + edges.length;
  return { ...tray, edges: [...edges, ...tray.edges], totalCount };
}

function useToday(): LocalDate {
  const [day, setDay] = useState(() => today(correctedNow()));
  useEffect(() => {
    const ticking = setInterval(() => setDay(today(correctedNow())), MINUTE_MS);
    return () => clearInterval(ticking);
  }, []);
  return day;
}

const trayVariables = (first: number, after: string | null, zoneId: string | null, day: LocalDate) => ({
  first,
  after,
  zoneId,
  today: day,
});

/** The first page, as the screen asks for it. */
export const trayOperation = (zoneId: string | null) =>
  persistedOperation(TrayDocument, 'Tray', trayVariables(PAGE, null, zoneId, today(correctedNow())));

function useReadTray(zoneId: string | null, day: LocalDate) {
  const client = useApolloClient();
  return async (count: number): Promise<Connection> => {
    let tray: Connection | null = null;
    let returned: TrayQuery['returned'] | null = null;
    for (let left = count; left > 0; left -= PAGE_MAX) {
      const after: string | null = tray?.pageInfo.endCursor ?? null;
      const { data } = await client.query({
        query: TrayDocument,
        variables: trayVariables(Math.min(left, PAGE_MAX), after, zoneId, day),
        fetchPolicy: 'no-cache',
        context: { queryDeduplication: false },
      });
      if (!data) throw new Error('No data');
      tray = joined(tray, data.services);
      returned ??= data.returned;
      if (!tray.pageInfo.hasNextPage) break;
    }
    if (tray === null || returned === null) throw new Error('Nothing was asked for');
    return withReturned(tray, returned);
  };
}

type Shown = { zoneId: string | null; tray: Connection | null; error: unknown };

/** Services without a visit, by deadline; a refetch reads as many as were shown. */
export function useTray(zoneId: string | null) {
  const day = useToday();
  const read = useReadTray(zoneId, day);
  const [{ tray, error }, setShown] = useState<Shown>({ zoneId, tray: null, error: undefined });
  const [isLoadingMore, setLoadingMore] = useState(false);
  const wanted = useRef(PAGE);
  const refetch = useInTurn(async () => {
    try {
      setShown({ zoneId, tray: await read(wanted.current), error: undefined });
    } catch (failure) {
      setShown((before) => ({ zoneId, tray: before.zoneId === zoneId ? before.tray : null, error: failure }));
      throw failure;
    }
  });
  useEffect(() => {
    wanted.current = PAGE;
    // It is shown in the tray itself.
    void refetch().catch(() => undefined);
  }, [zoneId, day, refetch]);

  const loadMore = useCallback(() => {
    wanted.current += PAGE;
    setLoadingMore(true);
    void refetch()
      .catch((failure: unknown) => {
        wanted.current -= PAGE;
        toastError(readFailure(failure));
      })
      .finally(() => setLoadingMore(false));
  }, [refetch]);
  return { tray, error: tray === null ? error : undefined, isLoadingMore, loadMore, refetch };
}
