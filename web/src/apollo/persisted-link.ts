import { ApolloLink } from '@apollo/client';
import { Observable } from 'rxjs';
import {
  persistedOperation,
  postOperation,
  type Answer,
  type PersistedOperation,
} from '#shared/graphql/post-operation.ts';

export type LinkOptions = {
  getToken: () => Promise<string | null>;
  takeEarly?: (operation: PersistedOperation) => Promise<Answer | null>;
  onErrorCode: (code: string) => void;
};

/** Sends operations by hash; Apollo's HttpLink would bring graphql's printer. */
export function persistedLink({ getToken, takeEarly, onErrorCode }: LinkOptions): ApolloLink {
  return new ApolloLink(
    ({ query, operationName, variables }) =>
      new Observable((observer) => {
        const cancel = new AbortController();
        const run = async () => {
          const operation = persistedOperation(query, operationName ?? '', variables);
          const early = await takeEarly?.(operation);
          const answer = early ?? (await postOperation(operation, await getToken(), cancel.signal));
          answer.errors?.forEach(({ extensions }) => onErrorCode(extensions?.code ?? ''));
          observer.next(answer as ApolloLink.Result);
          observer.complete();
        };
        run().catch((error: unknown) => observer.error(error));
        return () => cancel.abort();
      }),
  );
}
