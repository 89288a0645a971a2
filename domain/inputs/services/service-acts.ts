import * as z from 'zod/mini';
import type { LocalDate } from '../../time/local-date.ts';
import { HELD_VISITS, holdUntilProblem, type HeldVisits } from '../../services/service-hold.ts';
import {
  isDay,
  oneOf,
  optionalDate,
  optionalNote,
  requiredId,
  requiredText,
  ruled,
} from '../parts/fields.ts';

const reasonOfHold = () => ({ reasonId: requiredId(), note: optionalNote(), until: optionalDate() });

const untilAfter =
  (today: LocalDate | null) =>
  ({ until }: { until: LocalDate | null }) => {
    const message = today !== null && isDay(until) ? holdUntilProblem(until, today) : null;
    return message === null ? [] : [{ path: 'until', message }];
  };

/** Without `today` the date's bounds are not checked. */
export const holdSchema = (today: LocalDate | null = null) =>
  ruled(
    z.object({
      ...reasonOfHold(),
      visits: z.pipe(
        z.nullish(oneOf(HELD_VISITS)),
        z.transform((visits): HeldVisits => visits ?? 'KEEP'),
      ),
    }),
    untilAfter(today),
  );

export type ServiceHold = z.output<ReturnType<typeof holdSchema>>;

/** `kept` is the hold's present date, which stays valid although it may have passed. */
export const changeHoldSchema = (today: LocalDate | null = null, kept: LocalDate | null = null) =>
  ruled(z.object(reasonOfHold()), (hold) => (hold.until === kept ? [] : untilAfter(today)(hold)));

export const cancelServiceSchema = () => z.object({ reasonId: requiredId(), note: optionalNote() });

export type ServiceCancellation = z.output<ReturnType<typeof cancelServiceSchema>>;

export const reopenSchema = () => z.object({ reason: requiredText() });
