import * as z from 'zod/mini';
import type { PhoneParser } from '../../contact/phone.ts';
import { optionalPhone, requiredName } from '../parts/fields.ts';

export const ownProfileSchema = (parsePhone: PhoneParser) =>
  z.object({ name: requiredName(), lastName: requiredName(), phone: optionalPhone(parsePhone) });

export type OwnProfile = z.output<ReturnType<typeof ownProfileSchema>>;
