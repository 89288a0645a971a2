import * as z from 'zod/mini';
import { optionalNote, requiredId } from '../parts/fields.ts';

export const loseProspectSchema = () => z.object({ reasonId: requiredId(), note: optionalNote() });
