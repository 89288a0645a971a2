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

/**
 * Why a service waits: one of the settings' reasons, and more about it; until when, and what becomes of its visits. Whoever
 * does not know what day it is leaves out `today`.
 */
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

/** The same of one that waits already: `kept` is the day it has, which may have come. */
export const changeHoldSchema = (today: LocalDate | null = null, kept: LocalDate | null = null) =>
  ruled(z.object(reasonOfHold()), (hold) => (hold.until === kept ? [] : untilAfter(today)(hold)));

/** Why a service is annulled: one of the settings' reasons, and more about it. */
export const cancelServiceSchema = () => z.object({ reasonId: requiredId(), note: optionalNote() });

export type ServiceCancellation = z.output<ReturnType<typeof cancelServiceSchema>>;

/** Why a service is worked on again. */
export const reopenSchema = () => z.object({ reason: requiredText() });

export type ServiceReopening = z.output<ReturnType<typeof reopenSchema>>;
