import { MESSAGES } from '../../text/messages.ts';
import { CENTS_MAX } from '../../services/money.ts';
import { LINE, type NewServiceLine } from '../../records/line.ts';
import { recordSchema } from '../../records/record-schema.ts';
import { valueCents } from '../../services/service-lines.ts';
import { ruled } from '../parts/fields.ts';
import type { FieldMessage } from '../parts/validate.ts';

/** Rules between the fields; each problem names its field. */
export function priceProblems({
  quantityMilli,
  unitPriceCents,
}: Pick<NewServiceLine, 'quantityMilli' | 'unitPriceCents'>): FieldMessage[] {
  // A field that was refused may hold anything.
  if (!Number.isSafeInteger(quantityMilli) || !Number.isSafeInteger(unitPriceCents)) return [];
  // Also what is not charged now may be later.
  const tooHigh = valueCents({ quantityMilli, unitPriceCents, discountBasisPoints: 0 }) > CENTS_MAX;
  return tooHigh ? [{ path: 'unitPriceCents', message: MESSAGES.lineTooHigh }] : [];
}

export const serviceLineSchema = () => ruled(recordSchema(LINE), priceProblems);
