import { lineCents } from '../../services/service-lines.ts';
import type { BillingParty } from '../billing-work.ts';
import type { DeliveredBatch, DeliveredWork } from './delivered-batch.ts';

/** As `docs/billing-batch-json.md` describes it; a change that readers would notice is a new version. */
export function batchJson({ code, deliveredOn, invoices }: DeliveredBatch): string {
  const batch = {
    format: 'cuadrilla.billing-batch',
    version: 1,
    code,
    deliveredOn,
    currency: 'EUR',
    invoices: invoices.map(({ ref, party, works, totals }) => ({
      ref,
      customer: customerOf(party),
      services: works.map(serviceOf),
      totals: {
        baseCents: totals.baseCents,
        vat: totals.vat.map(({ percent, baseCents, vatCents }) => ({ percent, baseCents, vatCents })),
        totalCents: totals.totalCents,
      },
    })),
  };
  return `${JSON.stringify(batch, null, 2)}\n`;
}

function customerOf({ clientId, code, kind, name, nif, address, manager = null }: BillingParty) {
  return { id: clientId, code, kind, name, nif, address, manager };
}

function serviceOf({ serviceId, code, title, on, place, lines, invoiceNumber, invoicedOn }: DeliveredWork) {
  return {
    id: serviceId,
    code,
    title,
    date: on,
    place,
    lines: lines.map((line) => ({
      id: line.id,
      kind: line.kind,
      text: line.text,
      quantityMilli: line.quantityMilli,
      unit: line.unit,
      unitPriceCents: line.unitPriceCents,
      discountBasisPoints: line.discountBasisPoints,
      netCents: lineCents(line),
      vatPercent: line.vatPercent,
    })),
    invoiceNumber,
    invoicedOn,
  };
}
