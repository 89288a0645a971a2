import { describe, expect, test } from 'vitest';
import {
  appended,
  isPending,
  moveCard,
  openTotal,
  totalOf,
  type Board,
  type BoardEdge,
} from './board-model.ts';

const edge = (id: string, change: Partial<BoardEdge['node']> = {}): BoardEdge => ({
  cursor: `c-${id}`,
  node: {
    id,
    code: id,
    kind: 'PERSON',
    displayName: id,
    need: null,
    status: 'NEW',
    version: 1,
    owner: null,
    sourceId: null,
    address: null,
    nextActionOn: null,
    estimatedValueCents: 500,
    doNotContact: false,
    firstResponseDueAt: null,
    createdAt: '2026-11-20T09:00:00.000Z',
    ...change,
  },
});

const column = (...edges: BoardEdge[]) => ({ edges, pageInfo: { hasNextPage: false, endCursor: null } });

const first = edge('a');
const board: Board = {
  NEW: column(first),
  CONTACTED: column(
    edge('b', { status: 'CONTACTED', nextActionOn: '2026-11-20' }),
    edge('c', { status: 'CONTACTED', nextActionOn: '2026-11-30' }),
    edge('d', { status: 'CONTACTED' }),
  ),
  QUALIFIED: column(),
  QUOTED: column(),
  prospectTotals: (
    ['NEW', 'CONTACTED', 'QUALIFIED', 'QUOTED', 'CONVERTED', 'LOST', 'DISCARDED'] as const
  ).map((status) => ({ status, count: 3, valueCents: 1000 })),
};
const ids = (of: Board, status: 'NEW' | 'CONTACTED') => of[status].edges.map(({ node }) => node.id);

describe('a move on the board', () => {
  test('inserts the card by its next action and updates the totals', () => {
    const due = edge('a', { nextActionOn: '2026-11-25' });
    const moved = moveCard({ ...board, NEW: column(due) }, { edge: due, to: 'CONTACTED' });
    expect(ids(moved, 'NEW')).toEqual([]);
    expect(ids(moved, 'CONTACTED')).toEqual(['b', 'a', 'c', 'd']);
    expect(totalOf(moved, 'NEW')).toEqual({ status: 'NEW', count: 2, valueCents: 500 });
    expect(totalOf(moved, 'CONTACTED')).toEqual({ status: 'CONTACTED', count: 4, valueCents: 1500 });
    expect(openTotal(moved)).toEqual(openTotal(board));
  });

  test('to a closed state lowers the open total and adds no card', () => {
    const moved = moveCard(board, { edge: first, to: 'LOST' });
    expect(ids(moved, 'NEW')).toEqual([]);
    expect(totalOf(moved, 'LOST').count).toBe(4);
    expect(openTotal(moved).count).toBe(11);
  });

  test('puts a card without a next action last', () => {
    expect(ids(moveCard(board, { edge: first, to: 'CONTACTED' }), 'CONTACTED').at(-1)).toBe('a');
  });

  test('is pending until the board has a newer version of the card', () => {
    const move = { edge: first, to: 'CONTACTED' as const };
    expect(isPending(board, move)).toBe(true);
    expect(isPending(moveCard(board, move), move)).toBe(false);
    expect(isPending({ ...board, NEW: column(edge('a', { version: 2 })) }, move)).toBe(false);
  });

  test('from a closed state is pending until the column has the card', () => {
    const move = { edge: edge('z', { status: 'LOST' }), to: 'CONTACTED' as const };
    expect(isPending(board, move)).toBe(true);
    expect(isPending(moveCard(board, move), move)).toBe(false);
  });
});

test('a further page does not repeat cards already there', () => {
  const more = { edges: [edge('b'), edge('e')], pageInfo: { hasNextPage: true, endCursor: 'x' } };
  const column = appended(board.CONTACTED, more);
  expect(column.edges.map(({ node }) => node.id)).toEqual(['b', 'c', 'd', 'e']);
  expect(column.pageInfo.endCursor).toBe('x');
});
