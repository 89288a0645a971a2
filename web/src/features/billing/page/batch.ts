import type { BatchDetail_BatchFragment, InvoiceCard_InvoiceFragment } from '../parts/invoice.generated.ts';
import { BILLING_LISTS } from '../parts/billing-crumb.ts';

export type Batch = BatchDetail_BatchFragment;
export type Invoice = InvoiceCard_InvoiceFragment;
export type Item = Invoice['items'][number];

export const BATCH_ACT = { conflict: 'este lote', evict: BILLING_LISTS };

/** Items that can still be invoiced or returned. */
export const isLeft = ({ state }: Item) => state === 'DELIVERED' || state === 'INVOICED';

export const itemsOf = ({ content }: Batch): Item[] => content.flatMap(({ items }) => items);

export const servicesWords = (count: number) => (count === 1 ? '1 servicio' : `${count} servicios`);
