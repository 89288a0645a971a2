import * as z from 'zod/mini';
import { MESSAGES } from '../../text/messages.ts';
import { parsePostalPrefixes } from '../../contact/zones.ts';
import { requiredName } from './fields.ts';

const PREFIXES_MAX = 200;

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

export const zoneSchema = () => z.object({ name: requiredName(), postalPrefixes: postalPrefixes() });

export type NewZone = z.output<ReturnType<typeof zoneSchema>>;
