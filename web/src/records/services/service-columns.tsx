import type { ServiceStatus } from '@cuadrilla/domain/services/service-status.ts';
import { streetLine } from '#records/places/address.ts';
import { None, type Column } from '#shared/list/data-table.tsx';
import { Avatar, personOf } from '#shared/status/avatar.tsx';
import { PriorityMark } from '#shared/status/priority-mark.tsx';
import { ServiceStatusBadge } from '#shared/status/service-status.tsx';
import { DueClock, dueWords } from './due-clock.tsx';
import type { ServiceRow_ServiceFragment } from './service-row.generated.ts';
import classes from './services.module.css';
import { startWords } from './slot-words.ts';
import { Technicians } from './technicians.tsx';

export type ServiceRow = ServiceRow_ServiceFragment;
type Key = 'code' | 'title' | 'client' | 'site' | 'status' | 'priority' | 'technicians' | 'visit' | 'due';

const FIXED: Record<Exclude<Key, 'visit' | 'due'>, Column<ServiceRow>> = {
  code: {
    key: 'code',
    header: 'Código',
    width: '6.75rem',
    skeleton: 90,
    phone: 'spared',
    render: ({ code }) => <span className={classes['code']}>{code}</span>,
  },
  title: {
    key: 'title',
    header: 'Servicio',
    isName: true,
    skeleton: 75,
    render: ({ title }) => title,
  },
  client: {
    key: 'client',
    header: 'Cliente',
    skeleton: 70,
    render: ({ client, site }) => (
      <span className={classes['client']} title={`${client.name}, ${streetLine(site.address)}`}>
        {client.name}
        <span className={classes['where']}>, {streetLine(site.address)}</span>
      </span>
    ),
  },
  site: { key: 'site', header: 'Ubicación', skeleton: 70, render: ({ site }) => site.name },
  status: {
    key: 'status',
    header: 'Estado',
    width: '10.5rem',
    skeleton: 'badge',
    render: ({ status }) => <ServiceStatusBadge status={status} />,
  },
  priority: {
    key: 'priority',
    header: 'Prioridad',
    width: '5.75rem',
    skeleton: 70,
    render: ({ priority }) => <PriorityMark priority={priority} />,
  },
  technicians: {
    key: 'technicians',
    header: 'Técnico',
    width: '10.5rem',
    skeleton: 70,
    render: ({ technicians }) =>
      technicians.length === 0 ? <None>Sin técnico</None> : <Technicians technicians={technicians} />,
  },
};

/** Whether a visit is planned or under way, although technicians see only their own. */
const hasVisit = (status: ServiceStatus) =>
  status === 'SCHEDULED' || status === 'TRAVELLING' || status === 'IN_PROGRESS';

const visit = (now: Date): Column<ServiceRow> => ({
  key: 'visit',
  header: 'Próxima visita',
  width: '10rem',
  skeleton: 70,
  phone: 'labelled',
  render: ({ nextVisit, status }) => {
    if (nextVisit === null) return hasVisit(status) ? 'De otro técnico' : <None>Sin visita</None>;
    const [lead] = nextVisit.technicians;
    return (
      <span className={classes['visit']}>
        {lead && <Avatar person={personOf(lead)} color={lead.color} />}
        <span className="num">{startWords(nextVisit.plannedStart, now)}</span>
      </span>
    );
  },
});

const due = (now: Date): Column<ServiceRow> => ({
  key: 'due',
  header: 'Plazo',
  width: '10.75rem',
  skeleton: 80,
  sort: { value: 'DUE', direction: 'ascending' },
  render: (row) =>
    dueWords(row, now) === null ? <None>Sin plazo</None> : <DueClock service={row} now={now} />,
});

export function serviceColumns(keys: readonly Key[], now: Date): Column<ServiceRow>[] {
  return keys.map((key) => {
    // Without a client or site column the name takes the remaining width.
    if (key === 'title' && (keys.includes('client') || keys.includes('site'))) {
      return { ...FIXED.title, width: '19%' };
    }
    if (key === 'visit') return visit(now);
    return key === 'due' ? due(now) : FIXED[key];
  });
}
