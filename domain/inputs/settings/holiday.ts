import * as z from 'zod/mini';
import { requiredDate, requiredName } from '../parts/fields.ts';

export const holidaySchema = () => z.object({ date: requiredDate(), name: requiredName() });

export type NewHoliday = z.output<ReturnType<typeof holidaySchema>>;
