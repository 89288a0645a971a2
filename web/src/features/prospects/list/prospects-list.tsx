import { useMemo } from 'react';
import { askedList } from '#records/exports/asked-list.ts';
import { ExportButton } from '#records/exports/export-button.tsx';
import { ListToolbar } from '#shared/list/list-toolbar.tsx';
import { ListView } from '#shared/list/list-view.tsx';
import { useListState } from '#shared/list/use-list-state.ts';
import { PATHS } from '#shared/paths.ts';
import { LIST, listVariables, SEARCH_HINT, SORTS } from './list-options.ts';
import { NoProspects, PROSPECT_ICON } from './no-prospects.tsx';
import { prospectColumns } from './prospect-columns.tsx';
import { useProspectsListQuery } from './prospects-list.generated.ts';
import { useNow } from '#shared/format/use-now.ts';
import { OwnerFilter } from './owner-filter.tsx';
import { useProspectFilters } from './use-prospect-filters.ts';
import { ViewSwitch } from '../parts/view-switch.tsx';

export function ProspectsList() {
  const list = useListState(LIST);
  const filters = useProspectFilters('list');
  const now = useNow();
  const columns = useMemo(() => prospectColumns(now), [now]);
  const variables = listVariables(list);
  const result = useProspectsListQuery({ variables });
  return (
    <>
      <ListToolbar
        list={list}
        search={SEARCH_HINT}
        choices={<OwnerFilter list={list} />}
        filters={filters}
        sorts={SORTS}
        start={<ViewSwitch view={list.view} onChange={list.setView} />}
        end={<ExportButton lists={[askedList('PROSPECTS', variables)]} />}
      />
      <ListView
        label="Prospectos"
        noun={['prospecto', 'prospectos']}
        them="los prospectos"
        list={list}
        result={result}
        pick={(data) => data.prospects}
        columns={columns}
        rowTo={({ id }) => PATHS.prospect(id)}
        icon={PROSPECT_ICON}
        empty={<NoProspects />}
      />
    </>
  );
}
