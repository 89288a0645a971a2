import type { BatchAct } from '@cuadrilla/domain/billing/batch-states.ts';
import { GROUPING_LABELS } from '@cuadrilla/domain/billing/invoice.ts';
import { Notice } from '#shared/detail/notice.tsx';
import { formatDate } from '#shared/format/dates.ts';
import classes from '../parts/billing.module.css';
import { servicesWords, type Batch } from './batch.ts';
import { lackingWords } from '../parts/lacking-words.ts';

type Props = { batch: Batch; acts: readonly BatchAct[] };

const LIST = new Intl.ListFormat('es-ES');

function stateWords({ waiting, invoiced, returned }: Batch): string {
  const parts = [
    waiting > 0 ? `${waiting} sin número de factura` : null,
    invoiced > 0 ? `${invoiced} con factura` : null,
    returned > 0 ? `${returned} ${returned === 1 ? 'devuelto' : 'devueltos'}` : null,
  ];
  return LIST.format(parts.filter((part) => part !== null));
}

export function BatchSummary({ batch, acts }: Props) {
  const { status, services, invoices, grouping, createdByName, createdAt } = batch;
  const lacking = batch.content.filter(({ problems }) => problems.length > 0).length;
  const held = `${servicesWords(services)} en ${invoices === 1 ? '1 factura' : `${invoices} facturas`}`;
  return (
    <>
      <p className={classes['note']}>
        {held} ({GROUPING_LABELS[grouping].toLowerCase()}). Preparado por {createdByName} el{' '}
        {formatDate(createdAt)}
        {batch.deliveredAt !== null &&
          `, entregado por ${batch.deliveredByName ?? ''} el ${formatDate(batch.deliveredAt)}`}
        .{status !== 'DRAFT' && ` ${stateWords(batch)}.`}
      </p>
      {status === 'DRAFT' && lacking > 0 && (
        <Notice>
          {lackingWords(lacking)}: complétalo o quita esos servicios para poder entregar el lote.
        </Notice>
      )}
      {status === 'DRAFT' && lacking === 0 && !acts.includes('deliver') && (
        <Notice>Está listo: lo entrega un administrador.</Notice>
      )}
      {status === 'DISCARDED' && <Notice>Este lote se descartó: sus servicios pueden ir en otro.</Notice>}
    </>
  );
}
