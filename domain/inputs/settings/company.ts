import * as z from 'zod/mini';
import { MESSAGES } from '../../text/messages.ts';
import type { PhoneParser } from '../../contact/phone.ts';
import { optionalAddress } from '../parts/address.ts';
import {
  flag,
  optionalEmail,
  optionalNif,
  optionalPhone,
  requiredName,
  requiredParsed,
} from '../parts/fields.ts';

/** IANA name or null; refuses offsets, which have no summer time. */
function parseTimeZone(text: string): string | null {
  const zone = text.trim();
  if (!/^[A-Za-z]/.test(zone)) return null;
  try {
    new Intl.DateTimeFormat('es-ES', { timeZone: zone });
    return zone;
  } catch {
    return null;
  }
}

export const companySchema = (parsePhone: PhoneParser) =>
  z.object({
    name: requiredName(),
    nif: optionalNif(),
    address: optionalAddress(),
    phone: optionalPhone(parsePhone),
    email: optionalEmail(),
    timeZone: requiredParsed(parseTimeZone, MESSAGES.timeZone),
    agentsApproveAbsences: flag(),
    pricesOnReport: flag(),
  });

export type CompanyDetails = z.output<ReturnType<typeof companySchema>>;
