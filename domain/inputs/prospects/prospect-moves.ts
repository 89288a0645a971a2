import * as z from 'zod/mini';
import { optionalNote, requiredId, requiredText } from '../parts/fields.ts';

export const loseProspectSchema = () => z.object({ reasonId: requiredId(), note: optionalNote() });

export const stepBackProspectSchema = () => z.object({ reason: requiredText() });
