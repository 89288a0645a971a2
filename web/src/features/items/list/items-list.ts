import { LINE_KIND_LABELS, LINE_KINDS } from '@cuadrilla/domain/services/service-lines.ts';
import type { ItemFilter } from '#gql/schema.generated.ts';
import type { ListOptions, ListState } from '#shared/list/list-state.ts';

export const LIST = {
  sorts: ['NAME', 'REF', 'UPDATED'],
  filters: { tipo: LINE_KINDS, familia: 'any', archivados: ['si'] },
} as const satisfies ListOptions;

export const SORTS = [
  { value: 'NAME', label: 'Nombre' },
  { value: 'REF', label: 'Referencia' },
  { value: 'UPDATED', label: 'Últimos cambios' },
];

export const KINDS = LINE_KINDS.map((value) => ({ value, label: LINE_KIND_LABELS[value] }));

type State = Pick<ListState<typeof LIST>, 'variables' | 'sort' | 'filters'>;

export function variablesOf({ variables, sort, filters: { tipo, familia, archivados } }: State) {
  const filter: ItemFilter = {
    ...(tipo && { kind: tipo }),
    ...(familia && { family: familia }),
    ...(archivados && { archive: 'ARCHIVED' as const }),
  };
  return { ...variables, filter: Object.keys(filter).length === 0 ? null : filter, sort };
}
