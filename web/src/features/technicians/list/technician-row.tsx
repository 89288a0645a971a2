import { formatPhone } from '@cuadrilla/domain/contact/phone-format.ts';
import { None, type Column } from '#shared/list/data-table.tsx';
import { Avatar } from '#shared/status/avatar.tsx';
import { UserStatusBadge } from '#shared/status/user-status.tsx';
import type { TechnicianRow_TechnicianFragment } from './technician-row.generated.ts';

type Row = TechnicianRow_TechnicianFragment;

function Phone({ phone }: Row) {
  if (phone === null) return <None>Sin teléfono</None>;
  return <a href={`tel:${phone}`}>{formatPhone(phone)}</a>;
}

export const TECHNICIAN_COLUMNS: readonly Column<Row>[] = [
  {
    key: 'name',
    header: 'Nombre',
    isName: true,
    skeleton: 60,
    render: (row) => <Avatar person={row} color={row.color} size={24} withName />,
    sort: { value: 'NAME', direction: 'ascending' },
  },
  {
    key: 'email',
    header: 'Correo electrónico',
    skeleton: 75,
    render: ({ email }) => <a href={`mailto:${email}`}>{email}</a>,
  },
  {
    key: 'phone',
    header: 'Teléfono',
    width: '20%',
    skeleton: 50,
    render: (row) => (
      <span className="num">
        <Phone {...row} />
      </span>
    ),
  },
  {
    key: 'status',
    header: 'Estado',
    width: '9rem',
    skeleton: 'badge',
    render: ({ status }) => <UserStatusBadge status={status} />,
  },
];
