import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useQuery } from '@apollo/client/react';

type QueryOptions<TData, TVariables extends OperationVariables> = Omit<
  useQuery.Options<TData, TVariables>,
  'variables'
> &
  (Record<string, never> extends TVariables ? { variables?: TVariables } : { variables: TVariables });

type QueryArguments<TData, TVariables extends OperationVariables> =
  Record<string, never> extends TVariables
    ? [options?: QueryOptions<TData, TVariables>]
    : [options: QueryOptions<TData, TVariables>];

/** `returnPartialData` is not used, so data is always complete. */
type WholeResult<TData, TVariables extends OperationVariables> = useQuery.Result<
  TData,
  TVariables,
  'complete' | 'streaming' | 'empty'
>;

export function queryHook<TData, TVariables extends OperationVariables>(
  document: TypedDocumentNode<TData, TVariables>,
) {
  return (...[options]: QueryArguments<TData, TVariables>): WholeResult<TData, TVariables> => {
    const given = (options ?? {}) as useQuery.Options<TData, TVariables>;
    return useQuery(document, given);
  };
}
