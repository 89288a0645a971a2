import * as z from 'zod/mini';
import type { PhoneParser } from '../../contact/phone.ts';
import { optionalPhone, requiredEmail, requiredName } from '../parts/fields.ts';

export const staffDetailsSchema = (parsePhone: PhoneParser) =>
  z.object({
    name: requiredName(),
    lastName: requiredName(),
    email: requiredEmail(),
    phone: optionalPhone(parsePhone),
  });

export type StaffDetails = z.output<ReturnType<typeof staffDetailsSchema>>;
