import { createContext, use } from 'react';
import type { ClientDetail_ClientFragment } from '../page/client-detail.generated.ts';

/** Whose detail it is, for those of its parts that are chunks of their own. */
export const ClientOf = createContext<ClientDetail_ClientFragment | null>(null);

export function useClientOf(): ClientDetail_ClientFragment {
  const client = use(ClientOf);
  if (!client) throw new Error('useClientOf outside a client');
  return client;
}
