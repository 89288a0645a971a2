import type { LocalDate } from '../../time/local-date.ts';
import type { BillingWork } from '../billing-work.ts';
import type { Invoice } from '../invoice.ts';

/** The content frozen at the delivery of a batch, without returned services. */
export type DeliveredBatch = {
  code: string;
  deliveredOn: LocalDate;
  invoices: readonly (Invoice<DeliveredWork> & { ref: string })[];
};

export type DeliveredWork = BillingWork & { invoiceNumber: string | null; invoicedOn: LocalDate | null };

export const BATCH_FORMATS = ['CSV', 'XLSX', 'JSON', 'HOLDED'] as const;
export type BatchFormat = (typeof BATCH_FORMATS)[number];

export const BATCH_FORMAT_NAMES: Record<BatchFormat, string> = {
  CSV: 'CSV',
  XLSX: 'Excel',
  JSON: 'JSON',
  HOLDED: 'Plantilla de Holded',
};

export type FormatColumn = { name: string; label: string } & (
  { kind: 'text' | 'code' | 'date' | 'money' } | { kind: 'number'; decimals: number }
);
export type FormatCell = string | number | null;
export type FormatTable = {
  title: string;
  columns: readonly FormatColumn[];
  rows: readonly (readonly FormatCell[])[];
};
