import * as z from 'zod/mini';
import { optionalInstant, optionalNote, requiredText } from '../parts/fields.ts';

/** Another service that this one led to; client, site and equipment are those of this one. */
export const followUpSchema = () =>
  z.object({ title: requiredText(), description: optionalNote(), notBefore: optionalInstant() });

export type NewFollowUp = z.output<ReturnType<typeof followUpSchema>>;
