import { IconUsers } from '@tabler/icons-react';
import type { ComponentProps, ReactNode } from 'react';
import { askedList } from '#records/exports/asked-list.ts';
import { ExportButton } from '#records/exports/export-button.tsx';
import { useOwners } from '#records/team/use-team.ts';
import { persistedOperation } from '#shared/graphql/post-operation.ts';
import { lazyPage } from '#shared/lazy-page.ts';
import { FilterChoices } from '#shared/list/filter-chip.tsx';
import { readListState } from '#shared/list/list-state.ts';
import { ListToolbar } from '#shared/list/list-toolbar.tsx';
import { CreateLink, ImportLink } from '#shared/ui/create-link.tsx';
import chips from '#shared/list/list-toolbar.module.css';
import { OptionsFilter, PickerFilter } from '#shared/list/picker-filter.tsx';
import { ListView } from '#shared/list/list-view.tsx';
import { SuggestFilter } from '#shared/list/suggest-filter.tsx';
import { useListState } from '#shared/list/use-list-state.ts';
import { PATHS } from '#shared/paths.ts';
import { EmptyState } from '#shared/ui/states/empty-state.tsx';
import { PageHeader } from '#shared/ui/page-header.tsx';
import { useClientValues } from '../parts/use-client-values.ts';
import { CLIENT_COLUMNS, COLUMNS_WITHOUT_MANAGER } from './client-row.tsx';
import { KINDS, LIST, SORTS, variablesOf } from './clients-list.ts';
import {
  ClientsPageDocument,
  useClientsPageQuery,
  type ClientsPageQueryVariables,
} from './clients-page.generated.ts';

export function firstOperation(url: URL) {
  const variables = variablesOf(readListState(url.searchParams, LIST));
  return persistedOperation(ClientsPageDocument, 'ClientsPage', variables);
}

const { Page: ManagerPicker } = lazyPage(
  () => import('#records/managers/manager-picker.tsx'),
  'ManagerPicker',
);

const ICON = <IconUsers size={24} stroke={1.75} />;

function NoClients() {
  return (
    <EmptyState
      icon={ICON}
      title="Todavía no hay clientes"
      action={
        <>
          <CreateLink isPrimary title="Crear el primer cliente" to={PATHS.newClient} />
          <ImportLink kind="clientes" />
        </>
      }
    >
      Aquí aparece cada cliente con sus ubicaciones y sus equipos.
    </EmptyState>
  );
}

type ToolsProps = {
  list: ReturnType<typeof useListState<typeof LIST>>;
  managerName: string | null;
};

function Tools({ list, managerName }: ToolsProps) {
  const { tipo, comercial, etiqueta, poblacion, administrador, administradores, archivados } = list.filters;
  const variables = variablesOf(list);
  const owners = useOwners();
  const tags = useClientValues('TAG');
  const towns = useClientValues('TOWN');
  const choices = (
    <FilterChoices
      label="Tipo de cliente"
      all="Todos"
      options={KINDS}
      value={tipo}
      onChange={(value) => list.setFilter('tipo', value)}
    />
  );
  const more = (
    <>
      <OptionsFilter
        label="Agente"
        question="¿De qué agente?"
        options={owners}
        value={comercial}
        onChange={(value) => list.setFilter('comercial', value)}
      />
      <SuggestFilter
        label="Etiqueta"
        question="¿Qué etiqueta?"
        value={etiqueta}
        suggestions={tags}
        onChange={(value) => list.setFilter('etiqueta', value)}
      />
      <SuggestFilter
        label="Población"
        question="¿Qué población?"
        value={poblacion}
        suggestions={towns}
        onChange={(value) => list.setFilter('poblacion', value)}
      />
      <PickerFilter
        label="Administrador"
        question="¿De qué administrador de fincas?"
        chosen={administrador === null ? null : (managerName ?? 'elegido')}
        onChange={(value) => list.setFilter('administrador', value)}
      >
        {(field) => <ManagerPicker {...field} />}
      </PickerFilter>
      <button
        type="button"
        className={chips['choice']}
        aria-pressed={administradores !== null}
        onClick={() => list.setFilter('administradores', administradores === null ? 'si' : null)}
      >
        Administradores de fincas
      </button>
      <button
        type="button"
        className={chips['choice']}
        aria-pressed={archivados !== null}
        onClick={() => list.setFilter('archivados', archivados === null ? 'si' : null)}
      >
        Archivados
      </button>
    </>
  );
  return (
    <ListToolbar
      list={list}
      search="Nombre, NIF, teléfono o dirección"
      choices={choices}
      more={more}
      sorts={SORTS}
      end={<ExportButton lists={[askedList('CLIENTS', variables), askedList('EQUIPMENT', variables)]} />}
    />
  );
}

export function useClients(variables: ClientsPageQueryVariables) {
  return useClientsPageQuery({ variables });
}

type TableProps = {
  words: Pick<ComponentProps<typeof ListView>, 'label' | 'noun' | 'them'>;
  list: ComponentProps<typeof ListView>['list'];
  result: ReturnType<typeof useClients>;
  empty: ReactNode;
  withManager?: boolean;
};

export function ClientsTable({ words, list, result, empty, withManager = true }: TableProps) {
  return (
    <ListView
      {...words}
      list={list}
      result={result}
      pick={(data) => data.clients}
      columns={withManager ? CLIENT_COLUMNS : COLUMNS_WITHOUT_MANAGER}
      rowTo={({ id }) => PATHS.client(id)}
      icon={ICON}
      empty={empty}
    />
  );
}

const WORDS = { label: 'Clientes', noun: ['cliente', 'clientes'], them: 'los clientes' } as const;

export function ClientsPage() {
  const list = useListState(LIST);
  const result = useClients(variablesOf(list));
  const managerName = result.data?.clients.edges[0]?.node.managedBy?.name ?? null;
  return (
    <>
      <PageHeader
        title="Clientes"
        parents={[]}
        action={
          <>
            <ImportLink kind="clientes" />
            <CreateLink isPrimary title="Nuevo cliente" to={PATHS.newClient} />
          </>
        }
      />
      <Tools list={list} managerName={managerName} />
      <ClientsTable words={WORDS} list={list} result={result} empty={<NoClients />} />
    </>
  );
}
