import { skipToken, useQuery } from '@apollo/client/react';
import { useAskedLately } from '#apollo/use-asked-lately.ts';
import type { Option } from '#shared/ui/fields/select.tsx';
import { equipmentName } from '#records/equipment/equipment-name.ts';
import {
  ServiceFormClientDocument,
  ServiceFormMachinesDocument,
  useServiceFormTypesQuery,
  type ServiceFormTypesQuery,
} from './service-form.generated.ts';

/** A current choice stays selectable after it was archived. */
type Current = { id: string; label: string };

export type ServiceTypeChoice = ServiceFormTypesQuery['settings']['serviceTypes']['values'][number];

const missing = (current: readonly Current[], options: readonly Option[]): Option[] =>
  current
    .filter(({ id }) => options.every(({ value }) => value !== id))
    .map(({ id, label }) => ({ value: id, label }));

export function useClientChoices(clientId: string, current: Current | null) {
  const { data, loading, error, refetch } = useQuery(
    ServiceFormClientDocument,
    clientId === '' ? skipToken : { variables: { clientId } },
  );
  const sites = (data?.sites.edges ?? [])
    .map(({ node }) => node)
    .filter(({ archived }) => !archived)
    .map(({ id, name }) => ({ value: id, label: name }));
  return {
    client: clientId === '' ? null : (data?.client ?? null),
    sites: [...missing(current === null ? [] : [current], sites), ...sites],
    hasMoreSites: data?.sites.pageInfo.hasNextPage ?? false,
    isLoading: loading && data === undefined,
    error: clientId === '' ? undefined : error,
    retry: () => void refetch().catch(() => undefined),
  };
}

export function useMachineChoices(siteId: string, current: readonly Current[]): Option[] {
  const { data } = useQuery(
    ServiceFormMachinesDocument,
    siteId === '' ? skipToken : { variables: { siteId } },
  );
  if (siteId === '') return [];
  const machines = (data?.equipmentList.edges ?? [])
    .map(({ node }) => node)
    .filter(({ status }) => status !== 'RETIRED');
  const isNamedTwice = (name: string) => machines.filter((each) => equipmentName(each) === name).length > 1;
  const options = machines.map((machine) => {
    const name = equipmentName(machine);
    const number = isNamedTwice(name) && machine.serialNumber !== null ? `, ${machine.serialNumber}` : '';
    return { value: machine.id, label: `${name}${number}` };
  });
  return [...missing(current, options), ...options];
}

export function useTypeChoices(current: Current | null) {
  const { data } = useServiceFormTypesQuery({ fetchPolicy: useAskedLately('ServiceFormTypes') });
  const types = data?.settings.serviceTypes.values ?? [];
  const options = types.filter(({ retired }) => !retired).map(({ id, name }) => ({ value: id, label: name }));
  return {
    typeOf: (id: string): ServiceTypeChoice | null => types.find((type) => type.id === id) ?? null,
    options: [...missing(current === null ? [] : [current], options), ...options],
  };
}
