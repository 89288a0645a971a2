import { formatPhone } from '@cuadrilla/domain/contact/phone-format.ts';
import { isAdministrator, ROLE_WORDS } from '@cuadrilla/domain/people/roles.ts';
import { IconHeadset, IconShieldCheck } from '@tabler/icons-react';
import { None, type Column } from '#shared/list/data-table.tsx';
import { Avatar } from '#shared/status/avatar.tsx';
import { Tag } from '#shared/status/tag.tsx';
import { UserStatusBadge } from '#shared/status/user-status.tsx';
import type { AgentRow_AgentFragment } from './agent-row.generated.ts';

type Row = AgentRow_AgentFragment;

function Phone({ phone }: Row) {
  if (phone === null) return <None>Sin teléfono</None>;
  return <a href={`tel:${phone}`}>{formatPhone(phone)}</a>;
}

export function RoleTag({ role }: Pick<Row, 'role'>) {
  const Icon = isAdministrator(role) ? IconShieldCheck : IconHeadset;
  return <Tag icon={<Icon size={14} stroke={1.75} aria-hidden="true" />}>{ROLE_WORDS[role]}</Tag>;
}

export const AGENT_COLUMNS: readonly Column<Row>[] = [
  {
    key: 'name',
    header: 'Nombre',
    isName: true,
    skeleton: 60,
    render: (row) => <Avatar person={row} size={24} withName />,
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
    width: '17%',
    skeleton: 50,
    render: (row) => (
      <span className="num">
        <Phone {...row} />
      </span>
    ),
  },
  { key: 'role', header: 'Rol', width: '10rem', skeleton: 'badge', render: (row) => <RoleTag {...row} /> },
  {
    key: 'status',
    header: 'Estado',
    width: '9rem',
    skeleton: 'badge',
    render: ({ status }) => <UserStatusBadge status={status} />,
  },
];
