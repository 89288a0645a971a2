import parsePhoneNumber from 'libphonenumber-js/max';

/** Gives the E.164 form of a typed number, or null where it cannot be dialled. */
export type PhoneParser = (text: string) => string | null;

// The parser takes brackets round an area, not round a country: `(+34) 612 …` is a common way to write it.
const BRACKETED_PREFIX = /^\s*\(\s*((?:\+|00)\d{1,3})\s*\)/;

/**
 * A typed phone number as E.164 (`+34612345678`), Spanish where no prefix is given; null where it is no number of a
 * subscriber (112, five-digit numbers, too few digits). Full metadata, because the mobile set refuses every landline.
 * The web loads this module only when a phone field is used: it is 42 kB of metadata.
 */
export const parsePhone: PhoneParser = (text) => {
  const number = parsePhoneNumber(text.replace(BRACKETED_PREFIX, '$1 '), {
    defaultCountry: 'ES',
    extract: false,
  });
  if (!number?.isValid() || number.ext) return null;
  return number.number;
};
