import { ADDRESS_LABELS } from '../../contact/address-form.ts';
import { PARTY_KIND_LABELS } from '../../contact/party.ts';
import { provinceOf } from '../../contact/postal-code.ts';
import { CLIENT } from '../../records/client.ts';
import { LINE } from '../../records/line.ts';
import { INVOICING, SERVICE } from '../../records/service.ts';
import { lineCents, LINE_KIND_LABELS, LINE_UNIT_LABELS } from '../../services/service-lines.ts';
import type { BillingParty } from '../billing-work.ts';
import type { DeliveredBatch, FormatCell, FormatColumn, FormatTable } from './delivered-batch.ts';
import { streetOf } from './street.ts';

const PARTY: readonly FormatColumn[] = [
  { name: 'clientCode', label: 'Código de cliente', kind: 'code' },
  { name: 'clientKind', label: CLIENT.kind.label, kind: 'text' },
  { name: 'clientName', label: CLIENT.legalName.label, kind: 'text' },
  { name: 'nif', label: CLIENT.nif.label, kind: 'code' },
  { name: 'street', label: 'Dirección', kind: 'text' },
  { name: 'postalCode', label: ADDRESS_LABELS.postalCode, kind: 'code' },
  { name: 'city', label: ADDRESS_LABELS.city, kind: 'text' },
  { name: 'province', label: 'Provincia', kind: 'text' },
  { name: 'manager', label: CLIENT.managedBy.label, kind: 'text' },
];

const LINES: readonly FormatColumn[] = [
  { name: 'batch', label: INVOICING.batchCode.label, kind: 'code' },
  { name: 'ref', label: 'Referencia', kind: 'code' },
  ...PARTY,
  { name: 'service', label: 'Servicio', kind: 'code' },
  { name: 'serviceOn', label: 'Fecha del servicio', kind: 'date' },
  { name: 'title', label: SERVICE.title.label, kind: 'text' },
  { name: 'place', label: SERVICE.site.label, kind: 'text' },
  { name: 'lineKind', label: 'Tipo de línea', kind: 'text' },
  { name: 'text', label: LINE.text.label, kind: 'text' },
  { name: 'quantityMilli', label: LINE.quantityMilli.label, kind: 'number', decimals: 3 },
  { name: 'unit', label: LINE.unit.label, kind: 'text' },
  { name: 'unitPriceCents', label: 'Precio', kind: 'money' },
  { name: 'discountBasisPoints', label: 'Descuento %', kind: 'number', decimals: 2 },
  { name: 'netCents', label: 'Importe sin IVA', kind: 'money' },
  { name: 'vatPercent', label: 'IVA %', kind: 'number', decimals: 0 },
  { name: 'invoiceNumber', label: INVOICING.invoiceNumber.label, kind: 'code' },
  { name: 'invoicedOn', label: INVOICING.invoicedOn.label, kind: 'date' },
];

export function linesTable({ code, invoices }: DeliveredBatch): FormatTable {
  const rows = invoices.flatMap(({ ref, party, works }) =>
    works.flatMap((work) =>
      work.lines.map((line): FormatCell[] => [
        code,
        ref,
        ...clientCells(party),
        work.code,
        work.on,
        work.title,
        work.place,
        LINE_KIND_LABELS[line.kind],
        line.text,
        line.quantityMilli,
        LINE_UNIT_LABELS[line.unit],
        line.unitPriceCents,
        line.discountBasisPoints,
        lineCents(line),
        line.vatPercent,
        work.invoiceNumber,
        work.invoicedOn,
      ]),
    ),
  );
  return { title: 'Líneas', columns: LINES, rows };
}

const INVOICES: readonly FormatColumn[] = [
  { name: 'batch', label: INVOICING.batchCode.label, kind: 'code' },
  { name: 'ref', label: 'Referencia', kind: 'code' },
  ...PARTY,
  { name: 'services', label: 'Servicios', kind: 'text' },
  { name: 'vatPercent', label: 'IVA %', kind: 'number', decimals: 0 },
  { name: 'baseCents', label: 'Base', kind: 'money' },
  { name: 'vatCents', label: 'Cuota', kind: 'money' },
  { name: 'totalCents', label: 'Total', kind: 'money' },
];

/** A row for each rate of IVA of each invoice. */
export function invoicesTable({ code, invoices }: DeliveredBatch): FormatTable {
  const rows = invoices.flatMap(({ ref, party, works, totals }) =>
    totals.vat.map(({ percent, baseCents, vatCents }): FormatCell[] => [
      code,
      ref,
      ...clientCells(party),
      works.map((work) => work.code).join(' '),
      percent,
      baseCents,
      vatCents,
      baseCents + vatCents,
    ]),
  );
  return { title: 'Facturas', columns: INVOICES, rows };
}

function clientCells({ code, kind, name, nif, address, manager }: BillingParty): FormatCell[] {
  const postalCode = address?.postalCode ?? null;
  const place = [postalCode, address?.city ?? null, postalCode && provinceOf(postalCode)];
  return [code, PARTY_KIND_LABELS[kind], name, nif, streetOf(address), ...place, manager?.name ?? null];
}
