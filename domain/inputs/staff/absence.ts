import { ABSENCE_DAYS_MAX } from '../../people/absence.ts';
import { ABSENCE } from '../../records/absence.ts';
import { recordSchema } from '../../records/record-schema.ts';
import { daysBetween } from '../../time/local-date.ts';
import { MESSAGES } from '../../text/messages.ts';
import { isDay, ruled } from '../parts/fields.ts';

export const absenceSchema = () =>
  ruled(recordSchema(ABSENCE), ({ from, to }) => {
    if (!isDay(from) || !isDay(to)) return [];
    if (to < from) return [{ path: 'to', message: MESSAGES.endBeforeStart }];
    const tooLong = daysBetween(from, to) >= ABSENCE_DAYS_MAX;
    return tooLong ? [{ path: 'to', message: MESSAGES.absenceTooLong }] : [];
  });
