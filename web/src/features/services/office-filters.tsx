import { useOwners, useTechnicians } from '#records/team/use-team.ts';
import { AskedChip } from './asked-chip.tsx';
import { ClientFilter } from './client-filter.tsx';
import { ListChip } from './list-chip.tsx';
import { useFilterNames } from './use-filter-names.ts';
import type { ServicesList } from './use-services-list.ts';

/** By whom and for whom: a technician sees only their own anyway. */
export function OfficeFilters({ list }: { list: ServicesList }) {
  const names = useFilterNames(list.filters);
  const technicians = useTechnicians().map(({ id, name, lastName }) => ({
    value: id,
    label: `${name} ${lastName}`,
  }));
  const owners = useOwners();
  return (
    <>
      {/* The server looks for a machine or a technician, never both. */}
      {names.equipo === null && <ListChip list={list} name="tecnico" label="Técnico" options={technicians} />}
      <ListChip list={list} name="agente" label="Agente" options={owners} />
      <ClientFilter chosen={names.cliente} onChange={(id) => list.setFilter('cliente', id)} />
      {(['ubicacion', 'equipo'] as const).map(
        (name) =>
          names[name] !== null && (
            <AskedChip
              key={name}
              label={name === 'equipo' ? 'Equipo' : 'Ubicación'}
              chosen={names[name]}
              onRemove={() => list.setFilter(name, null)}
            />
          ),
      )}
    </>
  );
}
