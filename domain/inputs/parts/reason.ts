import * as z from 'zod/mini';
import { requiredName } from './fields.ts';

export const reasonSchema = () => z.object({ name: requiredName() });

export type NewReason = z.output<ReturnType<typeof reasonSchema>>;
