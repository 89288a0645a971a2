import * as z from 'zod/mini';
import { optionalNote, requiredId, requiredText } from './fields.ts';

/** Why a service waits: one of the settings' reasons, and more about it. */
export const holdSchema = () => z.object({ reasonId: requiredId(), note: optionalNote() });

export type ServiceHold = z.output<ReturnType<typeof holdSchema>>;

/** Why a service is annulled: one of the settings' reasons, and more about it. */
export const cancelServiceSchema = () => z.object({ reasonId: requiredId(), note: optionalNote() });

export type ServiceCancellation = z.output<ReturnType<typeof cancelServiceSchema>>;

/** Why a service is worked on again. */
export const reopenSchema = () => z.object({ reason: requiredText() });

export type ServiceReopening = z.output<ReturnType<typeof reopenSchema>>;
