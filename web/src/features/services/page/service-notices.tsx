import { heldUntilWords, isHoldOver } from '@cuadrilla/domain/services/service-hold.ts';
import { IconBan, IconFileEuro, IconInfoCircle, IconPlayerPauseFilled } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useCatalog } from '#records/catalog/use-catalog.ts';
import { MissingText } from '#records/services/missing-text.tsx';
import { startWords } from '#records/services/slot-words.ts';
import { formatDate, today } from '#shared/format/dates.ts';
import { PATHS } from '#shared/paths.ts';
import { toneStyle, type Tone } from '#shared/status/status-badge.tsx';
import { Clamped } from './clamped.tsx';
import classes from './detail.module.css';
import type { Service } from './service.ts';

const ICON = { size: 16, stroke: 1.75, 'aria-hidden': true } as const;

function Notice({ tone, icon, children }: { tone: Tone; icon: ReactNode; children: ReactNode }) {
  return (
    <div className={classes['notice']} style={toneStyle(tone)}>
      {icon}
      <div>{children}</div>
    </div>
  );
}

const sentence = (...parts: (string | null)[]) =>
  parts.filter((part) => part !== null && part !== '').join('. ');

function Invoicing({ service: { invoicing } }: { service: Service }) {
  if (invoicing === null) return null;
  const { batchId, batchCode, state, invoiceNumber, invoicedOn } = invoicing;
  const batch = <Link to={PATHS.billingBatch(batchId)}>{batchCode}</Link>;
  return (
    <Notice tone={state === 'INVOICED' ? 'done' : 'closed'} icon={<IconFileEuro {...ICON} />}>
      {state === 'INVOICED' && invoicedOn !== null ? (
        <>
          <strong>Facturado el {formatDate(invoicedOn)}</strong> ({invoiceNumber}), en el lote {batch}
        </>
      ) : (
        <>
          <strong>{state === 'DRAFT' ? 'En un borrador:' : 'Entregado para facturar:'}</strong> en el lote{' '}
          {batch}
        </>
      )}
    </Notice>
  );
}

/** States, not events, so nothing is announced. */
export function ServiceNotices({ service, now }: { service: Service; now: Date }) {
  const { nameOf } = useCatalog();
  const { status, hold, cancellation, invoiceGaps } = service;
  return (
    <>
      {status === 'ON_HOLD' && hold !== null && (
        <Notice tone="hold" icon={<IconPlayerPauseFilled {...ICON} />}>
          <Clamped
            lead={
              <strong>
                En espera{hold.until !== null && ` hasta el ${formatDate(hold.until)}`}, desde{' '}
                {startWords(hold.since, now)}:
              </strong>
            }
            text={sentence(
              isHoldOver(hold, today(now)) ? heldUntilWords(hold.until, today(now)) : null,
              nameOf('holdReasons', hold.reasonId),
              hold.note,
            )}
          />
        </Notice>
      )}
      {status === 'CANCELLED' && cancellation !== null && (
        <Notice tone="closed" icon={<IconBan {...ICON} />}>
          <Clamped
            lead={<strong>Anulado:</strong>}
            text={sentence(nameOf('cancelReasons', cancellation.reasonId), cancellation.note)}
          />
        </Notice>
      )}
      <Invoicing service={service} />
      {invoiceGaps.length > 0 && (
        <Notice tone="pending" icon={<IconInfoCircle {...ICON} />}>
          <strong>Falta para facturar:</strong>
          <ul>
            {invoiceGaps.map((gap) => (
              <li key={gap.kind}>
                <MissingText gap={gap} service={service} />
              </li>
            ))}
          </ul>
        </Notice>
      )}
    </>
  );
}
