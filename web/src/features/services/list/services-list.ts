import { BILLING_STATE_LABELS } from '@cuadrilla/domain/billing/billing-states.ts';
import { PRIORITIES, PRIORITY_LABELS } from '@cuadrilla/domain/services/service-type.ts';
import type { ServiceFilter, ServiceSort } from '#gql/schema.generated.ts';
import { dayOf } from '#shared/list/days.ts';
import type { ListOptions, ListState } from '#shared/list/list-state.ts';
import { SERVICE_STATUS_LOOKS } from '#shared/status/service-status.tsx';

const SERVICE_STATUSES = Object.keys(SERVICE_STATUS_LOOKS) as (keyof typeof SERVICE_STATUS_LOOKS)[];

const BILLING_STATES = ['READY', 'TO_INVOICE', 'DELIVERED', 'INVOICED', 'NOTHING'] as const;

/** The filters in the URL; without `estado` or `facturacion` only open services are shown. */
export const LIST = {
  sorts: ['DUE', 'NEWEST', 'PLANNED'],
  filters: {
    estado: [...SERVICE_STATUSES, 'TODOS'],
    vencidos: ['si'],
    facturacion: BILLING_STATES,
    prioridad: PRIORITIES,
    tipo: 'any',
    tecnico: 'any',
    agente: 'any',
    zona: 'any',
    cliente: 'any',
    ubicacion: 'any',
    equipo: 'any',
    desde: 'any',
    hasta: 'any',
  },
} as const satisfies ListOptions;

export const SORTS = [
  { value: 'DUE', label: 'Plazo' },
  { value: 'NEWEST', label: 'Más recientes' },
  { value: 'PLANNED', label: 'Próxima visita' },
];

export const STATUS_OPTIONS = SERVICE_STATUSES.map((value) => ({
  value,
  label: SERVICE_STATUS_LOOKS[value].word,
}));

export const BILLING_OPTIONS = BILLING_STATES.map((value) => ({
  value,
  label: BILLING_STATE_LABELS[value],
}));

export const PRIORITY_OPTIONS = PRIORITIES.toReversed().map((value) => ({
  value,
  label: PRIORITY_LABELS[value],
}));

type State = Pick<ListState<typeof LIST>, 'variables' | 'sort' | 'filters'>;

function statusOf({ estado, vencidos, facturacion }: State['filters']): ServiceFilter {
  if (estado === 'TODOS') return {};
  if (estado !== null) return { status: estado };
  // Overdue services are open anyway, and those to invoice never are.
  return vencidos === null && facturacion === null ? { open: true } : {};
}

/** Overdue services come by deadline, those planned in a period by visit. */
export function sortOf({ sort, filters }: Pick<State, 'sort' | 'filters'>): ServiceSort {
  if (filters.vencidos !== null) return 'DUE';
  return dayOf(filters.desde) !== null || dayOf(filters.hasta) !== null ? 'PLANNED' : sort;
}

export function variablesOf({ variables, sort, filters }: State) {
  const { vencidos, facturacion, prioridad, tipo, tecnico, agente, zona, cliente, ubicacion, equipo } =
    filters;
  const from = vencidos === null ? dayOf(filters.desde) : null;
  const to = vencidos === null ? dayOf(filters.hasta) : null;
  const filter: ServiceFilter = {
    ...statusOf(filters),
    ...(vencidos && { overdue: true }),
    ...(facturacion && { billing: facturacion }),
    ...(prioridad && { priority: prioridad }),
    ...(tipo && { typeId: tipo }),
    ...(equipo ? { equipmentId: equipo } : tecnico && { technicianId: tecnico }),
    ...(agente && { ownerId: agente }),
    ...(zona && { zoneId: zona }),
    ...(cliente && { clientId: cliente }),
    ...(ubicacion && { siteId: ubicacion }),
    ...(from && { plannedFrom: from }),
    ...(to && { plannedTo: to }),
  };
  return {
    ...variables,
    filter: Object.keys(filter).length === 0 ? null : filter,
    sort: sortOf({ sort, filters }),
  };
}
