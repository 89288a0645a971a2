import { eurosInput, parseEuros } from '@cuadrilla/domain/services/money.ts';
import {
  BILLABLE_LABELS,
  formatDiscount,
  formatQuantity,
  LINE_KIND_LABELS,
  LINE_UNIT_LABELS,
  parseDiscount,
  parseQuantity,
  type Billable,
  type LineKind,
  type LineUnit,
  type ServiceLine,
} from '@cuadrilla/domain/services/service-lines.ts';

/** What the form of a line holds: amounts as they are typed, under the names of the schema. */
export type LineValues = {
  kind: LineKind;
  text: string;
  quantityMilli: string;
  unit: LineUnit;
  unitPriceCents: string;
  discountBasisPoints: string;
  vatPercent: string;
  billable: Billable;
};

/** A line as the API gives it; the price may be hidden. */
export type KnownLine = ServiceLine & { version: number };

export const NEW_LINE: LineValues = {
  kind: 'MATERIAL',
  text: '',
  quantityMilli: '1',
  unit: 'UNIT',
  unitPriceCents: '',
  discountBasisPoints: '',
  vatPercent: '21',
  billable: 'YES',
};

// Without the marks of thousands, which a person would have to write around.
const bare = (figure: string) => figure.replaceAll('.', '');

export function lineValues(line: ServiceLine): LineValues {
  const { kind, text, quantityMilli, unit, unitPriceCents, discountBasisPoints, vatPercent, billable } = line;
  return {
    ...{ kind, text, unit, billable },
    quantityMilli: bare(formatQuantity(quantityMilli)),
    unitPriceCents: unitPriceCents === null ? '' : eurosInput(unitPriceCents),
    discountBasisPoints:
      discountBasisPoints === 0 ? '' : formatDiscount(discountBasisPoints).replace(/\s*%$/u, ''),
    vatPercent: String(vatPercent),
  };
}

/** What is no figure stays none, for the schema to say so. */
const figure = (text: string, parse: (text: string) => number | null) => parse(text) ?? Number.NaN;
const optionalFigure = (text: string, parse: (text: string) => number | null) =>
  text.trim() === '' ? null : figure(text, parse);

/** The values as `serviceLineSchema` takes them. */
export function toLineInput(values: LineValues) {
  return {
    ...values,
    quantityMilli: figure(values.quantityMilli, parseQuantity),
    unitPriceCents: optionalFigure(values.unitPriceCents, (text) => parseEuros(text)),
    discountBasisPoints: optionalFigure(values.discountBasisPoints, parseDiscount),
    vatPercent: Number(values.vatPercent),
  };
}

/** A word for every field of a line. */
export const LINE_LABELS: Record<keyof LineValues, string> = {
  kind: 'Tipo',
  text: 'Concepto',
  quantityMilli: 'Cantidad',
  unit: 'Unidad',
  unitPriceCents: 'Precio por unidad, sin IVA',
  discountBasisPoints: 'Descuento',
  vatPercent: 'IVA',
  billable: 'Se cobra',
};

/** How a conflict shows what is no text of a person. */
export const LINE_FORMATS = {
  kind: (kind: LineKind) => LINE_KIND_LABELS[kind],
  unit: (unit: LineUnit) => LINE_UNIT_LABELS[unit],
  billable: (billable: Billable) => BILLABLE_LABELS[billable],
  vatPercent: (percent: string) => `${percent} %`,
};
