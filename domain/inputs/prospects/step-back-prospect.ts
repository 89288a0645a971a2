import * as z from 'zod/mini';
import { requiredText } from '../parts/fields.ts';

/** Why a prospect goes one step back. */
export const stepBackProspectSchema = () => z.object({ reason: requiredText() });

export type ProspectStepBack = z.output<ReturnType<typeof stepBackProspectSchema>>;
