import * as z from 'zod/mini';
import { optionalNote, optionalText, requiredName, requiredText } from '../parts/fields.ts';

export const applyWorkReviewSchema = () => z.object({ resolution: optionalNote(), refusal: optionalText() });

export const attachWorkReviewSchema = () =>
  z.object({ visitId: requiredName(), resolution: optionalNote(), refusal: optionalText() });

export const rejectWorkReviewSchema = () => z.object({ reason: requiredText() });
