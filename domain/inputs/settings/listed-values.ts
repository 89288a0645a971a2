import * as z from 'zod/mini';
import { parsePostalPrefixes } from '../../contact/zones.ts';
import { recordSchema } from '../../records/record-schema.ts';
import { HOLIDAY, LISTED_VALUE, ZONE } from '../../records/settings/settings.ts';
import { MESSAGES } from '../../text/messages.ts';

const PREFIXES_MAX = 200;

export const listedValueSchema = () => recordSchema(LISTED_VALUE);

export const holidaySchema = () => recordSchema(HOLIDAY);

/** One message for the whole list, because the form has one field for it. */
const postalPrefixes = () =>
  z.pipe(
    z.array(z.string(MESSAGES.postalPrefixes), MESSAGES.required),
    z.transform((values: string[], context) => {
      const prefixes = parsePostalPrefixes(values.join(' '));
      const refuse = (message: string) => context.issues.push({ code: 'custom', message, input: values });
      if (prefixes === null) refuse(MESSAGES.postalPrefixes);
      else if (prefixes.length === 0) refuse(MESSAGES.required);
      else if (prefixes.length > PREFIXES_MAX) refuse(MESSAGES.tooMany(PREFIXES_MAX));
      return prefixes ?? values;
    }),
  );

export const zoneSchema = () => z.extend(recordSchema(ZONE), { postalPrefixes: postalPrefixes() });
