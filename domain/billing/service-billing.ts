import type { LocalDate } from '../time/local-date.ts';
import { missingToInvoice, type InvoicedLine, type InvoiceFacts } from '../services/service-acts.ts';
import { chargedLines, lineCents } from '../services/service-lines.ts';
import type { ServiceStatus } from '../services/service-status.ts';
import type { BillingState } from './billing-states.ts';

/** The batch that a service is in; a service is in one at most. */
export type ServiceInvoicing = {
  batchId: string;
  batchCode: string;
  state: 'DRAFT' | 'DELIVERED' | 'INVOICED';
  invoiceNumber: string | null;
  invoicedOn: LocalDate | null;
};

type Charges = readonly Omit<InvoicedLine, 'vatPercent'>[];

/** The client's total without IVA. */
export function netCents(lines: Charges): number {
  return lines.reduce((sum, line) => sum + lineCents(line), 0);
}

/** A line without a price will have one. */
export function hasCharge(lines: Charges): boolean {
  return chargedLines(lines).some((line) => line.unitPriceCents === null || lineCents(line) > 0);
}

export type BillingFacts = InvoiceFacts & {
  status: ServiceStatus;
  invoicing: Pick<ServiceInvoicing, 'state'> | null;
};

export function billingStateOf(service: BillingFacts): BillingState {
  const { status, lines, invoicing } = service;
  if (status !== 'CLOSED' && status !== 'FINISHED') return 'NONE';
  if (status === 'CLOSED' && invoicing !== null && invoicing.state !== 'DRAFT') return invoicing.state;
  if (status === 'FINISHED' && missingToInvoice(service).length > 0) return 'NONE';
  if (!hasCharge(lines)) return 'NOTHING';
  return status === 'CLOSED' ? 'TO_INVOICE' : 'READY';
}

/** A delivered service cannot be changed until it is returned. */
export function deliveredProblem(
  invoicing: Pick<ServiceInvoicing, 'state' | 'batchCode'> | null,
  wish: 'reabrirlo' | 'cambiar sus líneas',
): string | null {
  if (invoicing === null || invoicing.state === 'DRAFT') return null;
  return `Está en el lote ${invoicing.batchCode}, ya entregado: devuélvelo desde el lote antes de ${wish}`;
}

type Billable = Omit<BillingFacts, 'invoicing'> & {
  code: string;
  invoicing: Pick<ServiceInvoicing, 'state' | 'batchCode'> | null;
};

/** Why it may not be added to a batch, in Spanish; null if it may. */
export function notBillable(service: Billable): string | null {
  const { code, status, invoicing } = service;
  if (invoicing !== null) return `${code} ya está en el lote ${invoicing.batchCode}`;
  if (status !== 'CLOSED') return `${code} no está cerrado`;
  return billingStateOf(service) === 'NOTHING' ? `${code} no tiene nada que cobrar` : null;
}
