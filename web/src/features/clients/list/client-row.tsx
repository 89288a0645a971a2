import { None, type Column } from '#shared/list/data-table.tsx';
import { Avatar, personOf } from '#shared/status/avatar.tsx';
import { PARTY_KIND_LABELS } from '@cuadrilla/domain/contact/party.ts';
import { PhoneLink } from '#shared/detail/phone-link.tsx';
import type { ClientRow_ClientFragment } from './client-row.generated.ts';
import classes from './clients.module.css';
import { streetLine } from '#records/places/address.ts';
import { NamedPartyKindIcon } from '#records/clients/party-kind.tsx';

type Row = ClientRow_ClientFragment;

function Name({ kind, legalName, tradeName, managedBy }: Row) {
  const second = tradeName ?? managedBy?.name ?? null;
  return (
    <span className={classes['name']}>
      <span title={PARTY_KIND_LABELS[kind]}>
        <NamedPartyKindIcon kind={kind} />
      </span>
      <span>
        {legalName}
        {second !== null && <small title={second}>{second}</small>}
      </span>
    </span>
  );
}

function Phone({ phones: [phone] }: Row) {
  if (phone === undefined) return <None>—</None>;
  return <PhoneLink phone={phone} />;
}

function MainSite({ mainSite, siteCount }: Row) {
  if (mainSite === null) return <None>Sin ubicación</None>;
  return (
    <>
      {streetLine(mainSite)}, <span className={classes['town']}>{mainSite.city}</span>
      {siteCount > 1 && (
        <span className={classes['more']} title={`${siteCount} ubicaciones`}>
          +{siteCount - 1}
        </span>
      )}
    </>
  );
}

export const CLIENT_COLUMNS: readonly Column<Row>[] = [
  {
    key: 'code',
    header: 'Código',
    width: '6.75rem',
    skeleton: 90,
    phone: 'hidden',
    render: ({ code }) => <span className={classes['code']}>{code}</span>,
  },
  {
    key: 'name',
    header: 'Cliente',
    isName: true,
    width: '30%',
    skeleton: 70,
    sort: { value: 'NAME', direction: 'ascending' },
    render: (row) => <Name {...row} />,
  },
  {
    key: 'nif',
    header: 'NIF',
    width: '6.5rem',
    skeleton: 80,
    phone: 'hidden',
    render: ({ nif }) => nif ?? <None>—</None>,
  },
  {
    key: 'phone',
    header: 'Teléfono',
    width: '7.5rem',
    skeleton: 80,
    render: (row) => <Phone {...row} />,
  },
  { key: 'site', header: 'Ubicación principal', skeleton: 75, render: (row) => <MainSite {...row} /> },
  {
    key: 'equipment',
    header: 'Equipos',
    align: 'right',
    width: '5rem',
    skeleton: 40,
    phone: 'labelled',
    render: ({ equipmentCount }) => equipmentCount,
  },
  {
    key: 'owner',
    header: 'Agente',
    width: '6rem',
    skeleton: 30,
    phone: 'hidden',
    render: ({ owner }) => (owner === null ? <None>—</None> : <Avatar person={personOf(owner)} />),
  },
];

export const COLUMNS_WITHOUT_MANAGER: readonly Column<Row>[] = CLIENT_COLUMNS.map((column) =>
  column.key === 'name' ? { ...column, render: (row) => <Name {...row} managedBy={null} /> } : column,
);
