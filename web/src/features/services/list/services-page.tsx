import { can } from '@cuadrilla/domain/people/permissions.ts';
import { IconTool } from '@tabler/icons-react';
import { useMemo } from 'react';
import { serviceColumns } from '#records/services/service-columns.tsx';
import { useSession } from '#session/session-context.tsx';
import { useNow } from '#shared/format/use-now.ts';
import { persistedOperation } from '#shared/graphql/post-operation.ts';
import { readListState } from '#shared/list/list-state.ts';
import { ListView } from '#shared/list/list-view.tsx';
import { PATHS } from '#shared/paths.ts';
import { EmptyState } from '#shared/ui/states/empty-state.tsx';
import { PageHeader } from '#shared/ui/page-header.tsx';
import { CreateLink } from '#shared/ui/create-link.tsx';
import { LIST, sortOf, variablesOf } from './services-list.ts';
import { ServicesPageDocument, useServicesPageQuery } from './services-page.generated.ts';
import { ServicesTools } from './services-tools.tsx';
import { useServicesList } from './use-services-list.ts';

export function firstOperation(url: URL) {
  const variables = variablesOf(readListState(url.searchParams, LIST));
  return persistedOperation(ServicesPageDocument, 'ServicesPage', variables);
}

const ICON = <IconTool size={24} stroke={1.75} />;

function NoServices({ mayCreate }: { mayCreate: boolean }) {
  return (
    <EmptyState
      icon={ICON}
      title="No hay servicios abiertos"
      action={
        mayCreate ? <CreateLink isPrimary title="Crear un servicio" to={PATHS.newService} /> : undefined
      }
    >
      {mayCreate
        ? 'Aquí aparece cada aviso, instalación o revisión hasta que se termina. Los terminados están en «Todos».'
        : 'Aquí aparecen los servicios de tus visitas. Los terminados están en «Todos».'}
    </EmptyState>
  );
}

const COLUMNS = ['code', 'title', 'client', 'status', 'priority', 'visit', 'due'] as const;

export function ServicesPage() {
  const { role } = useSession().session;
  const list = useServicesList();
  const now = useNow();
  const columns = useMemo(() => serviceColumns(COLUMNS, now), [now]);
  const result = useServicesPageQuery({ variables: variablesOf(list) });
  const mayCreate = can(role, 'services:create');
  const mayPrepare = list.filters.facturacion === 'TO_INVOICE' && can(role, 'billing:prepare');
  return (
    <>
      <PageHeader
        title="Servicios"
        parents={[]}
        action={
          mayPrepare ? (
            <CreateLink isPrimary title="Preparar lote" to={PATHS.newBillingBatch} />
          ) : mayCreate ? (
            <CreateLink isPrimary title="Nuevo servicio" to={PATHS.newService} />
          ) : undefined
        }
      />
      <ServicesTools list={list} />
      <ListView
        label="Servicios"
        noun={['servicio', 'servicios']}
        them="los servicios"
        list={{ ...list, sort: sortOf(list) }}
        result={result}
        pick={(data) => data.services}
        columns={columns}
        rowTo={({ id }) => PATHS.service(id)}
        icon={ICON}
        empty={<NoServices mayCreate={mayCreate} />}
      />
    </>
  );
}
