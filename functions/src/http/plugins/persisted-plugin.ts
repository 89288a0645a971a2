import { usePersistedOperations } from '@graphql-yoga/plugin-persisted-operations';
import type { Plugin } from 'graphql-yoga';
import { badRequest, refusal } from '../../errors.ts';
import { persistedOperations } from '../../graphql/persisted-operations.generated.ts';

const texts = new Map(persistedOperations.map(({ hash, text }) => [hash, text]));

const persistedOnly = () => refusal('PERSISTED_ONLY', { http: { status: 400 } });

/** Production runs only the web's own operations; development also runs ad-hoc ones. */
export function usePersisted(development: boolean): Plugin {
  return usePersistedOperations({
    getPersistedOperation: (hash) => texts.get(hash) ?? null,
    allowArbitraryOperations: development,
    customErrors: {
      notFound: persistedOnly,
      persistedQueryOnly: persistedOnly,
      keyNotFound: development ? () => badRequest('Falta la consulta') : persistedOnly,
    },
  });
}
