import { ApolloLink } from '@apollo/client';
import { OperationTypeNode } from 'graphql';
import { Observable } from 'rxjs';
import { againWhileBusy } from '#shared/graphql/again-while-busy.ts';
import { forgetAsked } from './use-asked-lately.ts';
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

/**
 * Sends operations by hash; Apollo's HttpLink would bring graphql's printer. A query that a mutation's answer overtook is sent
 * again: the server may have read it before the mutation, and the cache would go back to that.
 */
export function persistedLink({ getToken, takeEarly, onErrorCode }: LinkOptions): ApolloLink {
  let mutationsAnswered = 0;
  return new ApolloLink(
    ({ query, operationName, operationType, variables }) =>
      new Observable((observer) => {
        const cancel = new AbortController();
        const run = async () => {
          const operation = persistedOperation(query, operationName ?? '', variables);
          const once = async () =>
            (await takeEarly?.(operation)) ?? postOperation(operation, await getToken(), cancel.signal);
          const isMutation = operationType === OperationTypeNode.MUTATION;
          const send = isMutation && variables['key'] === undefined ? once : () => againWhileBusy(once);
          let before = mutationsAnswered;
          let answer = await send();
          while (!isMutation && before !== mutationsAnswered) {
            before = mutationsAnswered;
            answer = await send();
          }
          if (isMutation) {
            mutationsAnswered += 1;
            forgetAsked();
          }
          answer.errors?.forEach(({ extensions }) => onErrorCode(extensions?.code ?? ''));
          observer.next(answer as ApolloLink.Result);
          observer.complete();
        };
        run().catch((error: unknown) => observer.error(error));
        return () => cancel.abort();
      }),
  );
}
