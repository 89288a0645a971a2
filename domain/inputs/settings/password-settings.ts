import * as z from 'zod/mini';
import { MESSAGES } from '../../text/messages.ts';
import { PASSWORD_MIN_MOST } from '../../people/password-rules.ts';
import { newPassword, PASSWORD_MIN } from '../parts/checks.ts';
import { checked, wholeNumber } from '../parts/fields.ts';

const LENGTH = `Indica un número entero, de ${PASSWORD_MIN} a ${PASSWORD_MIN_MOST}`;

export const passwordSettingsSchema = () =>
  z.object({
    minLength: wholeNumber(PASSWORD_MIN, PASSWORD_MIN_MOST, LENGTH),
    refuseCommon: z.boolean(MESSAGES.required),
    changeFirst: z.boolean(MESSAGES.required),
  });

export const ownPasswordSchema = () => z.object({ password: checked(newPassword) });
