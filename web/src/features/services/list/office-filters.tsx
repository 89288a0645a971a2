import { personOption, useOwners, useTechnicians } from '#records/team/use-team.ts';
import { AskedChip } from '#shared/list/asked-chip.tsx';
import { OptionsFilter, PickerFilter } from '#shared/list/picker-filter.tsx';
import { lazyPage } from '#shared/lazy-page.ts';
import { useFilterNames } from './use-filter-names.ts';
import type { ServicesList } from './use-services-list.ts';

const { Page: ClientPicker } = lazyPage(() => import('./client-picker.tsx'), 'ClientPicker');

export function OfficeFilters({ list }: { list: ServicesList }) {
  const names = useFilterNames(list.filters);
  const technicians = useTechnicians().map(personOption);
  const owners = useOwners();
  return (
    <>
      {/* The server looks for a machine or a technician, never both. */}
      {names.equipo === null && (
        <OptionsFilter
          label="Técnico"
          question="¿De qué técnico?"
          options={technicians}
          value={list.filters.tecnico}
          onChange={(id) => list.setFilter('tecnico', id)}
        />
      )}
      <OptionsFilter
        label="Agente"
        question="¿De qué agente?"
        options={owners}
        value={list.filters.agente}
        onChange={(id) => list.setFilter('agente', id)}
      />
      <PickerFilter
        label="Cliente"
        question="¿De qué cliente?"
        chosen={names.cliente}
        onChange={(id) => list.setFilter('cliente', id)}
      >
        {(field) => <ClientPicker {...field} />}
      </PickerFilter>
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
