import { useCatalog } from '#records/catalog/use-catalog.ts';
import type { Filter } from '#shared/list/filter-chip.tsx';
import { DUE_OPTIONS, STATE_OPTIONS } from './list-options.ts';

export function useProspectFilters(view: 'list' | 'board'): readonly Filter[] {
  const catalog = useCatalog();
  const common: Filter[] = [
    { name: 'origen', label: 'Origen', options: catalog.optionsOf('prospectSources') },
    { name: 'interes', label: 'Interés', options: catalog.optionsOf('serviceTypes') },
  ];
  if (view === 'board') return common;
  return [
    { name: 'estado', label: 'Estado', options: STATE_OPTIONS },
    ...common,
    { name: 'accion', label: 'Próxima acción', options: DUE_OPTIONS },
  ];
}
