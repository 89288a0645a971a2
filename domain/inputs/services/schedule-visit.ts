import * as z from 'zod/mini';
import { MESSAGES } from '../../text/messages.ts';
import { idList, instant, isInstant, optionalNote, ruled } from '../parts/fields.ts';

export const VISIT_TECHNICIANS_MAX = 10;
export const VISIT_MAX_MINUTES = 16 * 60;
const VISIT_MAX_MS = VISIT_MAX_MINUTES * 60_000;

/** The first technician leads; repeats are dropped. */
export const scheduleVisitSchema = () =>
  ruled(
    z.object({
      technicianIds: idList(VISIT_TECHNICIANS_MAX),
      start: instant(),
      end: instant(),
      instructions: optionalNote(),
    }),
    ({ technicianIds, start, end }) => {
      const wrong = [];
      if (Array.isArray(technicianIds) && technicianIds.length === 0) {
        wrong.push({ path: 'technicianIds', message: MESSAGES.technicians });
      }
      if (!isInstant(start) || !isInstant(end)) return wrong;
      const length = end.getTime() - start.getTime();
      if (length <= 0) wrong.push({ path: 'end', message: MESSAGES.endAfterStart });
      if (length > VISIT_MAX_MS) wrong.push({ path: 'end', message: MESSAGES.visitTooLong });
      return wrong;
    },
  );

export type VisitPlan = z.output<ReturnType<typeof scheduleVisitSchema>>;
