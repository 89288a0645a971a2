import { IconPlus, IconUsers } from '@tabler/icons-react';
import { readFailure } from '#apollo/read-failure.ts';
import { useOwners } from '#records/team/use-team.ts';
import { persistedOperation } from '#shared/graphql/post-operation.ts';
import { FilterChip, FilterChoices } from '#shared/list/filter-chip.tsx';
import { readListState } from '#shared/list/list-state.ts';
import { ListToolbar } from '#shared/list/list-toolbar.tsx';
import chips from '#shared/list/list-toolbar.module.css';
import { ListView } from '#shared/list/list-view.tsx';
import { useListState } from '#shared/list/use-list-state.ts';
import { PATHS } from '#shared/paths.ts';
import { Button } from '#shared/ui/button.tsx';
import { EmptyState } from '#shared/ui/empty-state.tsx';
import { PageHeader } from '#shared/ui/page-header.tsx';
import { CLIENT_COLUMNS } from './client-row.tsx';
import { KINDS, LIST, SORTS, variablesOf } from './clients-list.ts';
import { ClientsPageDocument, useClientsPageQuery } from './clients-page.generated.ts';
import { TextFilter } from './text-filter.tsx';

/** What this screen asks first at an address, so that it can be asked before the screen is drawn. */
export function firstOperation(url: URL) {
  const variables = variablesOf(readListState(url.searchParams, LIST));
  return persistedOperation(ClientsPageDocument, 'ClientsPage', variables);
}

const ICON = <IconUsers size={24} stroke={1.75} />;

function NewButton({ title }: { title: string }) {
  return (
    <Button
      style="link"
      type="primary"
      title={title}
      to={PATHS.newClient}
      icon={<IconPlus size={16} stroke={2} />}
    />
  );
}

function NoClients() {
  return (
    <EmptyState
      icon={ICON}
      title="Todavía no hay clientes"
      action={<NewButton title="Crear el primer cliente" />}
    >
      Aquí aparece cada cliente con sus ubicaciones y sus equipos.
    </EmptyState>
  );
}

function Tools({ list }: { list: ReturnType<typeof useListState<typeof LIST>> }) {
  const { tipo, comercial, etiqueta, poblacion, archivados } = list.filters;
  const owners = useOwners();
  const choices = (
    <>
      <FilterChoices
        label="Tipo de cliente"
        all="Todos"
        options={KINDS}
        value={tipo}
        onChange={(value) => list.setFilter('tipo', value)}
      />
      <FilterChip
        filter={{ name: 'comercial', label: 'Agente', options: owners }}
        value={comercial}
        onChange={(value) => list.setFilter('comercial', value)}
      />
      <TextFilter
        label="Etiqueta"
        question="¿Qué etiqueta?"
        value={etiqueta}
        onChange={(value) => list.setFilter('etiqueta', value)}
      />
      <TextFilter
        label="Población"
        question="¿Qué población?"
        value={poblacion}
        onChange={(value) => list.setFilter('poblacion', value)}
      />
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
    <ListToolbar list={list} search="Nombre, NIF, teléfono o dirección" choices={choices} sorts={SORTS} />
  );
}

/** Everybody the company works for. */
export function ClientsPage() {
  const list = useListState(LIST);
  const result = useClientsPageQuery({ variables: variablesOf(list), notifyOnNetworkStatusChange: true });
  return (
    <>
      <PageHeader title="Clientes" parents={[]} action={<NewButton title="Nuevo cliente" />} />
      <Tools list={list} />
      <ListView
        label="Clientes"
        noun={['cliente', 'clientes']}
        them="los clientes"
        list={list}
        result={result}
        pick={(data) => data.clients}
        readFailure={readFailure}
        columns={CLIENT_COLUMNS}
        rowKey={({ id }) => id}
        rowTo={({ id }) => PATHS.client(id)}
        icon={ICON}
        empty={<NoClients />}
      />
    </>
  );
}
