import type { PhoneParser } from '../../contact/phone.ts';
import { recordSchema } from '../../records/record-schema.ts';
import { SITE } from '../../records/site.ts';

/** Without a zone it is derived from the postal code. */
export const siteSchema = (parsePhone: PhoneParser) => recordSchema(SITE, parsePhone);
