import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { readFailure } from '#apollo/read-failure.ts';
import { toastError } from '#shared/ui/toast.tsx';
import { TrayDocument, useTrayQuery, type TrayQuery } from './tray.generated.ts';

const PAGE = 25;

export type TrayService = TrayQuery['services']['edges'][number]['node'];

/** Services that wait for a visit, those first that are due first. */
export function useTray(zoneId: string | null) {
  const client = useApolloClient();
  const variables = { first: PAGE, after: null, zoneId };
  const { data, previousData, loading, error, refetch } = useTrayQuery({ variables });
  const [isLoadingMore, setLoadingMore] = useState(false);
  const tray = (data ?? (loading ? previousData : undefined))?.services ?? null;

  const fetchMore = async (after: string | null) => {
    const answer = await client.query({
      query: TrayDocument,
      variables: { ...variables, after },
      fetchPolicy: 'no-cache',
    });
    const more = answer.data?.services;
    if (!more) return;
    client.cache.updateQuery(
      { query: TrayDocument, variables },
      (before) =>
        before && {
          services: { ...before.services, ...more, edges: [...before.services.edges, ...more.edges] },
        },
    );
  };
  const loadMore = () => {
    if (isLoadingMore || !tray) return;
    setLoadingMore(true);
    void fetchMore(tray.pageInfo.endCursor)
      .catch((failure: unknown) => toastError(readFailure(failure)))
      .finally(() => setLoadingMore(false));
  };
  return {
    tray,
    error: tray === null ? error : undefined,
    isLoading: loading,
    isLoadingMore,
    loadMore,
    refetch,
  };
}
