import * as z from 'zod/mini';
import type { PhoneParser } from '../../contact/phone.ts';
import { newPassword } from '../parts/checks.ts';
import { checked, optionalPhone, requiredEmail, requiredName } from '../parts/fields.ts';

/**
 * The rules of a new technician, one schema for the form and for the server. The phone parser comes as a parameter because
 * its metadata is large: the browser loads it when the phone field gets the focus.
 */
export const createTechnicianSchema = (parsePhone: PhoneParser) =>
  z.object({
    name: requiredName(),
    lastName: requiredName(),
    email: requiredEmail(),
    phone: optionalPhone(parsePhone),
    password: checked(newPassword),
  });

/** What a valid form gives: trimmed texts, the phone as E.164 or null. */
export type NewTechnician = z.output<ReturnType<typeof createTechnicianSchema>>;
