import { formatEuros } from '@cuadrilla/domain/services/money.ts';
import { Card } from '#shared/detail/card.tsx';
import classes from './billing.module.css';
import type { BatchRow_BatchFragment } from './invoice.generated.ts';

type Amounts = Pick<BatchRow_BatchFragment, 'netCents' | 'vatCents' | 'totalCents'>;

export function TotalsCard({ batch: { netCents, vatCents, totalCents } }: { batch: Amounts }) {
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
