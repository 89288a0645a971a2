import * as z from 'zod/mini';
import { ABSENCE_DAYS_MAX, ABSENCE_KINDS } from '../../people/absence.ts';
import { daysBetween } from '../../time/local-date.ts';
import { MESSAGES } from '../../text/messages.ts';
import { isDay, oneOf, optionalNote, requiredDate, ruled } from '../parts/fields.ts';

/** Days off: the first and the last one. */
export const absenceSchema = () =>
  ruled(
    z.object({
      from: requiredDate(),
      to: requiredDate(),
      kind: oneOf(ABSENCE_KINDS),
      note: optionalNote(),
    }),
    ({ from, to }) => {
      if (!isDay(from) || !isDay(to)) return [];
      if (to < from) return [{ path: 'to', message: MESSAGES.endBeforeStart }];
      const tooLong = daysBetween(from, to) >= ABSENCE_DAYS_MAX;
      return tooLong ? [{ path: 'to', message: MESSAGES.absenceTooLong }] : [];
    },
  );

export type NewAbsence = z.output<ReturnType<typeof absenceSchema>>;
