import parsePhoneNumber from 'libphonenumber-js/max';

export type PhoneParser = (text: string) => string | null;

// The parser accepts brackets round an area but not round a country: `(+34) 612 …` is common.
const BRACKETED_PREFIX = /^\s*\(\s*((?:\+|00)\d{1,3})\s*\)/;

/**
 * E.164 (`+34612345678`), Spanish by default; null for anything but a subscriber's number (112, short codes). Uses the full
 * metadata (42 kB, loaded lazily in the web) because the mobile set refuses landlines.
 */
export const parsePhone: PhoneParser = (text) => {
  const number = parsePhoneNumber(text.replace(BRACKETED_PREFIX, '$1 '), {
    defaultCountry: 'ES',
    extract: false,
  });
  if (!number?.isValid() || number.ext) return null;
  return number.number;
};
