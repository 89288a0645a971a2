import type { PhoneParser } from '../../contact/phone.ts';
import { recordSchema } from '../../records/record-schema.ts';
import { COMPANY } from '../../records/settings/settings.ts';
import { MESSAGES } from '../../text/messages.ts';
import { isBlank } from '../../text/text.ts';
import { ruled } from '../parts/fields.ts';

/** Refuses offsets, which have no summer time. */
function isTimeZone(name: string): boolean {
  if (!/^[A-Za-z]/.test(name)) return false;
  try {
    new Intl.DateTimeFormat('es-ES', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

export const companySchema = (parsePhone: PhoneParser) =>
  ruled(recordSchema(COMPANY, parsePhone), ({ timeZone }) => {
    const isChecked = typeof timeZone !== 'string' || isBlank(timeZone) || isTimeZone(timeZone.trim());
    return isChecked ? [] : [{ path: 'timeZone', message: MESSAGES.timeZone }];
  });
