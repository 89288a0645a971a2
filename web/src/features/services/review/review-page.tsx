import { IconChecklist } from '@tabler/icons-react';
import { useState } from 'react';
import { askedList } from '#records/exports/asked-list.ts';
import { ExportButton } from '#records/exports/export-button.tsx';
import { SERVICES_CRUMB } from '#records/services/services-crumb.ts';
import { SERVICE_SEARCH, ServiceViews } from '#records/services/service-views.tsx';
import { persistedOperation } from '#shared/graphql/post-operation.ts';
import { readListState, type ListOptions, type ListState } from '#shared/list/list-state.ts';
import { ListToolbar } from '#shared/list/list-toolbar.tsx';
import chips from '#shared/list/list-toolbar.module.css';
import { ListView } from '#shared/list/list-view.tsx';
import { useListState } from '#shared/list/use-list-state.ts';
import { PATHS } from '#shared/paths.ts';
import { EmptyState } from '#shared/ui/states/empty-state.tsx';
import { PageHeader } from '#shared/ui/page-header.tsx';
import { CloseDialog } from '../acts/close-dialog.tsx';
import { CloseMany } from './close-many.tsx';
import { FiledList } from './filed-list.tsx';
import { reviewColumns, type ReviewRow } from './review-columns.tsx';
import { useChoice } from './use-choice.ts';
import { ReviewPageDocument, useReviewPageQuery } from './review-page.generated.ts';

const LIST = { sorts: ['DUE', 'NEWEST'], filters: { listos: ['si'] } } as const satisfies ListOptions;
const SORTS = [
  { value: 'DUE', label: 'Plazo' },
  { value: 'NEWEST', label: 'Más recientes' },
];
const ICON = <IconChecklist size={24} stroke={1.75} />;

type State = Pick<ListState<typeof LIST>, 'variables' | 'sort' | 'filters'>;

const variablesOf = ({ variables, sort, filters }: State) => ({
  ...variables,
  sort,
  billing: filters.listos === null ? null : ('READY' as const),
});

function exportedOf(state: State) {
  const { search, sort, billing } = variablesOf(state);
  return [
    askedList('SERVICES', { search, sort, filter: { status: 'FINISHED', billing } }),
    askedList('WORK_REVIEWS', { status: 'OPEN' }),
  ];
}

export function firstOperation(url: URL) {
  const variables = variablesOf(readListState(url.searchParams, LIST));
  return persistedOperation(ReviewPageDocument, 'ReviewPage', variables);
}

function NothingToReview() {
  return (
    <EmptyState icon={ICON} title="Nada por revisar">
      Aquí aparece cada servicio finalizado, con lo que falta para facturarlo, hasta que la oficina lo cierra.
    </EmptyState>
  );
}

export function ReviewPage() {
  const list = useListState(LIST);
  const [asked, setAsked] = useState<ReviewRow | null>(null);
  const result = useReviewPageQuery({ variables: variablesOf(list) });
  // Stays mounted while its dialog is open, even if a colleague was quicker and it has left the list.
  const listed = result.data?.services.edges.find(({ node }) => node.id === asked?.id)?.node;
  const service = asked && (listed ?? asked);
  const choice = useChoice(JSON.stringify([list.variables.search, list.filters]));
  const rows = result.data?.services.edges.map(({ node }) => node) ?? [];
  return (
    <>
      <PageHeader title="Por revisar" parents={[SERVICES_CRUMB]} />
      <ListToolbar
        list={list}
        start={<ServiceViews />}
        search={SERVICE_SEARCH}
        sorts={SORTS}
        choices={
          <button
            type="button"
            className={chips['choice']}
            aria-pressed={list.filters.listos !== null}
            onClick={() => list.setFilter('listos', list.filters.listos === null ? 'si' : null)}
          >
            Listo para facturar
          </button>
        }
        end={<ExportButton lists={exportedOf(list)} />}
      />
      <FiledList />
      {(result.data ? rows.length > 0 : result.loading) && <CloseMany choice={choice} rows={rows} />}
      <ListView
        label="Servicios por revisar"
        noun={['servicio', 'servicios']}
        them="los servicios por revisar"
        list={list}
        result={result}
        pick={(data) => data.services}
        columns={reviewColumns(setAsked, choice)}
        rowTo={({ id }) => PATHS.service(id)}
        icon={ICON}
        empty={<NothingToReview />}
      />
      {service && <CloseDialog service={service} onClose={() => setAsked(null)} />}
    </>
  );
}
