import { GROUPING_LABELS } from '@cuadrilla/domain/billing/invoice.ts';
import { formatEuros } from '@cuadrilla/domain/services/money.ts';
import { formatDate } from '#shared/format/dates.ts';
import type { Column } from '#shared/list/data-table.tsx';
import { BatchStatusBadge } from '../parts/batch-status.tsx';
import type { BatchRow_BatchFragment } from '../parts/invoice.generated.ts';

type Batch = BatchRow_BatchFragment;

const counted = (count: number, one: string, several: string) => `${count} ${count === 1 ? one : several}`;

/** For example, `12 de 40 con factura, 1 devuelto`. */
function progress({ status, services, invoiced, returned }: Batch): string {
  if (status === 'DRAFT' || status === 'DISCARDED') return counted(services, 'servicio', 'servicios');
  const back = returned === 0 ? '' : `, ${counted(returned, 'devuelto', 'devueltos')}`;
  return `${invoiced} de ${services} con factura${back}`;
}

export const BATCH_COLUMNS: readonly Column<Batch>[] = [
  { key: 'code', header: 'Lote', isName: true, width: '9rem', skeleton: 80, render: ({ code }) => code },
  {
    key: 'status',
    header: 'Estado',
    width: '9rem',
    skeleton: 'badge',
    render: ({ status }) => <BatchStatusBadge status={status} />,
  },
  { key: 'progress', header: 'Servicios', skeleton: 70, render: progress },
  {
    key: 'grouping',
    header: 'Facturas',
    skeleton: 60,
    phone: 'hidden',
    render: ({ grouping, invoices }) => `${invoices} · ${GROUPING_LABELS[grouping].toLowerCase()}`,
  },
  {
    key: 'when',
    header: 'Fecha',
    width: '8rem',
    skeleton: 60,
    phone: 'labelled',
    render: ({ deliveredAt, createdAt }) => (
      <span className="num">{formatDate(deliveredAt ?? createdAt)}</span>
    ),
  },
  {
    key: 'net',
    header: 'Base',
    align: 'right',
    width: '8rem',
    skeleton: 60,
    phone: 'labelled',
    render: ({ netCents }) => <span className="num">{formatEuros(netCents)}</span>,
  },
  {
    key: 'total',
    header: 'Total',
    align: 'right',
    width: '8rem',
    skeleton: 60,
    phone: 'labelled',
    render: ({ totalCents }) => <span className="num">{formatEuros(totalCents)}</span>,
  },
];
