import type { Option } from '#shared/ui/fields/select.tsx';
import { useClientSitesQuery } from './client-sites.generated.ts';

export function useClientSites(clientId: string, current: { id: string; name: string } | null = null) {
  const { data, loading } = useClientSitesQuery({ variables: { clientId } });
  const sites = (data?.sites.edges ?? [])
    .map(({ node }) => node)
    .filter(({ id, archived }) => !archived || id === current?.id);
  const isMissing = current !== null && sites.every(({ id }) => id !== current.id);
  const all = isMissing ? [current, ...sites] : sites;
  const options: Option[] = all.map(({ id, name }) => ({ value: id, label: name }));
  return { options, isLoading: loading && data === undefined };
}
