import { IconMapPin } from '@tabler/icons-react';
import { useCatalog } from '#records/catalog/use-catalog.ts';
import { None, type Column } from '#shared/list/data-table.tsx';
import type { ListOptions } from '#shared/list/list-state.ts';
import { ListView } from '#shared/list/list-view.tsx';
import { useListState } from '#shared/list/use-list-state.ts';
import { PATHS } from '#shared/paths.ts';
import { Tag } from '#shared/status/tag.tsx';
import { EmptyState } from '#shared/ui/states/empty-state.tsx';
import { addressLine } from '#records/places/address.ts';
import { CreateLink } from '#shared/ui/create-link.tsx';
import { useClientOf } from '../parts/client-of.ts';
import { TabTools } from '../parts/tab-tools.tsx';
import type { SiteDetail_SiteFragment } from './site-detail.generated.ts';
import { useSitesTabQuery } from './sites-tab.generated.ts';
import classes from './sites.module.css';

type Row = SiteDetail_SiteFragment;

const LIST = {} as const satisfies ListOptions;
const ICON = <IconMapPin size={24} stroke={1.75} />;

const columnsWith = (zoneName: (id: string | null) => string): readonly Column<Row>[] => [
  {
    key: 'name',
    header: 'Ubicación',
    isName: true,
    width: '26%',
    skeleton: 60,
    render: ({ name, archived }) => (
      <span className={classes['name']}>
        {name}
        {archived && <Tag>Archivada</Tag>}
      </span>
    ),
  },
  { key: 'address', header: 'Dirección', skeleton: 80, render: ({ address }) => addressLine(address) },
  {
    key: 'zone',
    header: 'Zona',
    width: '9rem',
    skeleton: 60,
    phone: 'labelled',
    render: ({ zoneId }) => zoneName(zoneId) || <None>Sin zona</None>,
  },
  {
    key: 'contact',
    header: 'Contacto',
    width: '18%',
    skeleton: 60,
    phone: 'labelled',
    render: ({ contactName }) => contactName ?? <None>—</None>,
  },
  {
    key: 'equipment',
    header: 'Equipos',
    align: 'right',
    width: '5rem',
    skeleton: 40,
    phone: 'labelled',
    render: ({ equipmentCount }) => equipmentCount,
  },
];

export function SitesTab() {
  const { id: clientId, archived: isArchived } = useClientOf();
  const list = useListState(LIST);
  const { nameOf } = useCatalog();
  const { first, after } = list.variables;
  const result = useSitesTabQuery({ variables: { clientId, first, after } });
  const hasRows = result.data ? result.data.sites.edges.length > 0 : result.loading;
  return (
    <>
      {!isArchived && hasRows && (
        <TabTools>
          <CreateLink title="Añadir ubicación" to={PATHS.newSite(clientId)} />
        </TabTools>
      )}
      <ListView
        label="Ubicaciones"
        noun={['ubicación', 'ubicaciones']}
        them="las ubicaciones"
        list={list}
        result={result}
        pick={(data) => data.sites}
        columns={columnsWith((id) => nameOf('zones', id))}
        rowTo={({ id }) => PATHS.site(clientId, id)}
        icon={ICON}
        empty={
          <EmptyState
            icon={ICON}
            title="Sin ubicaciones"
            action={
              isArchived ? null : (
                <CreateLink isPrimary title="Añadir ubicación" to={PATHS.newSite(clientId)} />
              )
            }
          >
            Aquí aparece cada lugar donde se visita a este cliente.
          </EmptyState>
        }
      />
    </>
  );
}
