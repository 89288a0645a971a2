import * as z from 'zod/mini';
import { MESSAGES } from '../../text/messages.ts';
import { checkWeeklyHours, type WeeklyHours } from '../../people/weekly-hours.ts';

const day = () =>
  z.array(
    z.object({ from: z.string(MESSAGES.required), to: z.string(MESSAGES.required) }, MESSAGES.required),
    MESSAGES.required,
  );

const week = () =>
  z.object(
    { mon: day(), tue: day(), wed: day(), thu: day(), fri: day(), sat: day(), sun: day() },
    MESSAGES.required,
  );

export const weeklyHours = () =>
  z.pipe(
    week(),
    z.transform((hours: WeeklyHours, context) => {
      for (const { path, message } of checkWeeklyHours(hours)) {
        context.issues.push({ code: 'custom', message, path: path.split('.'), input: hours });
      }
      return hours;
    }),
  );

export const optionalWeeklyHours = () =>
  z.pipe(
    z.nullish(weeklyHours()),
    z.transform((value) => value ?? null),
  );

export const workingHoursSchema = () => z.object({ hours: weeklyHours() });

export type WorkingHours = z.output<ReturnType<typeof workingHoursSchema>>;
