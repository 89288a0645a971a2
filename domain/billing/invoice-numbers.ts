import type { FieldMessage } from '../inputs/parts/validate.ts';
import { addDays, formatLocalDate, isLocalDate, type LocalDate } from '../time/local-date.ts';

export const INVOICE_NUMBER_MAX = 40;

export type InvoiceNumber = { invoiceNumber: string; invoicedOn: LocalDate };
export type ConfirmedItem = InvoiceNumber & { itemId: string };

/**
 * Equal for two numbers of the same invoice, whatever their case and spaces. Programs may start again at 1 each year
 * (series of RD 1619/2012 art. 6.1.a are often left out of the number), so the year of the invoice is a part of it.
 */
export const invoiceKey = ({ invoiceNumber, invoicedOn }: InvoiceNumber): string =>
  `${invoicedOn.slice(0, 4)} ${invoiceNumber.replace(/\s+/gu, '').toUpperCase()}`;

/** Invoices are dated ahead by days; a date beyond is mistyped. */
const AHEAD_DAYS = 31;

/** When an invoice of a service may be dated. */
export type InvoiceBounds = { today: LocalDate; code: string; servedOn: LocalDate; deliveredOn: LocalDate };

/**
 * Why the date is wrong, in Spanish. It may precede the delivery, as an invoice of October made in November is dated
 * 31 October, but not the work; work that was planned for later than it was delivered counts from then.
 */
export function invoiceDateProblem(
  invoicedOn: LocalDate,
  { today, code, servedOn, deliveredOn }: InvoiceBounds,
): string | null {
  if (invoicedOn > addDays(today, AHEAD_DAYS)) return 'Falta más de un mes para esa fecha: revísala';
  const from = servedOn < deliveredOn ? servedOn : deliveredOn;
  return invoicedOn < from ? `Es anterior al servicio ${code}, del ${formatLocalDate(servedOn)}` : null;
}

/** Contradictions among numbers and dates, at `items.N.…`; they may not be validated yet. */
export function numberProblems(items: readonly (Partial<ConfirmedItem> | null)[]): FieldMessage[] {
  const dates = new Map<string, LocalDate>();
  const seen = new Set<unknown>();
  return items.flatMap((item, index): FieldMessage[] => {
    const { itemId, invoiceNumber, invoicedOn } = item ?? {};
    if (itemId !== undefined && seen.has(itemId))
      return [{ path: `items.${index}.itemId`, message: 'Este servicio está dos veces' }];
    seen.add(itemId);
    if (typeof invoiceNumber !== 'string' || typeof invoicedOn !== 'string' || !isLocalDate(invoicedOn))
      return [];
    const key = invoiceKey({ invoiceNumber, invoicedOn });
    const date = dates.get(key) ?? invoicedOn;
    dates.set(key, date);
    if (date === invoicedOn) return [];
    const message = `La factura ${invoiceNumber} tiene otra fecha más arriba: ${formatLocalDate(date)}`;
    return [{ path: `items.${index}.invoicedOn`, message }];
  });
}
