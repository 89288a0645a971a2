import { BILLING_STATE_LABELS } from '@cuadrilla/domain/billing/billing-states.ts';
import { formatEuros } from '@cuadrilla/domain/services/money.ts';
import { IconCircleCheck, IconLock } from '@tabler/icons-react';
import { MissingText } from '#records/services/missing-text.tsx';
import { None, type Column } from '#shared/list/data-table.tsx';
import { Avatar, personOf } from '#shared/status/avatar.tsx';
import { Button } from '#shared/ui/button.tsx';
import type { ReviewRow_ServiceFragment } from './review-page.generated.ts';
import classes from './review.module.css';

export type ReviewRow = ReviewRow_ServiceFragment;

function Missing({ row }: { row: ReviewRow }) {
  const { invoiceGaps, billingState } = row;
  if (billingState === 'NOTHING')
    return <span className={classes['code']}>{BILLING_STATE_LABELS.NOTHING}</span>;
  if (invoiceGaps.length === 0) {
    return (
      <span className={classes['ready']}>
        <IconCircleCheck size={16} stroke={1.75} aria-hidden="true" />
        {BILLING_STATE_LABELS.READY}
      </span>
    );
  }
  return (
    <ul className={classes['missing']}>
      {invoiceGaps.map((gap) => (
        <li key={gap.kind}>
          <MissingText gap={gap} service={row} />
        </li>
      ))}
    </ul>
  );
}

export type Choosing = {
  isChosen: (id: string) => boolean;
  choose: (row: ReviewRow, value: boolean) => void;
};

export function reviewColumns(
  onClose: (row: ReviewRow) => void,
  { isChosen, choose }: Choosing,
): readonly Column<ReviewRow>[] {
  return [
    {
      key: 'chosen',
      header: 'Elegir',
      isHeaderHidden: true,
      width: '2.75rem',
      skeleton: 100,
      render: (row) => (
        <label className={classes['choose']}>
          <input
            type="checkbox"
            aria-label={`Elegir ${row.code}`}
            checked={isChosen(row.id)}
            onChange={(event) => choose(row, event.currentTarget.checked)}
          />
        </label>
      ),
    },
    {
      key: 'code',
      header: 'Código',
      width: '6.75rem',
      skeleton: 90,
      phone: 'spared',
      render: ({ code }) => <span className={classes['code']}>{code}</span>,
    },
    {
      key: 'title',
      header: 'Servicio',
      isName: true,
      width: '21%',
      skeleton: 75,
      render: ({ title }) => title,
    },
    { key: 'client', header: 'Cliente', skeleton: 70, render: ({ client }) => client.name },
    {
      key: 'technician',
      header: 'Técnico',
      width: '4.25rem',
      skeleton: 40,
      phone: 'hidden',
      render: ({ technicians: [lead] }) =>
        lead === undefined ? <None>Sin técnico</None> : <Avatar person={personOf(lead)} color={lead.color} />,
    },
    {
      key: 'total',
      header: 'Total',
      align: 'right',
      width: '5.75rem',
      skeleton: 70,
      phone: 'labelled',
      render: ({ totals }) => (totals === null ? <None>Sin precios</None> : formatEuros(totals.totalCents)),
    },
    {
      key: 'missing',
      header: 'Para facturar',
      width: '11.25rem',
      skeleton: 80,
      render: (row) => <Missing row={row} />,
    },
    {
      key: 'close',
      header: 'Cerrar',
      width: '7.75rem',
      skeleton: 80,
      render: (row) => (
        <span className={classes['close']}>
          <Button title="Cerrar" icon={<IconLock size={16} stroke={1.75} />} onClick={() => onClose(row)} />
        </span>
      ),
    },
  ];
}
