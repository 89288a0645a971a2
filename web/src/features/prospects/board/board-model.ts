import {
  isOpen,
  OPEN_PROSPECT_STATUSES,
  type ProspectStatus,
} from '@cuadrilla/domain/prospects/prospect-states.ts';
import type { BoardCard_ProspectFragment } from './board-card.generated.ts';
import type { BoardColumn_ConnectionFragment, ProspectsBoardQuery } from './prospects-board.generated.ts';

export type Board = ProspectsBoardQuery;
export type BoardColumn = BoardColumn_ConnectionFragment;
export type BoardEdge = BoardColumn['edges'][number];
export type BoardCard = BoardCard_ProspectFragment;
export type OpenStatus = (typeof OPEN_PROSPECT_STATUSES)[number];
export type EndStatus = Exclude<ProspectStatus, OpenStatus>;

export const END_STATUSES = ['CONVERTED', 'LOST', 'DISCARDED'] as const satisfies EndStatus[];

/** A pending move, with the card as it was when dragged. */
export type Move = { edge: BoardEdge; to: ProspectStatus };

const without = (column: BoardColumn, id: string): BoardColumn => ({
  ...column,
  edges: column.edges.filter(({ node }) => node.id !== id),
});

const dayOf = ({ node }: BoardEdge) => node.nextActionOn ?? '9999';

function inserted(column: BoardColumn, edge: BoardEdge): BoardColumn {
  const { edges } = column;
  const at = edges.findIndex((each) => dayOf(each) > dayOf(edge));
  return { ...column, edges: edges.toSpliced(at === -1 ? edges.length : at, 0, edge) };
}

function shifted(totals: Board['prospectTotals'], { edge: { node }, to }: Move): Board['prospectTotals'] {
  const value = node.estimatedValueCents ?? 0;
  return totals.map((total) => {
    const by = Number(total.status === to) - Number(total.status === node.status);
    return { ...total, count: total.count + by, valueCents: total.valueCents + by * value };
  });
}

export function moveCard(board: Board, move: Move): Board {
  const { edge, to } = move;
  if (edge.node.status === to) return board;
  const columns = OPEN_PROSPECT_STATUSES.map((status) => {
    const column = without(board[status], edge.node.id);
    const moved = { ...edge, node: { ...edge.node, status: to } };
    return [status, status === to ? inserted(column, moved) : column] as const;
  });
  const changed = Object.fromEntries(columns) as Pick<Board, OpenStatus>;
  return { ...board, ...changed, prospectTotals: shifted(board.prospectTotals, move) };
}

/** False once the board itself contains the move. */
export function isPending(board: Board, { edge: { node }, to }: Move): boolean {
  const find = (status: ProspectStatus) =>
    isOpen(status) ? board[status as OpenStatus].edges.find((each) => each.node.id === node.id) : undefined;
  if (isOpen(node.status)) return find(node.status)?.node.version === node.version;
  return find(to) === undefined;
}

/** Appends a page; a card that a move has already added stays where it is. */
export function appended(column: BoardColumn, more: BoardColumn): BoardColumn {
  const known = new Set(column.edges.map(({ node }) => node.id));
  return {
    ...column,
    edges: [...column.edges, ...more.edges.filter(({ node }) => !known.has(node.id))],
    pageInfo: more.pageInfo,
  };
}

export type Total = { count: number; valueCents: number };

export function totalOf(board: Board, status: ProspectStatus): Total {
  return board.prospectTotals.find((total) => total.status === status) ?? { count: 0, valueCents: 0 };
}

export function openTotal(board: Board): Total {
  return OPEN_PROSPECT_STATUSES.map((status) => totalOf(board, status)).reduce(
    (sum, { count, valueCents }) => ({
      count: sum.count + count,
      valueCents: sum.valueCents + valueCents,
    }),
  );
}
