import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { readFailure } from '#shared/graphql/failure.ts';
import type { ListState } from '#shared/list/list-state.ts';
import { toastError } from '#shared/ui/toasts/toast.tsx';
import { BoardColumnDocument } from './board-column.generated.ts';
import { appended, isPending, moveCard, type Board, type Move, type OpenStatus } from './board-model.ts';
import { boardVariables, columnVariables } from './board-variables.ts';
import type { BOARD } from '../list/list-options.ts';
import { ProspectsBoardDocument, useProspectsBoardQuery } from './prospects-board.generated.ts';

function useMore(state: ListState<typeof BOARD>, board: Board | undefined) {
  const client = useApolloClient();
  const [loading, setLoading] = useState<OpenStatus | null>(null);
  const fetchMore = async (status: OpenStatus) => {
    const after = board?.[status].pageInfo.endCursor ?? null;
    const variables = { ...columnVariables(state, status, 'NEXT_ACTION'), after };
    const { data } = await client.query({ query: BoardColumnDocument, variables, fetchPolicy: 'no-cache' });
    if (!data) return;
    client.cache.updateQuery(
      { query: ProspectsBoardDocument, variables: boardVariables(state) },
      (before) => before && { ...before, [status]: appended(before[status], data.prospects) },
    );
  };
  const load = (status: OpenStatus) => {
    if (loading !== null) return;
    setLoading(status);
    void fetchMore(status)
      .catch((error: unknown) => toastError(readFailure(error)))
      .finally(() => setLoading(null));
  };
  return { load, loading };
}

export function useBoard(state: ListState<typeof BOARD>) {
  const variables = boardVariables(state);
  const result = useProspectsBoardQuery({ variables });
  const { data, previousData, loading, refetch } = result;
  const [moves, setMoves] = useState<readonly Move[]>([]);
  const more = useMore(state, data);
  const stored = data ?? (loading ? previousData : undefined);
  const board = stored && moves.filter((move) => isPending(stored, move)).reduce(moveCard, stored);
  return {
    board,
    error: stored === undefined ? result.error : undefined,
    isLoading: loading,
    isLate: data === undefined && stored !== undefined,
    variables,
    more,
    refetch: () => void refetch().catch((error: unknown) => toastError(readFailure(error))),
    draw: (move: Move) => setMoves((before) => [...before, move]),
    undraw: (id: string) => setMoves((before) => before.filter(({ edge }) => edge.node.id !== id)),
  };
}
