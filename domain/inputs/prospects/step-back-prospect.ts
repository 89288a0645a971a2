import * as z from 'zod/mini';
import { requiredText } from '../parts/fields.ts';

export const stepBackProspectSchema = () => z.object({ reason: requiredText() });
