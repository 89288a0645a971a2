import { hexOf, TECHNICIAN_COLORS } from '@cuadrilla/domain/text/colors.ts';
import { IconPencil, IconPlus } from '@tabler/icons-react';
import { useCatalog } from '#records/catalog/use-catalog.ts';
import { useCreateAbsence } from '#records/staff/absences/use-absence-dialog.tsx';
import { HoursTable } from '#records/staff/hours/hours-table.tsx';
import { PermissionList } from '#records/staff/access/permission-list.tsx';
import { StaffActivity } from '#records/staff/staff-activity.tsx';
import { StaffData } from '#records/staff/staff-data.tsx';
import { Card, CardEmpty, CardLink, TwoColumns } from '#shared/detail/card.tsx';
import { DataList } from '#shared/detail/data-list.tsx';
import { lazyPart } from '#shared/lazy-part.tsx';
import { Tag } from '#shared/status/tag.tsx';
import { Busy } from '#shared/ui/states/busy.tsx';
import { Button } from '#shared/ui/button.tsx';
import classes from './technician-detail.module.css';
import { technicianProfilePath } from '../links.ts';
import type { TechnicianPageQuery } from './technician-page.generated.ts';

// Loaded on demand: most technicians have no absences.
const { Part: AbsenceList } = lazyPart(
  () => import('#records/staff/absences/absence-list.tsx'),
  'AbsenceList',
  <Busy />,
);

type Technician = NonNullable<TechnicianPageQuery['technician']>;

type Props = {
  technician: Technician;
  data: TechnicianPageQuery;
  onChanged: () => void;
  onPermissions: () => void;
};

function Names({ names, none }: { names: readonly string[]; none: string }) {
  if (names.length === 0) return <span className={classes['none']}>{none}</span>;
  return (
    <span className={classes['tags']}>
      {names.map((name, at) => (
        <Tag key={at}>{name}</Tag>
      ))}
    </span>
  );
}

function Color({ id }: { id: string }) {
  return (
    <span className={classes['color']}>
      <span style={{ background: hexOf(id) }} aria-hidden="true" />
      {TECHNICIAN_COLORS.find((color) => color.id === id)?.label ?? 'Sin color'}
    </span>
  );
}

function Profile({ technician, data }: Pick<Props, 'technician' | 'data'>) {
  const { namesOf, loading } = useCatalog();
  const { id, color, skillIds, zoneIds, weeklyHours } = technician;
  const names = (list: 'skills' | 'zones', ids: readonly string[], none: string) =>
    loading && ids.length > 0 ? '…' : <Names names={namesOf(list, ids)} none={none} />;
  const edit = (
    <CardLink to={technicianProfilePath(id)} title="Editar perfil" icon={<IconPencil size={14} />} />
  );
  return (
    <Card title="Perfil" action={edit}>
      <DataList
        items={[
          { label: 'Competencias', value: names('skills', skillIds, 'Ninguna') },
          { label: 'Zonas', value: names('zones', zoneIds, 'Todas') },
          { label: 'Color', value: <Color id={color} /> },
          { label: 'Horario', value: weeklyHours === null ? 'El de la empresa' : 'Propio' },
        ]}
      />
      <div className={classes['hours']}>
        <HoursTable hours={weeklyHours ?? data.settings.workingHours.hours} />
      </div>
    </Card>
  );
}

function Absences({ technician, data, onChanged }: Omit<Props, 'onPermissions'>) {
  const { open, dialog } = useCreateAbsence(technician.id, onChanged);
  const { edges, pageInfo } = data.absences;
  return (
    <Card
      title="Ausencias"
      isFlush
      action={
        <Button type="secondary" title="Añadir ausencia" icon={<IconPlus size={16} />} onClick={open} />
      }
    >
      {edges.length === 0 ? (
        <CardEmpty>No tiene ausencias.</CardEmpty>
      ) : (
        <AbsenceList
          absences={edges.map(({ node }) => node)}
          mayDecide
          mayCancel={() => true}
          onChanged={onChanged}
        />
      )}
      {pageInfo.hasNextPage && <CardEmpty>Se muestran las {edges.length} más recientes.</CardEmpty>}
      {dialog}
    </Card>
  );
}

export function TechnicianDetail({ onPermissions, ...props }: Props) {
  return (
    <TwoColumns
      side={
        <>
          <StaffData person={props.technician} />
          <Card
            title="Permisos"
            action={<Button type="secondary" title="Cambiar permisos" onClick={onPermissions} />}
          >
            <PermissionList permissions={props.technician.permissions} />
          </Card>
          <StaffActivity id={props.technician.id} size={10} />
        </>
      }
    >
      <Profile {...props} />
      <Absences {...props} />
    </TwoColumns>
  );
}
