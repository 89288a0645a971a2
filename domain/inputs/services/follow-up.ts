import * as z from 'zod/mini';
import { optionalInstant, optionalNote, requiredText } from '../parts/fields.ts';

export const followUpSchema = () =>
  z.object({ title: requiredText(), description: optionalNote(), notBefore: optionalInstant() });

export type NewFollowUp = z.output<ReturnType<typeof followUpSchema>>;
