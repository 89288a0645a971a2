import * as z from 'zod/mini';
import { optionalNote, optionalText, requiredName, requiredText } from '../parts/fields.ts';

/** What the office says where the field did not: what was done, and why nobody signed. */
export const applyWorkReviewSchema = () => z.object({ resolution: optionalNote(), refusal: optionalText() });

/** The same of the visit that is to have the work. */
export const attachWorkReviewSchema = () =>
  z.object({ visitId: requiredName(), resolution: optionalNote(), refusal: optionalText() });

/** Why work is not taken, which whoever did it reads. */
export const rejectWorkReviewSchema = () => z.object({ reason: requiredText() });
