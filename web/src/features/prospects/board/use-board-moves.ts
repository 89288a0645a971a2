import type { ApolloCache } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { actionTo, isOpen, type ProspectStatus } from '@cuadrilla/domain/prospects/prospect-states.ts';
import { useEffect, useRef, useState } from 'react';
import { useSession } from '#session/session-context.tsx';
import { BoardColumnDocument } from './board-column.generated.ts';
import { moveCard, type BoardEdge, type EndStatus } from './board-model.ts';
import { ProspectsBoardDocument } from './prospects-board.generated.ts';
import type { Subject } from '../moves/transition-command.ts';
import type { useBoard } from './use-board.ts';
import { useTransitions } from '../moves/use-transitions.tsx';

type BoardSubject = Subject & { edge: BoardEdge };

function useFollow() {
  const wanted = useRef<{ id: string; to: ProspectStatus } | null>(null);
  useEffect(() => {
    if (wanted.current === null || document.activeElement !== document.body) return;
    const { id, to } = wanted.current;
    const column = document.querySelector(`[data-column="${to}"]`);
    const place =
      column?.querySelector(`[data-card="${CSS.escape(id)}"] a`) ?? column?.querySelector('h2') ?? column;
    if (place instanceof HTMLElement) place.focus({ preventScroll: true });
    wanted.current = null;
  });
  return (id: string, to: ProspectStatus) => {
    wanted.current = { id, to };
  };
}

function useEnds() {
  const [open, setOpen] = useState<readonly EndStatus[]>([]);
  return {
    open,
    unfold: (status: EndStatus) => setOpen((before) => [...new Set([...before, status])]),
    toggle: (status: EndStatus) =>
      setOpen((before) =>
        before.includes(status) ? before.filter((each) => each !== status) : [...before, status],
      ),
  };
}

export function useBoardMoves({ draw, undraw, refetch, variables }: ReturnType<typeof useBoard>) {
  const { role } = useSession().session;
  const client = useApolloClient();
  const ends = useEnds();
  const follow = useFollow();
  const update = (cache: ApolloCache, { edge }: BoardSubject, to: ProspectStatus) => {
    cache.updateQuery(
      { query: ProspectsBoardDocument, variables },
      (board) => board && moveCard(board, { edge, to }),
    );
    cache.evict({ id: 'ROOT_QUERY', fieldName: 'activity' });
  };
  const transitions = useTransitions<BoardSubject>({
    onStart: ({ edge, id }, to) => {
      follow(id, to);
      draw({ edge, to });
    },
    update,
    onDone: ({ id, status }, to, wasThere) => {
      undraw(id);
      follow(id, to);
      if (wasThere) refetch();
      if (ends.open.length > 0 && !(isOpen(status) && isOpen(to))) {
        void client.refetchQueries({ include: [BoardColumnDocument] });
      }
    },
    onRefused: ({ id }) => {
      undraw(id);
      refetch();
    },
  });
  return {
    ends,
    transitions,
    move: (edge: BoardEdge, to: ProspectStatus) => {
      const { id, version, status, displayName } = edge.node;
      transitions.start({ id, version, status, displayName, edge }, to);
    },
    accepts: ({ node }: BoardEdge, to: ProspectStatus) =>
      role !== null && actionTo(node.status, to, role) !== null,
  };
}
