import * as z from 'zod/mini';
import { requiredName } from '../parts/fields.ts';

export const skillSchema = () => z.object({ name: requiredName() });

export type NewSkill = z.output<ReturnType<typeof skillSchema>>;
