import { lineCents } from '../../services/service-lines.ts';
import { formatLocalDate } from '../../time/local-date.ts';
import type { PricedLine } from '../../records/line.ts';
import type { DeliveredBatch, FormatCell, FormatColumn, FormatTable } from './delivered-batch.ts';
import { streetOf } from './street.ts';

/**
 * Holded's import of sales documents, as its help describes it: the headings, the keys of the taxes and the order of the columns
 * were not tried against a Holded account. They are data, to be corrected here alone.
 */
export const HOLDED = {
  isVerified: false,
  /** Holded expects the key of a tax, not its percentage. */
  taxKeys: { 21: 's_iva_21', 10: 's_iva_10', 5: 's_iva_5', 4: 's_iva_4', 0: 's_iva_0' } as Readonly<
    Record<number, string>
  >,
  columns: [
    { name: 'number', label: 'Num', kind: 'code' },
    { name: 'date', label: 'Fecha', kind: 'text' },
    { name: 'name', label: 'Nombre del contacto', kind: 'text' },
    { name: 'nif', label: 'NIF', kind: 'code' },
    { name: 'street', label: 'Dirección', kind: 'text' },
    { name: 'city', label: 'Población', kind: 'text' },
    { name: 'postalCode', label: 'Código postal', kind: 'code' },
    { name: 'item', label: 'Concepto', kind: 'text' },
    { name: 'description', label: 'Descripción', kind: 'text' },
    { name: 'units', label: 'Unidades', kind: 'number', decimals: 0 },
    { name: 'price', label: 'Precio unidad', kind: 'money' },
    { name: 'discount', label: 'Descuento %', kind: 'number', decimals: 2 },
    { name: 'tax', label: 'Impuesto', kind: 'code' },
    { name: 'tags', label: 'Etiquetas', kind: 'text' },
  ] satisfies FormatColumn[],
};

/** A row for each line; the number is ours until Holded gives its own, and repeats for the lines of one document. */
export function holdedTable({ code, deliveredOn, invoices }: DeliveredBatch): FormatTable {
  const rows = invoices.flatMap(({ ref, party, works }) =>
    works.flatMap((work) =>
      work.lines.map((line): FormatCell[] => [
        ref,
        formatLocalDate(deliveredOn),
        party.name,
        party.nif,
        streetOf(party.address),
        party.address?.city ?? null,
        party.address?.postalCode ?? null,
        line.text,
        `${work.code} ${work.title} (${formatLocalDate(work.on)})`,
        ...amountOf(line),
        HOLDED.taxKeys[line.vatPercent] ?? null,
        code,
      ]),
    ),
  );
  return { title: 'Holded', columns: HOLDED.columns, rows };
}

/** Holded reads less than one unit as zero: such a line becomes one unit at its total. */
function amountOf(line: PricedLine): [units: number, price: number | null, discount: number] {
  const isWhole = line.quantityMilli % 1_000 === 0;
  return isWhole
    ? [line.quantityMilli / 1_000, line.unitPriceCents, line.discountBasisPoints]
    : [1, lineCents(line), 0];
}
