import type { ProspectStatus } from '@cuadrilla/domain/prospects/prospect-states.ts';
import type { ListState } from '#shared/list/list-state.ts';
import { commonFilter, type BOARD } from '../list/list-options.ts';

const COLUMN_SIZE = 10;

type State = ListState<typeof BOARD>;

export function boardVariables({ variables: { search }, filters }: State) {
  const common = commonFilter(filters);
  return {
    first: COLUMN_SIZE,
    search,
    new: { ...common, status: 'NEW' },
    contacted: { ...common, status: 'CONTACTED' },
    qualified: { ...common, status: 'QUALIFIED' },
    quoted: { ...common, status: 'QUOTED' },
    totals: common,
  } as const;
}

export function columnVariables(state: State, status: ProspectStatus, sort: 'NEWEST' | 'NEXT_ACTION') {
  const filter = { ...commonFilter(state.filters), status };
  return { first: COLUMN_SIZE, after: null, search: state.variables.search, filter, sort };
}

/** All columns of the board in one list, as the list shows them. */
export function exportedVariables({ variables: { search }, filters }: State) {
  return { search, filter: commonFilter(filters), sort: 'NEWEST' } as const;
}
