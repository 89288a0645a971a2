import { formatEuros } from '@cuadrilla/domain/services/money.ts';
import { formatDate } from '#shared/format/dates.ts';
import { None, type Column } from '#shared/list/data-table.tsx';
import { ProspectStatusBadge } from '#shared/status/prospect-status.tsx';
import { Avatar, personOf } from '#shared/status/avatar.tsx';
import { NamedPartyKindIcon } from '#records/clients/party-kind.tsx';
import type { ProspectColumns_ProspectFragment } from './prospect-columns.generated.ts';
import classes from '../prospects.module.css';
import { nextActionWords } from '../parts/when-words.ts';
import { When } from '../parts/when.tsx';

type Row = ProspectColumns_ProspectFragment;

function NextAction({ row, now }: { row: Row; now: Date }) {
  const words = nextActionWords(row, now);
  return words === null ? <None>Sin próxima acción</None> : <When words={words} />;
}

const IDENTITY: readonly Column<Row>[] = [
  {
    key: 'code',
    header: 'Código',
    width: '7.5rem',
    skeleton: 70,
    phone: 'hidden',
    render: ({ code }) => <span className={classes['code']}>{code}</span>,
  },
  {
    key: 'name',
    header: 'Nombre',
    isName: true,
    skeleton: 70,
    sort: { value: 'NAME', direction: 'ascending' },
    render: ({ kind, displayName }) => (
      <span className={classes['name']}>
        <NamedPartyKindIcon kind={kind} />
        <span>{displayName}</span>
      </span>
    ),
  },
  {
    key: 'need',
    header: 'Necesidad',
    skeleton: 80,
    render: ({ need }) => need ?? <None>Sin indicar</None>,
  },
  {
    key: 'status',
    header: 'Estado',
    width: '8.75rem',
    skeleton: 'badge',
    render: ({ status }) => <ProspectStatusBadge status={status} />,
  },
];

const work = (now: Date): readonly Column<Row>[] => [
  {
    key: 'owner',
    header: 'Agente',
    width: '5.25rem',
    skeleton: 30,
    phone: 'labelled',
    render: ({ owner }) => (owner === null ? <None>Sin agente</None> : <Avatar person={personOf(owner)} />),
  },
  {
    key: 'nextAction',
    header: 'Próxima acción',
    width: '9.25rem',
    skeleton: 60,
    phone: 'labelled',
    sort: { value: 'NEXT_ACTION', direction: 'ascending' },
    render: (row) => <NextAction row={row} now={now} />,
  },
  {
    key: 'value',
    header: 'Valor',
    width: '7rem',
    align: 'right',
    skeleton: 60,
    phone: 'labelled',
    sort: { value: 'VALUE', direction: 'descending' },
    render: ({ estimatedValueCents: cents }) =>
      cents === null ? (
        <None>Sin valor</None>
      ) : (
        <span className={classes['value']}>{formatEuros(cents)}</span>
      ),
  },
  {
    key: 'created',
    header: 'Creado',
    width: '6.75rem',
    align: 'right',
    skeleton: 60,
    phone: 'hidden',
    sort: { value: 'NEWEST', direction: 'descending' },
    render: ({ createdAt }) => <span className="num">{formatDate(createdAt)}</span>,
  },
];

export const prospectColumns = (now: Date): readonly Column<Row>[] => [...IDENTITY, ...work(now)];
