import { DUE_BUCKET_LABELS } from '@cuadrilla/domain/prospects/due-buckets.ts';
import { PROSPECT_STATUS_LABELS, PROSPECT_STATUSES } from '@cuadrilla/domain/prospects/prospect-states.ts';
import type { ListOptions, ListState } from '#shared/list/list-state.ts';

const STATES = ['OPEN', ...PROSPECT_STATUSES] as const;
const BUCKETS = ['OVERDUE', 'TODAY', 'THIS_WEEK', 'LATER', 'NONE'] as const;

const VIEWS = ['lista', 'tablero'] as const;
const COMMON = { comercial: 'any', origen: 'any', interes: 'any' } as const;

export const LIST = {
  sorts: ['NEWEST', 'NEXT_ACTION', 'NAME', 'VALUE'],
  views: VIEWS,
  filters: { estado: STATES, ...COMMON, accion: BUCKETS },
} as const satisfies ListOptions;

export const BOARD = { views: VIEWS, filters: COMMON } as const satisfies ListOptions;

export const SEARCH_HINT = 'Nombre, NIF o teléfono';

export const SORTS = [
  { value: 'NEWEST', label: 'Recientes' },
  { value: 'NEXT_ACTION', label: 'Acción' },
  { value: 'NAME', label: 'Nombre' },
  { value: 'VALUE', label: 'Valor' },
];

export const STATE_OPTIONS = STATES.map((value) => ({
  value,
  label: value === 'OPEN' ? 'Abiertos' : PROSPECT_STATUS_LABELS[value],
}));

export const DUE_OPTIONS = BUCKETS.map((value) => ({ value, label: DUE_BUCKET_LABELS[value] }));

type ListFilters = ListState<typeof LIST>['filters'];
type BoardFilters = ListState<typeof BOARD>['filters'];

export function listVariables({ variables, filters, sort }: ListState<typeof LIST>) {
  return { ...variables, sort, filter: listFilter(filters) };
}

function listFilter({ estado, accion, ...common }: ListFilters) {
  return {
    ...commonFilter(common),
    ...(estado === 'OPEN' ? { open: true } : { status: estado }),
    due: accion,
  };
}

export function commonFilter({ comercial, origen, interes }: BoardFilters) {
  return { ownerId: comercial, sourceId: origen, interestId: interes };
}
