import * as z from 'zod/mini';
import { recordSchema } from '../../records/record-schema.ts';
import { PASSWORDS } from '../../records/settings/settings.ts';
import { newPassword } from '../parts/checks.ts';
import { checked } from '../parts/fields.ts';

export const passwordSettingsSchema = () => recordSchema(PASSWORDS);

export const ownPasswordSchema = () => z.object({ password: checked(newPassword) });
