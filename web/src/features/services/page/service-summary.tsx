import { warrantyState } from '@cuadrilla/domain/services/equipment.ts';
import { can } from '@cuadrilla/domain/people/permissions.ts';
import { durationWords } from '@cuadrilla/domain/time/duration.ts';
import { IconHourglass } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useCatalog } from '#records/catalog/use-catalog.ts';
import { streetLine, mapAddress } from '#records/places/address.ts';
import { dueWords, shareOver } from '#records/services/due-clock.tsx';
import { startWords } from '#records/services/slot-words.ts';
import { useSession } from '#session/session-context.tsx';
import { today } from '#shared/format/dates.ts';
import { PATHS } from '#shared/paths.ts';
import classes from './summary.module.css';
import type { Service } from './service.ts';

type Props = { service: Service };

function Cell({ label, aside, children }: { label: string; aside?: ReactNode; children: ReactNode }) {
  return (
    <div className={classes['cell']}>
      <dt>
        {label}
        {aside !== undefined && <span>{aside}</span>}
      </dt>
      <dd>{children}</dd>
    </div>
  );
}

function Name({ to, children }: { to: string | null; children: string }) {
  return to === null ? <strong>{children}</strong> : <Link to={to}>{children}</Link>;
}

function Place({ service: { site } }: Props) {
  const { nameOf } = useCatalog();
  const { address, zoneId } = site;
  const street = [streetLine(address), address.floor].filter(Boolean).join(', ');
  const town = [`${address.postalCode} ${address.city}`, nameOf('zones', zoneId)].filter(Boolean).join(' · ');
  return (
    <Cell label="Ubicación">
      <a href={mapAddress(address)} target="_blank" rel="noreferrer">
        {street}
        <span className="visually-hidden"> (abre el mapa)</span>
      </a>
      <small>{town}</small>
    </Cell>
  );
}

function warrantyWords(until: string | null): string | null {
  if (until === null) return null;
  if (warrantyState(until, today()) === 'OUT') return 'Garantía vencida';
  return `En garantía hasta ${until.slice(5, 7)}/${until.slice(0, 4)}`;
}

function Machines({ service: { equipment }, isOpen }: Props & { isOpen: boolean }) {
  const [first, ...others] = equipment;
  if (first === undefined) {
    return (
      <Cell label="Equipo">
        <strong>Sin equipo</strong>
      </Cell>
    );
  }
  return (
    <Cell label={others.length === 0 ? 'Equipo' : 'Equipos'}>
      <Name to={isOpen ? PATHS.equipment(first.id) : null}>{first.label}</Name>
      <small>{warrantyWords(first.warrantyUntil)}</small>
      {others.map(({ id, label }) => (
        <span key={id}>
          <Name to={isOpen ? PATHS.equipment(id) : null}>{label}</Name>
        </span>
      ))}
    </Cell>
  );
}

const TONE_WORDS = { ok: undefined, rests: undefined, soon: 'soon', late: 'late' } as const;

function Deadline({ service, now }: Props & { now: Date }) {
  const { requestedAt, notBefore, dueAt } = service;
  const due = dueWords(service, now);
  const from = notBefore !== null && notBefore > requestedAt ? notBefore : requestedAt;
  const isOver = Date.parse(dueAt) < now.getTime();
  if (due === null) {
    return (
      <Cell label="Plazo">
        <strong className="num">{startWords(dueAt, now)}</strong>
        <small>Ya no corre</small>
      </Cell>
    );
  }
  return (
    <Cell label="Plazo" aside={`${isOver ? 'venció' : 'vence'} ${startWords(dueAt, now)}`}>
      <strong className={classes['left']} data-tone={TONE_WORDS[due.tone]}>
        <IconHourglass size={16} stroke={1.75} aria-hidden="true" />
        {due.text}
      </strong>
      <span className={classes['bar']} data-tone={due.tone} aria-hidden="true">
        <span style={{ width: `${shareOver(from, dueAt, now) * 100}%` }} />
      </span>
    </Cell>
  );
}

export function ServiceSummary({ service, now }: Props & { now: Date }) {
  const { role } = useSession().session;
  const { namesOf } = useCatalog();
  const { client, typeName, durationMinutes, skillIds } = service;
  const skills = namesOf('skills', skillIds).join(', ');
  return (
    <dl className={classes['strip']}>
      <Cell label="Cliente">
        <Name to={can(role, 'clients:open') ? PATHS.client(client.id) : null}>{client.name}</Name>
        <small>{client.code}</small>
      </Cell>
      <Place service={service} />
      <Machines service={service} isOpen={can(role, 'equipment:read')} />
      <Cell label="Tipo">
        <strong>{typeName}</strong>
        <small>{[durationWords(durationMinutes), skills].filter(Boolean).join(' · ')}</small>
      </Cell>
      <Deadline service={service} now={now} />
    </dl>
  );
}
