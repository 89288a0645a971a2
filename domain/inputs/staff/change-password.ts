import * as z from 'zod/mini';
import { MESSAGES } from '../../text/messages.ts';
import { newPassword, required } from '../parts/checks.ts';
import { checked, ruled } from '../parts/fields.ts';

export const changePasswordSchema = () =>
  ruled(z.object({ current: checked(required), next: checked(newPassword) }), ({ current, next }) =>
    current === next ? [{ path: 'next', message: MESSAGES.samePassword }] : [],
  );
