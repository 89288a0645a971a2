export const absence = (change: object = {}) => ({
  __typename: 'Absence',
  id: 'b1',
  technicianId: 'u1',
  technicianName: 'Elena Robles',
  from: '2026-12-24',
  to: '2026-12-31',
  kind: 'VACATION',
  status: 'REQUESTED',
  note: null,
  decidedByName: null,
  version: 1,
  ...change,
});

export const connection = (nodes: object[]) => ({
  __typename: 'AbsenceConnection',
  edges: nodes.map((node) => ({ __typename: 'AbsenceEdge', node })),
  pageInfo: { __typename: 'PageInfo', hasNextPage: false },
});

export const noAbsences = connection([]);
