import { useApolloClient } from '@apollo/client/react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { readFailure } from '#apollo/read-failure.ts';
import { toastError } from '#shared/ui/toast.tsx';
import { TrayDocument, type TrayQuery } from './tray.generated.ts';
import { useInTurn } from './use-in-turn.ts';

const PAGE = 25;
/** As many as the server gives at once. */
const PAGE_MAX = 100;

type Connection = TrayQuery['services'];
export type TrayService = Connection['edges'][number]['node'];

/** A later page put behind; what moved between the two questions is not shown twice. */
function joined(before: Connection | null, more: Connection): Connection {
  if (before === null) return more;
  const known = new Set(before.edges.map(({ node }) => node.id));
  return { ...more, edges: [...before.edges, ...more.edges.filter(({ node }) => !known.has(node.id))] };
}

/** Reads the first so many, in as few pages as that takes. */
function useReadTray(zoneId: string | null) {
  const client = useApolloClient();
  return async (count: number): Promise<Connection> => {
    let tray: Connection | null = null;
    for (let left = count; left > 0; left -= PAGE_MAX) {
      const after: string | null = tray?.pageInfo.endCursor ?? null;
      const { data } = await client.query({
        query: TrayDocument,
        variables: { first: Math.min(left, PAGE_MAX), after, zoneId },
        fetchPolicy: 'no-cache',
        context: { queryDeduplication: false },
      });
      if (!data) throw new Error('No data');
      tray = joined(tray, data.services);
      if (!tray.pageInfo.hasNextPage) return tray;
    }
    if (tray === null) throw new Error('Nothing was asked for');
    return tray;
  };
}

type Shown = { zoneId: string | null; tray: Connection | null; error: unknown };

/** Services that wait for a visit, those first that are due first; read again, as many are shown as were. */
export function useTray(zoneId: string | null) {
  const read = useReadTray(zoneId);
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
  }, [zoneId, refetch]);

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
