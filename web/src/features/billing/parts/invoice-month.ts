import type { Grouping } from '@cuadrilla/domain/billing/invoice.ts';
import type { InvoiceCard_InvoiceFragment as Invoice } from './invoice.generated.ts';

const MONTH = new Intl.DateTimeFormat('es-ES', { timeZone: 'UTC', month: 'long' });

/** `octubre 2026`; null where each service is an invoice, which shows its day. */
export function invoiceMonth({ items: [first] }: Pick<Invoice, 'items'>, grouping: Grouping): string | null {
  if (grouping === 'SERVICE' || first === undefined) return null;
  return `${MONTH.format(new Date(`${first.on}T00:00:00Z`))} ${first.on.slice(0, 4)}`;
}

/** `Frío Sur · octubre 2026`. */
export const invoiceTitle = (invoice: Pick<Invoice, 'items' | 'party'>, grouping: Grouping): string =>
  [invoice.party.name, invoiceMonth(invoice, grouping)].filter(Boolean).join(' · ');
