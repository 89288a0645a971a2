import { byManager, sumOf, type Grouping } from '@cuadrilla/domain/billing/invoice.ts';
import { formatEuros } from '@cuadrilla/domain/services/money.ts';
import { Fragment, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { PATHS } from '#shared/paths.ts';
import classes from './by-manager.module.css';
import type { InvoiceCard_InvoiceFragment as Invoice } from './invoice.generated.ts';

type Props = {
  grouping: Grouping;
  invoices: readonly Invoice[];
  children: (invoice: Invoice) => ReactNode;
  /** Beside the name of an administrador. */
  tool?: (invoices: readonly Invoice[], name: string) => ReactNode;
};

type Group = ReturnType<typeof byManager<Invoice>>[number];

function Head({ manager, invoices }: Group) {
  const { netCents } = sumOf(invoices);
  const count = invoices.length === 1 ? '1 factura' : `${invoices.length} facturas`;
  return (
    <>
      <h2>
        {manager === null ? (
          'Sin administrador de fincas'
        ) : (
          <Link to={PATHS.client(manager.id)}>{manager.name}</Link>
        )}
      </h2>
      <span className={classes['sum']}>
        {count} · {formatEuros(netCents)} sin IVA
      </span>
    </>
  );
}

/** Invoices in their order; those of an administrador de fincas under its name, where they are grouped so. */
export function ByManager({ grouping, invoices, children, tool }: Props) {
  if (grouping !== 'MANAGER') return invoices.map(children);
  return byManager(invoices).map((group) => (
    <Fragment key={group.manager?.id ?? ''}>
      <div className={classes['head']}>
        <Head {...group} />
        {tool?.(group.invoices, group.manager?.name ?? 'sin administrador')}
      </div>
      {group.invoices.map(children)}
    </Fragment>
  ));
}
