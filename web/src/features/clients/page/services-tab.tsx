import { can } from '@cuadrilla/domain/people/permissions.ts';
import { IconTool } from '@tabler/icons-react';
import { useMemo } from 'react';
import { serviceColumns } from '#records/services/service-columns.tsx';
import { useServicesOfQuery } from '#records/services/services-of.generated.ts';
import { useSession } from '#session/session-context.tsx';
import { useNow } from '#shared/format/use-now.ts';
import { FilterChoices } from '#shared/list/filter-chip.tsx';
import type { ListOptions } from '#shared/list/list-state.ts';
import { ListView } from '#shared/list/list-view.tsx';
import { useListState } from '#shared/list/use-list-state.ts';
import { PATHS } from '#shared/paths.ts';
import { EmptyState } from '#shared/ui/states/empty-state.tsx';
import { CreateLink } from '#shared/ui/create-link.tsx';
import { useClientOf } from '../parts/client-of.ts';
import { TabTools } from '../parts/tab-tools.tsx';

const LIST = { filters: { estado: ['ABIERTOS'] } } as const satisfies ListOptions;
const ICON = <IconTool size={24} stroke={1.75} />;
const COLUMNS = ['code', 'title', 'site', 'status', 'priority', 'visit', 'due'] as const;

export function ServicesTab() {
  const { id: clientId, archived } = useClientOf();
  const { role } = useSession().session;
  const list = useListState(LIST);
  const now = useNow();
  const columns = useMemo(() => serviceColumns(COLUMNS, now), [now]);
  const { first, after } = list.variables;
  const { estado } = list.filters;
  const result = useServicesOfQuery({
    variables: { first, after, filter: { clientId, ...(estado && { open: true }) }, sort: 'NEWEST' },
  });
  const mayAdd = can(role, 'services:create') && !archived;
  const add = { title: 'Nuevo servicio', to: PATHS.newServiceFor({ client: clientId }) };
  const hasRows = result.data ? result.data.services.edges.length > 0 : result.loading;
  return (
    <>
      {(hasRows || estado !== null) && (
        <TabTools
          start={
            <FilterChoices
              label="Qué servicios"
              all="Todos"
              options={[{ value: 'ABIERTOS', label: 'Abiertos' }]}
              value={estado}
              onChange={(value) => list.setFilter('estado', value)}
            />
          }
        >
          {mayAdd && <CreateLink {...add} />}
        </TabTools>
      )}
      <ListView
        label="Servicios"
        noun={['servicio', 'servicios']}
        them="los servicios"
        list={list}
        result={result}
        pick={(data) => data.services}
        columns={columns}
        rowTo={({ id }) => PATHS.service(id)}
        icon={ICON}
        empty={
          <EmptyState
            icon={ICON}
            title="Sin servicios"
            action={mayAdd ? <CreateLink isPrimary {...add} /> : null}
          >
            Aquí aparece cada aviso, instalación o revisión de este cliente.
          </EmptyState>
        }
      />
    </>
  );
}
