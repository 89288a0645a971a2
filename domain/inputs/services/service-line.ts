import { MESSAGES } from '../../text/messages.ts';
import { CENTS_MAX } from '../../services/money.ts';
import { LINE, type NewServiceLine } from '../../records/line.ts';
import { recordSchema } from '../../records/record-schema.ts';
import { valueCents } from '../../services/service-lines.ts';
import { ruled } from '../parts/fields.ts';
import type { FieldMessage } from '../parts/validate.ts';

export function priceProblems({
  quantityMilli,
  unitPriceCents,
}: Pick<NewServiceLine, 'quantityMilli' | 'unitPriceCents'>): FieldMessage[] {
  // Runs on unvalidated values too.
  if (!Number.isSafeInteger(quantityMilli) || !Number.isSafeInteger(unitPriceCents)) return [];
  // Lines that are not charged now may be later.
  const tooHigh = valueCents({ quantityMilli, unitPriceCents, discountBasisPoints: 0 }) > CENTS_MAX;
  return tooHigh ? [{ path: 'unitPriceCents', message: MESSAGES.lineTooHigh }] : [];
}

export const serviceLineSchema = () => ruled(recordSchema(LINE), priceProblems);
