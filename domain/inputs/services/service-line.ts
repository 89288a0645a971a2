import * as z from 'zod/mini';
import { MESSAGES } from '../../text/messages.ts';
import { CENTS_MAX } from '../../services/money.ts';
import {
  BASIS_POINTS_MAX,
  BILLABLE,
  LINE_KINDS,
  LINE_UNITS,
  QUANTITY_MILLI_MAX,
  valueCents,
  VAT_RATES,
} from '../../services/service-lines.ts';
import { oneOf, requiredText, ruled, wholeNumber } from '../parts/fields.ts';

const fields = () =>
  z.object({
    kind: oneOf(LINE_KINDS),
    text: requiredText(),
    quantityMilli: wholeNumber(1, QUANTITY_MILLI_MAX, MESSAGES.quantity),
    unit: oneOf(LINE_UNITS),
    unitPriceCents: z.pipe(
      z.nullish(wholeNumber(0, CENTS_MAX, MESSAGES.amount)),
      z.transform((value) => value ?? null),
    ),
    discountBasisPoints: z.pipe(
      z.nullish(wholeNumber(0, BASIS_POINTS_MAX, MESSAGES.discount)),
      z.transform((value) => value ?? 0),
    ),
    vatPercent: z
      .number({ error: ({ input }) => (input == null ? MESSAGES.required : MESSAGES.choice) })
      .check(z.refine((value) => (VAT_RATES as readonly number[]).includes(value), MESSAGES.choice)),
    billable: oneOf(BILLABLE),
  });

/** A line of a service: what was used or done. Without a price nobody has set one yet. */
export const serviceLineSchema = () =>
  ruled(fields(), (line) => {
    const { quantityMilli, unitPriceCents } = line;
    // A field that was refused may hold anything.
    if (!Number.isSafeInteger(quantityMilli) || !Number.isSafeInteger(unitPriceCents)) return [];
    // Also what is not charged now may be later.
    const tooHigh = valueCents({ quantityMilli, unitPriceCents, discountBasisPoints: 0 }) > CENTS_MAX;
    return tooHigh ? [{ path: 'unitPriceCents', message: MESSAGES.lineTooHigh }] : [];
  });

export type NewServiceLine = z.output<ReturnType<typeof serviceLineSchema>>;
