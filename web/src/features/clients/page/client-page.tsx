import { PARTY_KIND_LABELS } from '@cuadrilla/domain/contact/party.ts';
import { IconPencil } from '@tabler/icons-react';
import { Suspense, type ComponentType } from 'react';
import { Navigate, useParams } from 'react-router-dom';
import { Tabs } from '#shared/detail/tabs.tsx';
import { lazyPage } from '#shared/lazy-page.ts';
import { PATHS } from '#shared/paths.ts';
import { Tag } from '#shared/status/tag.tsx';
import { Button } from '#shared/ui/button.tsx';
import { Busy } from '#shared/ui/states/busy.tsx';
import { PageHeader } from '#shared/ui/page-header.tsx';
import { CreateLink } from '#shared/ui/create-link.tsx';
import { withPrevious } from '#shared/detail/record-page.tsx';
import type { ClientDetail_ClientFragment } from './client-detail.generated.ts';
import { useClientPageQuery, type ClientPageQuery } from './client-page.generated.ts';
import classes from './client-page.module.css';
import { ClientSummary } from './client-summary.tsx';
import { ClientOf } from '../parts/client-of.ts';
import { LINKS, TABS, type TabName } from '../parts/links.ts';
import { PartyKindIcon } from '#records/clients/party-kind.tsx';
import { CLIENTS_CRUMB, ClientRecordPage } from '../parts/client-record-page.tsx';

type Client = ClientDetail_ClientFragment;

function Header({ client }: { client: Client }) {
  const { id, code, kind, legalName, isPropertyManager, archived } = client;
  const badges = (
    <span className={classes['badges']}>
      <Tag icon={<PartyKindIcon kind={kind} size={14} />}>{PARTY_KIND_LABELS[kind]}</Tag>
      {isPropertyManager && <Tag>Administrador de fincas</Tag>}
      {archived && <Tag>Archivado</Tag>}
    </span>
  );
  const add = <CreateLink isPrimary title="Nuevo servicio" to={PATHS.newServiceFor({ client: id })} />;
  return (
    <PageHeader
      title={legalName}
      crumb={code}
      parents={[CLIENTS_CRUMB]}
      badges={badges}
      {...(archived ? {} : { action: add })}
    />
  );
}

const TAB_PAGES: Record<TabName, ComponentType> = {
  sites: lazyPage(() => import('../sites/sites-tab.tsx'), 'SitesTab').Page,
  equipment: lazyPage(() => import('../equipment/equipment-tab.tsx'), 'EquipmentTab').Page,
  communities: lazyPage(() => import('../managers/communities-tab.tsx'), 'CommunitiesTab').Page,
  activity: lazyPage(() => import('./activity-tab.tsx'), 'ActivityTab').Page,
  services: lazyPage(() => import('./services-tab.tsx'), 'ServicesTab').Page,
};

const { Page: ClientMenu } = lazyPage(() => import('../actions/client-actions.tsx'), 'ClientMenu');
const { Page: ArchivedNotice } = lazyPage(() => import('../actions/client-actions.tsx'), 'ArchivedNotice');

/** The menu loads later, into a reserved place. */
function Actions({ id, openServices }: { id: string; openServices: number | null }) {
  return (
    <>
      <Button style="link" title="Editar" to={PATHS.editClient(id)} icon={<IconPencil size={16} />} />
      <Suspense fallback={<span className={classes['menu']} />}>
        <ClientMenu openServices={openServices} />
      </Suspense>
    </>
  );
}

type ContentProps = { client: Client; tab: TabName | null; data: ClientPageQuery };

function Content({ client, tab, data }: ContentProps) {
  if (tab !== null) {
    const TabPage = TAB_PAGES[tab];
    return (
      <Suspense fallback={<Busy />}>
        <TabPage />
      </Suspense>
    );
  }
  const sites = data.sites?.edges.map(({ node }) => node) ?? null;
  const equipment = data.equipmentList?.edges.map(({ node }) => node) ?? null;
  return (
    <ClientSummary client={client} services={data.openServices ?? null} sites={sites} equipment={equipment} />
  );
}

function Detail({ id, tab }: { id: string; tab: TabName | null }) {
  const result = useClientPageQuery({ variables: { id, withSummary: tab === null } });
  // Between two tabs the client is cached; only the other tab's own data is loading.
  return (
    <ClientRecordPage
      result={withPrevious(result)}
      pick={(data) => data.client}
      title="Cliente"
      shape="detail"
      missing="client"
    >
      {(client, data) => (
        <ClientOf value={client}>
          <Header client={client} />
          <Tabs
            label="Apartados del cliente"
            tabs={[
              { to: PATHS.client(id), title: 'Resumen' },
              { to: LINKS.tab(id, 'sites'), title: 'Ubicaciones', count: client.siteCount },
              { to: LINKS.tab(id, 'equipment'), title: 'Equipos', count: client.equipmentCount },
              { to: LINKS.tab(id, 'services'), title: 'Servicios' },
              ...(client.isPropertyManager
                ? [{ to: LINKS.tab(id, 'communities'), title: 'Comunidades' }]
                : []),
              { to: LINKS.tab(id, 'activity'), title: 'Actividad' },
            ]}
            {...(client.archived
              ? {}
              : { actions: <Actions id={id} openServices={data.openServices?.totalCount ?? null} /> })}
          />
          {client.archived && (
            <Suspense fallback={<Busy />}>
              <ArchivedNotice />
            </Suspense>
          )}
          <Content client={client} tab={tab} data={data} />
        </ClientOf>
      )}
    </ClientRecordPage>
  );
}

export function ClientPage() {
  const { id = '', tab } = useParams();
  const known = TABS.find((each) => each === tab) ?? null;
  if (tab !== undefined && known === null) return <Navigate to={PATHS.client(id)} replace />;
  return <Detail key={id} id={id} tab={known} />;
}
