import { EQUIPMENT_KIND_LABELS } from '@cuadrilla/domain/services/equipment.ts';
import { IconPencil } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { Card, TwoColumns } from '#shared/detail/card.tsx';
import { DataList } from '#shared/detail/data-list.tsx';
import { formatDate } from '#shared/format/dates.ts';
import { PATHS } from '#shared/paths.ts';
import { Button } from '#shared/ui/button.tsx';
import { PageHeader } from '#shared/ui/page-header.tsx';
import { CreateLink } from '#shared/ui/create-link.tsx';
import { equipmentName } from '#records/equipment/equipment-name.ts';
import { ActivityCard } from '../parts/activity-card.tsx';
import { LINKS } from '../parts/links.ts';
import { PastServices } from '../parts/past-services.tsx';
import { CLIENTS_CRUMB, ClientRecordPage } from '../parts/client-record-page.tsx';
import { TabTools } from '../parts/tab-tools.tsx';
import { Warranty } from '../parts/warranty.tsx';
import type { EquipmentDetail_EquipmentFragment } from './equipment-detail.generated.ts';
import { useEquipmentPageQuery } from './equipment-page.generated.ts';
import classes from './equipment.module.css';
import { StatusMenu } from './status-menu.tsx';

type Machine = EquipmentDetail_EquipmentFragment;

const day = (value: string | null) => value !== null && <span className="num">{formatDate(value)}</span>;

function PlateCard({ machine }: { machine: Machine }) {
  const { warrantyUntil, installedOn } = machine;
  return (
    <Card title="Ficha">
      <DataList
        none="—"
        items={[
          { label: 'Tipo', value: EQUIPMENT_KIND_LABELS[machine.kind] },
          { label: 'Marca', value: machine.brand },
          { label: 'Modelo', value: machine.model },
          { label: 'Número de serie', value: machine.serialNumber },
          { label: 'Instalado el', value: day(installedOn) },
          {
            label: 'Garantía',
            value: warrantyUntil !== null && (
              <>
                <Warranty until={warrantyUntil} /> ({day(warrantyUntil)})
              </>
            ),
          },
        ]}
      />
    </Card>
  );
}

function WhereCard({ machine: { client, site } }: { machine: Machine }) {
  return (
    <Card title="Dónde está">
      <DataList
        items={[
          { label: 'Cliente', value: <Link to={PATHS.client(client.id)}>{client.name}</Link> },
          { label: 'Ubicación', value: <Link to={PATHS.site(client.id, site.id)}>{site.name}</Link> },
        ]}
      />
    </Card>
  );
}

function Detail({ machine }: { machine: Machine }) {
  const { id, client, notes } = machine;
  const side = (
    <>
      <WhereCard machine={machine} />
      <ActivityCard entity="EQUIPMENT" id={id} title="Historial" />
    </>
  );
  return (
    <>
      <PageHeader
        title={equipmentName(machine)}
        parents={[CLIENTS_CRUMB, { title: client.name, to: PATHS.client(client.id) }]}
      />
      <TabTools start={<StatusMenu machine={machine} />}>
        {machine.status !== 'RETIRED' && (
          <CreateLink title="Nuevo servicio" to={PATHS.newServiceFor({ client: client.id, equipment: id })} />
        )}
        <Button style="link" title="Editar" to={LINKS.editEquipment(id)} icon={<IconPencil size={16} />} />
      </TabTools>
      <TwoColumns side={side}>
        <PlateCard machine={machine} />
        {notes !== null && (
          <Card title="Notas">
            <p className={classes['notes']}>{notes}</p>
          </Card>
        )}
        <PastServices
          of={{ equipmentId: id }}
          empty="Sin servicios en este equipo."
          allTo={`${PATHS.services}?estado=TODOS&equipo=${id}`}
        />
      </TwoColumns>
    </>
  );
}

export function MachineRecord({ id }: { id: string }) {
  const result = useEquipmentPageQuery({ variables: { id } });
  return (
    <ClientRecordPage
      result={result}
      pick={(data) => data.equipment}
      title="Equipo"
      shape="detail"
      missing="equipment"
    >
      {(machine) => <Detail machine={machine} />}
    </ClientRecordPage>
  );
}
