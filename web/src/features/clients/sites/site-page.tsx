import { IconKey, IconPlus } from '@tabler/icons-react';
import { Link, Navigate, useParams } from 'react-router-dom';
import { useCatalog } from '#records/catalog/use-catalog.ts';
import { Card, CardEmpty, CardLink, TwoColumns } from '#shared/detail/card.tsx';
import { DataList } from '#shared/detail/data-list.tsx';
import { DataTable } from '#shared/list/data-table.tsx';
import { PATHS } from '#shared/paths.ts';
import { Tag } from '#shared/status/tag.tsx';
import { PageHeader } from '#shared/ui/page-header.tsx';
import { PhoneLink } from '#shared/detail/phone-link.tsx';
import { SITE_EQUIPMENT_COLUMNS } from '../equipment/equipment-columns.tsx';
import { ActivityCard } from '../parts/activity-card.tsx';
import { LINKS } from '../parts/links.ts';
import { PastServices } from '../parts/past-services.tsx';
import { MapLink } from '#records/places/map-link.tsx';
import { CLIENTS_CRUMB, ClientRecordPage } from '../parts/client-record-page.tsx';
import { ArchivedSiteNotice, SiteActions } from './site-actions.tsx';
import type { SiteDetail_SiteFragment } from './site-detail.generated.ts';
import { useSitePageQuery, type SitePageQuery } from './site-page.generated.ts';
import classes from './sites.module.css';

type Site = SiteDetail_SiteFragment;
type Machines = SitePageQuery['equipmentList'];

function PlaceCard({ site: { address, accessNotes } }: { site: Site }) {
  return (
    <Card title="Dónde es y cómo se entra">
      <div className={classes['place']}>
        <div className={classes['big']}>
          <MapLink address={address} />
        </div>
        {accessNotes === null ? (
          <CardEmpty>Sin notas de acceso.</CardEmpty>
        ) : (
          <div className={classes['line']}>
            <IconKey size={16} stroke={1.75} aria-hidden="true" />
            <span className={classes['notes']}>{accessNotes}</span>
          </div>
        )}
      </div>
    </Card>
  );
}

function MachinesCard({ site, machines }: { site: Site; machines: Machines }) {
  const rows = machines.edges.map(({ node }) => node);
  const add = site.archived ? undefined : (
    <CardLink
      to={LINKS.newEquipment(site.client.id, site.id)}
      title="Añadir equipo"
      icon={<IconPlus size={14} />}
    />
  );
  return (
    <Card title="Equipos" count={site.equipmentCount} action={add} isFlush>
      {rows.length === 0 ? (
        <CardEmpty>Sin equipos en esta ubicación.</CardEmpty>
      ) : (
        <DataTable
          label="Equipos"
          columns={SITE_EQUIPMENT_COLUMNS}
          rows={rows}
          rowTo={({ id }) => PATHS.equipment(id)}
          isCompact
        />
      )}
      {machines.pageInfo.hasNextPage && (
        <CardEmpty>
          <Link to={`${LINKS.tab(site.client.id, 'equipment')}?ubicacion=${site.id}`}>Ver todos</Link>
        </CardEmpty>
      )}
    </Card>
  );
}

function DataCard({ site }: { site: Site }) {
  const { nameOf } = useCatalog();
  const zone = nameOf('zones', site.zoneId);
  return (
    <Card title="Datos">
      <DataList
        items={[
          { label: 'Cliente', value: <Link to={PATHS.client(site.client.id)}>{site.client.name}</Link> },
          {
            label: 'Zona',
            value: zone === '' ? 'Fuera de todas las zonas' : `${zone}${site.zoneChosen ? ' (elegida)' : ''}`,
          },
          { label: 'Provincia', value: site.address.province },
          { label: 'Contacto', value: site.contactName },
          {
            label: 'Teléfono',
            value: site.contactPhone !== null && <PhoneLink phone={site.contactPhone} />,
          },
          { label: 'Vivienda', value: site.isDwelling ? 'Sí' : 'No' },
        ]}
      />
    </Card>
  );
}

function Detail({ site, machines }: { site: Site; machines: Machines }) {
  const { id, name, client, archived } = site;
  const side = (
    <>
      <DataCard site={site} />
      <ActivityCard entity="SITE" id={id} />
    </>
  );
  return (
    <>
      <PageHeader
        title={name}
        parents={[CLIENTS_CRUMB, { title: client.name, to: PATHS.client(client.id) }]}
        badges={archived && <Tag>Archivada</Tag>}
      />
      {archived ? <ArchivedSiteNotice site={site} /> : <SiteActions site={site} />}
      <TwoColumns side={side}>
        <PlaceCard site={site} />
        <MachinesCard site={site} machines={machines} />
        <PastServices
          of={{ siteId: id }}
          empty="Sin servicios en esta ubicación."
          allTo={`${PATHS.services}?estado=TODOS&ubicacion=${id}`}
        />
      </TwoColumns>
    </>
  );
}

export function SitePage() {
  const { id = '', siteId = '' } = useParams();
  const result = useSitePageQuery({ variables: { id: siteId } });
  return (
    <ClientRecordPage
      key={siteId}
      result={result}
      pick={(data) => data.site}
      title="Ubicación"
      shape="detail"
      missing="site"
    >
      {(site, data) =>
        site.client.id === id ? (
          <Detail site={site} machines={data.equipmentList} />
        ) : (
          <Navigate to={PATHS.site(site.client.id, site.id)} replace />
        )
      }
    </ClientRecordPage>
  );
}
