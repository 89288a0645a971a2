import * as z from 'zod/mini';
import { requiredName } from './fields.ts';

/** A value of one of the lists of the settings that have a name and nothing else. */
export const reasonSchema = () => z.object({ name: requiredName() });

export type NewReason = z.output<ReturnType<typeof reasonSchema>>;
