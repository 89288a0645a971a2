import { IconUserCog, IconUserPlus } from '@tabler/icons-react';
import { askedList } from '#records/exports/asked-list.ts';
import { ExportButton } from '#records/exports/export-button.tsx';
import { FreshAccessNotice } from '#records/staff/access/fresh-access-notice.tsx';
import { persistedOperation } from '#shared/graphql/post-operation.ts';
import type { Filter } from '#shared/list/filter-chip.tsx';
import { readListState, type ListOptions, type ListState } from '#shared/list/list-state.ts';
import { ListToolbar } from '#shared/list/list-toolbar.tsx';
import { ListView } from '#shared/list/list-view.tsx';
import { useListState } from '#shared/list/use-list-state.ts';
import { PATHS } from '#shared/paths.ts';
import { Button } from '#shared/ui/button.tsx';
import { CreateLink } from '#shared/ui/create-link.tsx';
import { EmptyState } from '#shared/ui/states/empty-state.tsx';
import { PageHeader } from '#shared/ui/page-header.tsx';
import { TECHNICIAN_COLUMNS } from './technician-row.tsx';
import { TechniciansPageDocument, useTechniciansPageQuery } from './technicians-page.generated.ts';

const LIST = {
  sorts: ['NAME', 'NEWEST'],
  filters: { estado: ['ACTIVE', 'SUSPENDED'] },
} as const satisfies ListOptions;

const FILTERS: readonly Filter[] = [
  {
    name: 'estado',
    label: 'Estado',
    options: [
      { value: 'ACTIVE', label: 'Activos' },
      { value: 'SUSPENDED', label: 'Suspendidos' },
    ],
  },
];

const SORTS = [
  { value: 'NAME', label: 'Apellidos' },
  { value: 'NEWEST', label: 'Más recientes' },
];

function variablesOf({
  variables,
  sort,
  filters,
}: Pick<ListState<typeof LIST>, 'variables' | 'sort' | 'filters'>) {
  return { ...variables, sort, status: filters.estado };
}

export function firstOperation(url: URL) {
  const variables = variablesOf(readListState(url.searchParams, LIST));
  return persistedOperation(TechniciansPageDocument, 'TechniciansPage', variables);
}

const ICON = <IconUserCog size={24} stroke={1.75} />;

function NoTechnicians() {
  return (
    <EmptyState
      icon={ICON}
      title="Todavía no hay técnicos"
      action={
        <Button
          style="link"
          type="primary"
          title="Crear el primer técnico"
          to={PATHS.newTechnician}
          icon={<IconUserPlus size={16} />}
        />
      }
    >
      Aquí aparece cada técnico con su correo y su teléfono. Con ese correo entra en Cuadrilla.
    </EmptyState>
  );
}

function Content() {
  const list = useListState(LIST);
  const result = useTechniciansPageQuery({
    variables: variablesOf(list),
    notifyOnNetworkStatusChange: true,
  });
  return (
    <>
      <ListToolbar
        list={list}
        search="Nombre, correo o teléfono"
        filters={FILTERS}
        sorts={SORTS}
        end={<ExportButton lists={[askedList('TECHNICIANS', variablesOf(list))]} />}
      />
      <ListView
        label="Técnicos"
        noun={['técnico', 'técnicos']}
        them="los técnicos"
        list={list}
        result={result}
        pick={(data) => data.technicians}
        columns={TECHNICIAN_COLUMNS}
        rowTo={({ id }) => PATHS.technician(id)}
        icon={ICON}
        empty={<NoTechnicians />}
      />
    </>
  );
}

export function TechniciansPage() {
  const action = <CreateLink isPrimary title="Nuevo técnico" to={PATHS.newTechnician} />;
  return (
    <>
      <PageHeader title="Técnicos" parents={[]} action={action} />
      <FreshAccessNotice />
      <Content />
    </>
  );
}
