import type { Amounts } from '@cuadrilla/domain/billing/invoice.ts';
import { formatEuros } from '@cuadrilla/domain/services/money.ts';
import { Card } from '#shared/detail/card.tsx';
import classes from './billing.module.css';

export function TotalsCard({ amounts: { netCents, vatCents, totalCents } }: { amounts: Amounts }) {
  const rows = [
    ['Base', netCents],
    ['Cuota', vatCents],
    ['Total', totalCents],
  ] as const;
  return (
    <Card title="Importe">
      <dl className={classes['totals']}>
        {rows.map(([label, cents]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{formatEuros(cents)}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
