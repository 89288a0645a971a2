import { IconHeadset } from '@tabler/icons-react';
import { askedList } from '#records/exports/asked-list.ts';
import { ExportButton } from '#records/exports/export-button.tsx';
import { FreshAccessNotice } from '#records/staff/access/fresh-access-notice.tsx';
import { persistedOperation } from '#shared/graphql/post-operation.ts';
import type { Filter } from '#shared/list/filter-chip.tsx';
import { readListState, type ListOptions, type ListState } from '#shared/list/list-state.ts';
import { ListToolbar } from '#shared/list/list-toolbar.tsx';
import { ListView } from '#shared/list/list-view.tsx';
import { useListState } from '#shared/list/use-list-state.ts';
import { CreateLink } from '#shared/ui/create-link.tsx';
import { EmptyState } from '#shared/ui/states/empty-state.tsx';
import { PageHeader } from '#shared/ui/page-header.tsx';
import { AGENT_PATHS } from '../parts/agent-paths.ts';
import { AGENT_COLUMNS } from './agent-row.tsx';
import { AgentsPageDocument, useAgentsPageQuery } from './agents-page.generated.ts';

const LIST = {
  sorts: ['NAME', 'NEWEST'],
  filters: { rol: ['ADMIN', 'AGENT'], estado: ['ACTIVE', 'SUSPENDED'] },
} as const satisfies ListOptions;

const FILTERS: readonly Filter[] = [
  {
    name: 'rol',
    label: 'Rol',
    options: [
      { value: 'AGENT', label: 'Agentes' },
      { value: 'ADMIN', label: 'Administradores' },
    ],
  },
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
  return { ...variables, sort, role: filters.rol, status: filters.estado };
}

export function firstOperation(url: URL) {
  const variables = variablesOf(readListState(url.searchParams, LIST));
  return persistedOperation(AgentsPageDocument, 'AgentsPage', variables);
}

const ICON = <IconHeadset size={24} stroke={1.75} />;

function Content() {
  const list = useListState(LIST);
  const result = useAgentsPageQuery({ variables: variablesOf(list), notifyOnNetworkStatusChange: true });
  return (
    <>
      <ListToolbar
        list={list}
        search="Nombre, correo o teléfono"
        filters={FILTERS}
        sorts={SORTS}
        end={<ExportButton lists={[askedList('AGENTS', variablesOf(list))]} />}
      />
      <ListView
        label="Agentes"
        noun={['persona', 'personas']}
        them="los agentes"
        list={list}
        result={result}
        pick={(data) => data.agents}
        columns={AGENT_COLUMNS}
        rowTo={({ id }) => AGENT_PATHS.page(id)}
        icon={ICON}
        empty={
          <EmptyState
            icon={ICON}
            title="Todavía no hay agentes"
            action={<CreateLink isPrimary title="Crear el primer agente" to={AGENT_PATHS.new} />}
          >
            Aquí aparece cada agente y cada administrador de la empresa, con su correo y su teléfono.
          </EmptyState>
        }
      />
    </>
  );
}

export function AgentsPage() {
  return (
    <>
      <PageHeader
        title="Agentes"
        parents={[]}
        action={<CreateLink isPrimary title="Nuevo agente" to={AGENT_PATHS.new} />}
      />
      <FreshAccessNotice />
      <Content />
    </>
  );
}
