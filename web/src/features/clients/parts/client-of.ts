import { createContext, use } from 'react';
import type { ClientDetail_ClientFragment } from '../page/client-detail.generated.ts';

export const ClientOf = createContext<ClientDetail_ClientFragment | null>(null);

export function useClientOf(): ClientDetail_ClientFragment {
  const client = use(ClientOf);
  if (!client) throw new Error('useClientOf outside a client');
  return client;
}
