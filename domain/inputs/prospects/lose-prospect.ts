import * as z from 'zod/mini';
import { optionalNote, requiredId } from '../parts/fields.ts';

/** Why a prospect is lost: one of the settings' reasons, and more about it. */
export const loseProspectSchema = () => z.object({ reasonId: requiredId(), note: optionalNote() });

export type ProspectLoss = z.output<ReturnType<typeof loseProspectSchema>>;
