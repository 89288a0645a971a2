import { IconPlus } from '@tabler/icons-react';
import { Suspense } from 'react';
import { Card, CardEmpty, CardLink, TwoColumns } from '#shared/detail/card.tsx';
import { lazyPage } from '#shared/lazy-page.ts';
import { DataTable } from '#shared/list/data-table.tsx';
import { PATHS } from '#shared/paths.ts';
import type { ClientPageQuery } from './client-page.generated.ts';
import { ClientContacts } from './client-contacts.tsx';
import { ClientData } from './client-data.tsx';
import type { ClientDetail_ClientFragment } from './client-detail.generated.ts';
import classes from './client-page.module.css';
import { CLIENT_EQUIPMENT_COLUMNS } from '../equipment/equipment-columns.tsx';
import type { EquipmentRow_EquipmentFragment } from '../equipment/equipment-row.generated.ts';
import { ActivityCard } from '../parts/activity-card.tsx';
import { LINKS } from '../parts/links.ts';
import { mainSiteOf } from '../sites/main-site.ts';
import { SiteCells } from '../sites/site-cells.tsx';
import type { SiteDetail_SiteFragment } from '../sites/site-detail.generated.ts';

type Client = ClientDetail_ClientFragment;

type Props = {
  client: Client;
  services: NonNullable<ClientPageQuery['openServices']> | null;
  sites: readonly SiteDetail_SiteFragment[] | null;
  equipment: readonly EquipmentRow_EquipmentFragment[] | null;
};

const PLUS = <IconPlus size={14} />;

function All({ shown, count, to }: { shown: number; count: number; to: string }) {
  if (count <= shown) return null;
  return (
    <div className={classes['foot']}>
      <CardLink to={to} title={`Ver los ${count}`} />
    </div>
  );
}

function SitesCard({ client, sites }: Pick<Props, 'client' | 'sites'>) {
  const inUse = sites?.filter(({ archived }) => !archived) ?? [];
  const add = client.archived ? undefined : (
    <CardLink to={PATHS.newSite(client.id)} title="Añadir ubicación" icon={PLUS} />
  );
  return (
    <Card title="Ubicaciones" count={client.siteCount} action={add} isFlush>
      {sites !== null && inUse.length === 0 && (
        <CardEmpty>
          {client.archived
            ? 'Sin ubicaciones.'
            : 'Sin ubicaciones: añade dónde se le visita para poder apuntar sus equipos.'}
        </CardEmpty>
      )}
      {inUse.length > 0 && <SiteCells sites={inUse} mainId={mainSiteOf(inUse, client.mainSite)} />}
      {client.siteCount > inUse.length && inUse.length > 0 && (
        <div className={classes['foot']}>
          <CardLink to={LINKS.tab(client.id, 'sites')} title={`Ver las ${client.siteCount}`} />
        </div>
      )}
    </Card>
  );
}

function EquipmentCard({ client, equipment }: Pick<Props, 'client' | 'equipment'>) {
  const add = client.archived ? undefined : (
    <CardLink to={LINKS.newEquipment(client.id)} title="Añadir equipo" icon={PLUS} />
  );
  return (
    <Card title="Equipos" count={client.equipmentCount} action={add} isFlush>
      {equipment?.length === 0 ? (
        <CardEmpty>
          {client.archived
            ? 'Sin equipos.'
            : 'Sin equipos: aquí aparece cada caldera, split o bomba con su garantía.'}
        </CardEmpty>
      ) : (
        <DataTable
          label="Equipos"
          columns={CLIENT_EQUIPMENT_COLUMNS}
          rows={equipment}
          rowTo={({ id }) => PATHS.equipment(id)}
          isCompact
        />
      )}
      <All
        shown={equipment?.length ?? client.equipmentCount}
        count={client.equipmentCount}
        to={LINKS.tab(client.id, 'equipment')}
      />
    </Card>
  );
}

const { Page: ServicesRows } = lazyPage(() => import('#records/services/services-rows.tsx'), 'ServicesRows');

function OpenServices({ client, services }: Pick<Props, 'client' | 'services'>) {
  const rows = services?.edges.map(({ node }) => node) ?? [];
  const height = `${rows.length === 0 ? 6.125 : 4.875 + 2.375 * rows.length}rem`;
  return (
    <Suspense fallback={<div style={{ minHeight: height }} />}>
      <ServicesRows
        title="Servicios abiertos"
        count={services?.totalCount ?? null}
        rows={services && rows}
        empty="Sin servicios abiertos."
        allTo={LINKS.tab(client.id, 'services')}
      />
    </Suspense>
  );
}

export function ClientSummary({ client, services, sites, equipment }: Props) {
  const side = (
    <>
      <ClientData client={client} />
      <ActivityCard
        entity="CLIENT"
        id={client.id}
        size={6}
        action={<CardLink to={LINKS.tab(client.id, 'activity')} title="Ver toda" />}
      />
    </>
  );
  return (
    <TwoColumns side={side}>
      <OpenServices client={client} services={services} />
      <SitesCard client={client} sites={sites} />
      <EquipmentCard client={client} equipment={equipment} />
      <ClientContacts contacts={client.contacts} mayAdd={!client.archived} />
      {client.notes !== null && (
        <Card title="Notas">
          <p className={classes['notes']}>{client.notes}</p>
        </Card>
      )}
    </TwoColumns>
  );
}
