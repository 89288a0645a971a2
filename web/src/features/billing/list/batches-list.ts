import { BATCH_STATUS_LABELS, BATCH_STATUSES } from '@cuadrilla/domain/billing/batch-states.ts';
import type { ListOptions, ListState } from '#shared/list/list-state.ts';

export const LIST = { sorts: ['NEWEST'], filters: { estado: BATCH_STATUSES } } as const satisfies ListOptions;

export const STATUSES = BATCH_STATUSES.map((value) => ({ value, label: BATCH_STATUS_LABELS[value] }));

type State = Pick<ListState<typeof LIST>, 'variables' | 'filters'>;

export function variablesOf({ variables: { first, after }, filters }: State) {
  return { first, after, status: filters.estado };
}
