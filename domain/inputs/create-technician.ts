import * as z from 'zod/mini';
import { MESSAGES } from '../messages.ts';
import type { PhoneParser } from '../phone.ts';
import { isBlank, isStorable } from '../text.ts';
import { email, newPassword, shortText, type Check } from './checks.ts';

const checked = (check: Check) =>
  z.string(MESSAGES.required).check((context) => {
    const message = check(context.value);
    if (message !== null) context.issues.push({ code: 'custom', message, input: context.value });
  });

const trimmed = (check: Check) =>
  z.pipe(
    checked(check),
    z.transform((value: string) => value.trim()),
  );

/** A phone that may be left out: E.164, or null for a blank. */
const optionalPhone = (parsePhone: PhoneParser) =>
  z.pipe(
    z.nullish(z.string(MESSAGES.phone)),
    z.transform((value, context) => {
      if (value == null || isBlank(value)) return null;
      const phone = isStorable(value) ? parsePhone(value) : null;
      if (phone === null) context.issues.push({ code: 'custom', message: MESSAGES.phone, input: value });
      return phone;
    }),
  );

/**
 * The rules of a new technician, one schema for the form and for the server. The phone parser comes as a parameter because
 * its metadata is large: the browser loads it when the phone field gets the focus.
 */
export const createTechnicianSchema = (parsePhone: PhoneParser) =>
  z.object({
    name: trimmed(shortText),
    lastName: trimmed(shortText),
    email: trimmed(email),
    phone: optionalPhone(parsePhone),
    password: checked(newPassword),
  });

/** What a valid form gives: trimmed texts, the phone as E.164 or null. */
export type NewTechnician = z.output<ReturnType<typeof createTechnicianSchema>>;
