import type { Grouping } from '@cuadrilla/domain/billing/invoice.ts';
import { formatEuros } from '@cuadrilla/domain/services/money.ts';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { PATHS } from '#shared/paths.ts';
import classes from './billing.module.css';
import { invoiceMonth } from './invoice-month.ts';
import type { InvoiceCard_InvoiceFragment } from './invoice.generated.ts';

type Props = { invoice: InvoiceCard_InvoiceFragment; grouping: Grouping; children?: ReactNode };

export function InvoiceHead({ invoice, grouping, children }: Props) {
  const { ref, party, totals } = invoice;
  const month = invoiceMonth(invoice, grouping);
  return (
    <div className={classes['head']}>
      <span className={classes['party']}>
        <span>
          <Link to={PATHS.client(party.clientId)}>
            <b>{party.name}</b>
          </Link>
          {month !== null && ` · ${month}`}
        </span>
        <span className={classes['third']}>
          {[party.nif ?? 'Sin NIF', party.address?.city, ref].filter(Boolean).join(' · ')}
        </span>
      </span>
      <span className={classes['sum']}>
        {formatEuros(totals.baseCents)} + {formatEuros(totals.totalCents - totals.baseCents)} ={' '}
        <b>{formatEuros(totals.totalCents)}</b>
      </span>
      {children}
    </div>
  );
}
