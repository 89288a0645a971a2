/** The page of a list as the server sends it; `type` is the name of its nodes' type. */
export const connection = <N>(
  type: string,
  nodes: readonly N[],
  totalCount: number | null = nodes.length,
  endCursor: string | null = null,
) => ({
  __typename: `${type}Connection`,
  edges: nodes.map((node, index) => ({ __typename: `${type}Edge`, cursor: `k${index}`, node })),
  pageInfo: { __typename: 'PageInfo', hasNextPage: endCursor !== null, endCursor },
  totalCount,
});
