import { sumOf, type Amounts } from '@cuadrilla/domain/billing/invoice.ts';
import type { InvoiceBounds } from '@cuadrilla/domain/billing/invoice-numbers.ts';
import { today } from '#shared/format/dates.ts';
import type { BatchDetail_BatchFragment, InvoiceCard_InvoiceFragment } from '../parts/invoice.generated.ts';
import { BILLING_LISTS } from '../parts/billing-crumb.ts';

export type Batch = BatchDetail_BatchFragment;
export type Invoice = InvoiceCard_InvoiceFragment;
export type Item = Invoice['items'][number];

export const BATCH_ACT = { conflict: 'este lote', evict: BILLING_LISTS };

export const isLeft = ({ state }: Item) => state === 'DELIVERED' || state === 'INVOICED';

export const itemsOf = ({ content }: Pick<Batch, 'content'>): Item[] => content.flatMap(({ items }) => items);

/** As they are now: somebody else may change a batch while a dialog is open. */
export const itemsAt = (batch: Pick<Batch, 'content'>, ids: readonly string[]): Item[] =>
  itemsOf(batch).filter(({ id }) => ids.includes(id));

/** When the invoice of an item may be dated. */
export const boundsOf = ({ code, on }: Item, { deliveredAt }: Pick<Batch, 'deliveredAt'>): InvoiceBounds => ({
  code,
  servedOn: on,
  today: today(),
  deliveredOn: deliveredAt === null ? today() : today(new Date(deliveredAt)),
});

/** Of a draft as its services are now, which may have got a price since it was prepared. */
export const amountsOf = (batch: Batch): Amounts => (batch.status === 'DRAFT' ? sumOf(batch.content) : batch);

export const servicesWords = (count: number) => (count === 1 ? '1 servicio' : `${count} servicios`);
