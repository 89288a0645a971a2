import { IconTool } from '@tabler/icons-react';
import type { ListOptions } from '#shared/list/list-state.ts';
import { ListView } from '#shared/list/list-view.tsx';
import { useListState } from '#shared/list/use-list-state.ts';
import { PATHS } from '#shared/paths.ts';
import { EmptyState } from '#shared/ui/states/empty-state.tsx';
import { CreateLink } from '#shared/ui/create-link.tsx';
import { OptionsFilter } from '#shared/list/picker-filter.tsx';
import { LINKS } from '../parts/links.ts';
import { useClientOf } from '../parts/client-of.ts';
import { TabTools } from '../parts/tab-tools.tsx';
import { useClientSites } from '../sites/use-client-sites.ts';
import { CLIENT_EQUIPMENT_COLUMNS } from './equipment-columns.tsx';
import { useEquipmentTabQuery } from './equipment-tab.generated.ts';

const LIST = { filters: { ubicacion: 'any' } } as const satisfies ListOptions;
const ICON = <IconTool size={24} stroke={1.75} />;

export function EquipmentTab() {
  const { id: clientId, archived: isArchived } = useClientOf();
  const list = useListState(LIST);
  const { options } = useClientSites(clientId);
  const { first, after } = list.variables;
  const siteId = list.filters.ubicacion;
  const result = useEquipmentTabQuery({ variables: { clientId, siteId, first, after } });
  const hasRows = result.data ? result.data.equipmentList.edges.length > 0 : result.loading;
  const to = LINKS.newEquipment(clientId, siteId ?? undefined);
  return (
    <>
      {(hasRows || siteId !== null) && (
        <TabTools
          start={
            <OptionsFilter
              label="Ubicación"
              question="¿De qué ubicación?"
              options={options}
              value={siteId}
              onChange={(value) => list.setFilter('ubicacion', value)}
            />
          }
        >
          {!isArchived && <CreateLink title="Añadir equipo" to={to} />}
        </TabTools>
      )}
      <ListView
        label="Equipos"
        noun={['equipo', 'equipos']}
        them="los equipos"
        list={list}
        result={result}
        pick={(data) => data.equipmentList}
        columns={CLIENT_EQUIPMENT_COLUMNS}
        rowTo={({ id }) => PATHS.equipment(id)}
        icon={ICON}
        empty={
          <EmptyState
            icon={ICON}
            title="Sin equipos"
            action={isArchived ? null : <CreateLink isPrimary title="Añadir equipo" to={to} />}
          >
            Aquí aparece cada equipo de este cliente con su garantía y su estado.
          </EmptyState>
        }
      />
    </>
  );
}
