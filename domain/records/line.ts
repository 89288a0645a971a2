import { between, type Figure } from '../figure.ts';
import { EUROS } from '../services/euros.ts';
import { MESSAGES } from '../text/messages.ts';
import {
  BASIS_POINTS_MAX,
  BILLABLE_LABELS,
  formatDiscount,
  formatQuantity,
  LINE_KIND_LABELS,
  LINE_UNIT_LABELS,
  parseDiscount,
  parseQuantity,
  QUANTITY_MILLI_MAX,
  UNIT_COST,
  UNIT_PRICE,
} from '../services/service-lines.ts';
import { VAT_PERCENT } from '../services/vat.ts';
import {
  choice,
  derived,
  figure,
  reference,
  requiredFigure,
  requiredText,
  system,
  type Reference,
} from './field.ts';
import type { Form, Parsed, Stored } from './record.ts';

// Without thousands separators, which get in the way of editing.
const bare = (text: string) => text.replaceAll('.', '');

/** Thousandths. */
const QUANTITY: Figure = {
  parse: parseQuantity,
  typed: (milli) => bare(formatQuantity(milli)),
  read: formatQuantity,
  accepts: between(1, QUANTITY_MILLI_MAX),
  message: MESSAGES.quantity,
};

/** Hundredths of a per cent. */
const DISCOUNT: Figure = {
  parse: parseDiscount,
  typed: (basisPoints) => formatDiscount(basisPoints).replace(/\s*%$/u, ''),
  read: formatDiscount,
  accepts: between(0, BASIS_POINTS_MAX),
  message: MESSAGES.discount,
};

/** An item of the catalogue as it was when the line was created; `code` is its reference. */
export type LineItem = Reference & { code: string };

export const LINE = {
  item: reference<LineItem>({ label: 'Artículo', to: null }),
  kind: choice(LINE_KIND_LABELS, { label: 'Tipo' }),
  text: requiredText({ label: 'Concepto' }),
  quantityMilli: requiredFigure({ label: 'Cantidad', figure: QUANTITY, initial: 1_000 }),
  unit: choice(LINE_UNIT_LABELS, { label: 'Unidad' }),
  /** Per unit, without IVA; null until a price is set. */
  unitPriceCents: figure({ label: UNIT_PRICE, figure: EUROS, initial: null }),
  discountBasisPoints: figure({ label: 'Descuento', figure: DISCOUNT, initial: 0 }),
  vatPercent: requiredFigure({ label: 'IVA', figure: VAT_PERCENT, initial: 21 }),
  billable: choice(BILLABLE_LABELS, { label: 'Se cobra' }),
  /** The company's cost per unit, without IVA, when the line was created. */
  costCents: system<number | null>(null, { label: UNIT_COST }),
  id: derived(''),
  authorId: derived(''),
  authorName: derived(''),
  /** Incremented by each change of the line. */
  version: derived(1),
} as const;

export type ServiceLine = Stored<typeof LINE>;
export type LineForm = Form<typeof LINE>;
export type NewServiceLine = Parsed<typeof LINE>;
export type PricedLine = Omit<NewServiceLine, 'itemId'> & { id: string };
