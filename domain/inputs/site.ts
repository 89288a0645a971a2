import * as z from 'zod/mini';
import type { PhoneParser } from '../phone.ts';
import { requiredAddress } from './address.ts';
import { flag, optionalId, optionalNote, optionalPhone, optionalText, requiredName } from './fields.ts';

/** What is known of a client's site; without a zone it is derived from the postal code. */
export const siteSchema = (parsePhone: PhoneParser) =>
  z.object({
    name: requiredName(),
    address: requiredAddress(),
    accessNotes: optionalNote(),
    zoneId: optionalId(),
    contactName: optionalText(),
    contactPhone: optionalPhone(parsePhone),
    isDwelling: flag(),
  });

export type NewSite = z.output<ReturnType<typeof siteSchema>>;
