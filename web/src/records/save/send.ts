import type {
  ApolloCache,
  ApolloClient,
  DocumentNode,
  OperationVariables,
  TypedDocumentNode,
} from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import type { Query } from '#gql/schema.generated.ts';
import type { RecentSignIn } from '#session/password/recent-sign-in.tsx';

export type Keyed = OperationVariables & { key: string };
export type InputOf<Vars> = Vars extends { input: infer I } ? I : null;

/** The result union at the mutation's only root field. */
export type ResultOf<D> = D[keyof D] & { __typename: string };
/** Success types end in `Success`: `ClientSuccess`. */
export type SuccessOf<D> = Extract<ResultOf<D>, { __typename: `${string}Success` }>;

export const isSuccess = <D>(result: ResultOf<D>): result is SuccessOf<D> =>
  result.__typename.endsWith('Success');

export type QueryField = Exclude<keyof Query, '__typename'>;

/** A change to any list may change the dashboard’s counts. */
const FIGURES: readonly QueryField[] = ['figures', 'toInvoice'];

export function evict(cache: ApolloCache, fields: readonly QueryField[]): void {
  for (const fieldName of [...fields, ...FIGURES]) cache.evict({ id: 'ROOT_QUERY', fieldName });
  cache.gc();
}

export function evictRecord(
  cache: ApolloCache,
  typename: string,
  id: string,
  fields?: readonly string[],
): void {
  const cacheId = cache.identify({ __typename: typename, id });
  if (cacheId === undefined) return;
  if (fields === undefined) cache.evict({ id: cacheId });
  for (const fieldName of fields ?? []) cache.evict({ id: cacheId, fieldName });
  cache.gc();
}

export type SendOptions<D, Vars> = {
  /**
   * Root fields that show what this changes. They are evicted after a success, and after a conflict, when someone
   * else changed it.
   */
  evict?: readonly QueryField[];
  /** Also called with failures. */
  update?: (cache: ApolloCache, result: ResultOf<D>) => void;
  variables?: Omit<Vars, 'input' | 'key'>;
  /** Refetched even if in flight, because that answer may be older. */
  refetch?: DocumentNode[];
  noCache?: boolean;
};

function resultIn<D>(data: unknown): ResultOf<D> {
  const [result] = Object.values(data ?? {}) as ResultOf<D>[];
  if (result === undefined) throw new Error('No data');
  return result;
}

export async function sendMutation<D, Vars extends Keyed>(
  client: ApolloClient,
  document: TypedDocumentNode<D, Vars>,
  { input, key }: { input: InputOf<Vars>; key: string },
  { evict: stale = [], update, variables, refetch = [], noCache = false }: SendOptions<D, Vars> = {},
): Promise<ResultOf<D>> {
  const mutation: DocumentNode = document;
  const sent: unknown = input;
  const { data } = await client.mutate({
    mutation,
    variables: { ...variables, ...(sent !== null && { input: sent }), key },
    refetchQueries: refetch,
    fetchPolicy: noCache ? 'no-cache' : 'network-only',
    update: (cache, answer) => {
      const result = resultIn<D>(answer.data);
      update?.(cache, result);
      if (isSuccess<D>(result) || result.__typename === 'ConflictError') evict(cache, stale);
    },
  });
  return resultIn<D>(data);
}

/** For callers that read the result themselves; all others use `useAct` or `useSaveRecord`. */
export function useSend<D, Vars extends Keyed>(
  document: TypedDocumentNode<D, Vars>,
  options: SendOptions<D, Vars> & { recent?: RecentSignIn } = {},
) {
  const client = useApolloClient();
  return (input: InputOf<Vars>, key: string): Promise<ResultOf<D>> => {
    const once = () => sendMutation(client, document, { input, key }, options);
    return options.recent ? options.recent.prove(once) : once();
  };
}
