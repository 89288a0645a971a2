import * as z from 'zod/mini';
import { TECHNICIAN_COLOR_IDS } from '../../text/colors.ts';
import { idList, oneOf } from '../parts/fields.ts';
import { weeklyHours } from '../settings/working-hours.ts';

/** What a technician can do, where and when; without hours of their own they have the company's. */
export const technicianProfileSchema = () =>
  z.object({
    color: oneOf(TECHNICIAN_COLOR_IDS),
    skillIds: idList(50),
    zoneIds: idList(50),
    weeklyHours: z.pipe(
      z.nullish(weeklyHours()),
      z.transform((value) => value ?? null),
    ),
  });

export type TechnicianProfile = z.output<ReturnType<typeof technicianProfileSchema>>;
