import { formatEuros } from '@cuadrilla/domain/services/money.ts';
import { can } from '@cuadrilla/domain/people/permissions.ts';
import { Link } from 'react-router-dom';
import { slotWords, startWords } from '#records/services/slot-words.ts';
import { useSession } from '#session/session-context.tsx';
import { Card } from '#shared/detail/card.tsx';
import { DataList } from '#shared/detail/data-list.tsx';
import { PATHS } from '#shared/paths.ts';
import { Avatar, personOf } from '#shared/status/avatar.tsx';
import { PriorityMark } from '#shared/status/priority-mark.tsx';
import { PhoneLink } from '#shared/detail/phone-link.tsx';
import classes from './detail.module.css';
import type { Service } from './service.ts';

type Props = { service: Service };

export function TotalsCard({ service: { totals } }: Props) {
  if (totals === null) return null;
  return (
    <Card title="Importe">
      <dl className={classes['totals']}>
        <div>
          <dt>Base imponible</dt>
          <dd>{formatEuros(totals.baseCents)}</dd>
        </div>
        {totals.vat.map(({ percent, vatCents }) => (
          <div key={percent}>
            <dt>IVA {percent} %</dt>
            <dd>{formatEuros(vatCents)}</dd>
          </div>
        ))}
        <div>
          <dt>Total</dt>
          <dd>{formatEuros(totals.totalCents)}</dd>
        </div>
      </dl>
    </Card>
  );
}

export function ContactCard({ service, now }: Props & { now: Date }) {
  const { role } = useSession().session;
  const { contact, promisedWindow, site, owner, client } = service;
  const phone = contact?.phone ?? null;
  return (
    <Card title="Contacto">
      <DataList
        items={[
          { label: 'Persona', value: contact?.name },
          {
            label: 'Teléfono',
            value: phone !== null && <PhoneLink phone={phone} />,
          },
          {
            label: 'Franja',
            value: promisedWindow && (
              <span className="num">{slotWords(promisedWindow.start, promisedWindow.end, now)}</span>
            ),
          },
          {
            label: 'Acceso',
            value: site.accessNotes !== null && <span className={classes['lines']}>{site.accessNotes}</span>,
          },
          {
            label: 'Ubicación',
            value: can(role, 'sites:open') ? (
              <Link to={PATHS.site(client.id, site.id)}>{site.name}</Link>
            ) : (
              site.name
            ),
          },
          { label: 'Agente', value: owner && <Avatar person={personOf(owner)} withName /> },
        ]}
      />
    </Card>
  );
}

export function DataCard({ service, now }: Props & { now: Date }) {
  const { priority, requestedAt, notBefore, followsUp, proposedByName, underWarranty } = service;
  const { requiresSignature, minPhotos } = service;
  return (
    <Card title="Datos">
      <DataList
        items={[
          { label: 'Código', value: service.code },
          { label: 'Prioridad', value: <PriorityMark priority={priority} /> },
          { label: 'Solicitado', value: <span className="num">{startWords(requestedAt, now)}</span> },
          {
            label: 'No antes de',
            value: notBefore !== null && <span className="num">{startWords(notBefore, now)}</span>,
          },
          { label: 'Garantía', value: underWarranty && 'Reparación en garantía' },
          {
            label: 'Sigue a',
            value: followsUp && (
              <Link to={PATHS.service(followsUp.id)}>
                {followsUp.code} {followsUp.title}
              </Link>
            ),
          },
          { label: 'Propuesto por', value: proposedByName },
          { label: 'Firma', value: requiresSignature ? 'Necesaria' : 'No hace falta' },
          { label: 'Fotos', value: minPhotos > 0 && `Al menos ${minPhotos} por visita` },
        ]}
      />
    </Card>
  );
}
