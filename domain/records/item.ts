import { EUROS } from '../services/euros.ts';
import { LINE_KIND_LABELS, LINE_UNIT_LABELS, UNIT_COST, UNIT_PRICE } from '../services/service-lines.ts';
import { VAT_PERCENT } from '../services/vat.ts';
import { choice, derived, figure, note, requiredFigure, requiredText, system, tags, text } from './field.ts';
import type { Form, Parsed, Stored } from './record.ts';

/** The longest GTIN; shorter ones are EAN-8, UPC-A and EAN-13. */
const BARCODE_MAX = 14;

export type ItemPrice = { priceCents: number | null; costCents: number | null; at: Date; byName: string };

export const ITEM = {
  ref: requiredText({ label: 'Referencia', max: 40, searched: true }),
  name: requiredText({ label: 'Nombre', searched: true }),
  kind: choice(LINE_KIND_LABELS, { label: 'Tipo' }),
  family: text({ label: 'Familia', searched: true }),
  unit: choice(LINE_UNIT_LABELS, { label: 'Unidad' }),
  /** Per unit, without IVA; null until a price is set. */
  priceCents: figure({ label: UNIT_PRICE, figure: EUROS, initial: null }),
  /** The company's cost per unit, without IVA. */
  costCents: figure({ label: UNIT_COST, figure: EUROS, initial: null }),
  vatPercent: requiredFigure({ label: 'IVA', figure: VAT_PERCENT, initial: 21 }),
  barcodes: tags({ label: 'Códigos de barras', most: 5, max: BARCODE_MAX, searched: true }),
  supplierRef: text({ label: 'Referencia del proveedor', searched: true }),
  description: note({ label: 'Descripción' }),
  archived: system(false),
  /** The latest first; at most `PRICES_KEPT`. */
  prices: derived<ItemPrice[]>([]),
} as const;

export type ItemFields = Stored<typeof ITEM>;
export type ItemForm = Form<typeof ITEM>;
export type NewItem = Parsed<typeof ITEM>;
