import { ApolloClient } from '@apollo/client';
import { createCache } from './cache.ts';
import { persistedLink, type LinkOptions } from './persisted-link.ts';

export function createClient(options: LinkOptions): ApolloClient {
  return new ApolloClient({
    link: persistedLink(options),
    cache: createCache(),
    defaultOptions: { watchQuery: { fetchPolicy: 'cache-and-network', nextFetchPolicy: 'cache-first' } },
    devtools: { enabled: import.meta.env.DEV },
  });
}
