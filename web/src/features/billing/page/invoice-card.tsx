import type { BatchAct } from '@cuadrilla/domain/billing/batch-states.ts';
import type { Grouping } from '@cuadrilla/domain/billing/invoice.ts';
import { formatEuros } from '@cuadrilla/domain/services/money.ts';
import { Link } from 'react-router-dom';
import { formatDate } from '#shared/format/dates.ts';
import { PATHS } from '#shared/paths.ts';
import { Button } from '#shared/ui/button.tsx';
import { ItemStateBadge } from '../parts/batch-status.tsx';
import classes from '../parts/billing.module.css';
import card from '../parts/invoice-card.module.css';
import { InvoiceHead } from '../parts/invoice-head.tsx';
import { invoiceTitle } from '../parts/invoice-month.ts';
import { Problems } from '../parts/problems.tsx';
import type { Asked } from './batch-dialogs.tsx';
import { isLeft, type Invoice, type Item } from './batch.ts';

type Props = {
  invoice: Invoice;
  grouping: Grouping;
  acts: readonly BatchAct[];
  isLast: boolean;
  onAsk: (asked: Asked) => void;
};

function State({ item: { state, invoiceNumber, invoicedOn, returnReason } }: { item: Item }) {
  if (state === 'DRAFT') return null;
  return (
    <span className={classes['state']}>
      <ItemStateBadge state={state} />
      {state === 'INVOICED' && invoicedOn !== null && (
        <span className="num">
          {invoiceNumber}, {formatDate(invoicedOn)}
        </span>
      )}
      {state === 'RETURNED' && returnReason}
    </span>
  );
}

function Row({ item, acts, isLast, onAsk }: Omit<Props, 'invoice' | 'grouping'> & { item: Item }) {
  const { code, title, serviceId, on, place, netCents } = item;
  return (
    <li className={classes['row']} data-acts>
      <span className={classes['name']}>
        <Link to={PATHS.service(serviceId)}>{title}</Link>
        <span className={classes['third']}>
          {code} · {place}
        </span>
      </span>
      <span className="num">{formatDate(on)}</span>
      <span className={classes['money']}>{formatEuros(netCents)}</span>
      <State item={item} />
      <span className={classes['acts']}>
        {acts.includes('leaveOut') && !isLast && (
          <Button
            type="secondary"
            title={`Quitar ${code}`}
            onClick={() => onAsk({ what: 'leaveOut', items: [item] })}
          />
        )}
        {acts.includes('return') && isLeft(item) && (
          <Button
            type="secondary"
            title={`Devolver ${code}`}
            onClick={() => onAsk({ what: 'return', items: [item] })}
          />
        )}
      </span>
    </li>
  );
}

export function InvoiceCard({ invoice, grouping, acts, isLast, onAsk }: Props) {
  const { items, ref } = invoice;
  const left = items.filter(isLeft);
  return (
    <div role="group" className={card['card']} aria-label={`${ref ?? ''} ${invoiceTitle(invoice, grouping)}`}>
      <InvoiceHead invoice={invoice} grouping={grouping}>
        {acts.includes('confirm') && left.length > 0 && (
          <Button
            type="secondary"
            title={left.some(({ state }) => state === 'DELIVERED') ? 'Anotar factura' : 'Corregir factura'}
            onClick={() => onAsk({ what: 'confirm', items: left, ref: ref ?? '' })}
          />
        )}
      </InvoiceHead>
      <Problems invoice={invoice} />
      <ul className={classes['rows']}>
        {items.map((item) => (
          <Row key={item.id} item={item} acts={acts} isLast={isLast} onAsk={onAsk} />
        ))}
      </ul>
    </div>
  );
}
