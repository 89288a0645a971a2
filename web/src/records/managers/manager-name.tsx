import { skipToken, useQuery } from '@apollo/client/react';
import { ManagerNameDocument } from './manager-choices.generated.ts';

export function useManagerName(id: string): { name: string; code?: string } {
  const { data, loading } = useQuery(ManagerNameDocument, id === '' ? skipToken : { variables: { id } });
  if (data?.client) return { name: data.client.legalName, code: data.client.code };
  return { name: loading ? 'Cargando…' : 'No se ha podido cargar' };
}

export function ManagerName({ id }: { id: string }) {
  return useManagerName(id).name;
}
