import { fullName } from '@cuadrilla/domain/people/full-name.ts';
import { IconLock, IconUserCog } from '@tabler/icons-react';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { catalogOperation } from '#records/catalog/use-catalog.ts';
import { StaffRecordPage } from '#records/staff/staff-record-page.tsx';
import { StaffBar, SuspendedNotice } from '#records/staff/staff-bar.tsx';
import { useStaffActions } from '#records/staff/use-staff-actions.tsx';
import { formatDate } from '#shared/format/dates.ts';
import { persistedOperation } from '#shared/graphql/post-operation.ts';
import { lazyPart } from '#shared/lazy-part.tsx';
import { PATHS } from '#shared/paths.ts';
import { UserStatusBadge } from '#shared/status/user-status.tsx';
import { PageHeader } from '#shared/ui/page-header.tsx';
import { MISSING, technicianProfilePath, TECHNICIANS_CRUMB } from '../links.ts';
import { TechnicianDetail } from './technician-detail.tsx';
import {
  TechnicianPageDocument,
  useTechnicianPageQuery,
  type TechnicianPageQuery,
} from './technician-page.generated.ts';
import type { Technician_TechnicianFragment } from './technician.generated.ts';

const { Part: PermissionsDialog } = lazyPart(() => import('./permissions-dialog.tsx'), 'PermissionsDialog');

function usePermissionsDialog(technician: Technician_TechnicianFragment) {
  const [isOpen, setOpen] = useState(false);
  return {
    open: () => setOpen(true),
    dialog: isOpen && <PermissionsDialog technician={technician} onClose={() => setOpen(false)} />,
  };
}

export function firstOperation(url: URL) {
  const id = decodeURIComponent(url.pathname.split('/')[2] ?? '');
  return persistedOperation(TechnicianPageDocument, 'TechnicianPage', { id });
}

export const operationsBeside = () => [catalogOperation()];

type Props = {
  technician: NonNullable<TechnicianPageQuery['technician']>;
  data: TechnicianPageQuery;
  onChanged: () => void;
};

function Content({ technician, data, onChanged }: Props) {
  const actions = useStaffActions(technician, onChanged);
  const permissions = usePermissionsDialog(technician);
  const items = [
    { label: 'Editar perfil', icon: <IconUserCog size={16} />, to: technicianProfilePath(technician.id) },
    { label: 'Permisos', icon: <IconLock size={16} />, onSelect: permissions.open },
    ...actions.items,
  ];
  return (
    <>
      <PageHeader title={fullName(technician)} parents={[TECHNICIANS_CRUMB]} />
      <StaffBar
        person={technician}
        color={technician.color}
        badges={<UserStatusBadge status={technician.status} />}
        editTo={PATHS.editTechnician(technician.id)}
        items={items}
      >
        Técnico desde el {formatDate(technician.createdAt)}
      </StaffBar>
      {technician.status === 'SUSPENDED' && <SuspendedNotice reactivate={actions.reactivate} />}
      <TechnicianDetail
        technician={technician}
        data={data}
        onChanged={onChanged}
        onPermissions={permissions.open}
      />
      {actions.dialog}
      {permissions.dialog}
    </>
  );
}

export function TechnicianPage() {
  const { id = '' } = useParams();
  const result = useTechnicianPageQuery({ variables: { id } });
  return (
    <StaffRecordPage
      result={result}
      pick={(data) => data.technician}
      parent={TECHNICIANS_CRUMB}
      title="Técnico"
      shape="detail"
      missing={MISSING}
    >
      {(technician, data) => (
        <Content
          key={technician.id}
          technician={technician}
          data={data}
          onChanged={() => void result.refetch().catch(() => undefined)}
        />
      )}
    </StaffRecordPage>
  );
}
