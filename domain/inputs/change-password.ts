import * as z from 'zod/mini';
import { MESSAGES } from '../messages.ts';
import { newPassword, required } from './checks.ts';
import { checked, ruled } from './fields.ts';

/** A change of one's own password. */
export const changePasswordSchema = () =>
  ruled(z.object({ current: checked(required), next: checked(newPassword) }), ({ current, next }) =>
    current === next ? [{ path: 'next', message: MESSAGES.samePassword }] : [],
  );

export type PasswordChange = z.output<ReturnType<typeof changePasswordSchema>>;
