import * as z from 'zod/mini';
import { MESSAGES } from '../../text/messages.ts';
import { optionalPostalCode, optionalText, requiredPostalCode, requiredText, ruled } from './fields.ts';
import type { FieldMessage } from './validate.ts';

const rest = () => ({ number: optionalText(20), floor: optionalText(50) });

export const requiredAddress = () =>
  z.object(
    { street: requiredText(), ...rest(), postalCode: requiredPostalCode(), city: requiredText() },
    MESSAGES.required,
  );

/** Without the province, which follows from the postal code. */
export type Address = z.output<ReturnType<typeof requiredAddress>>;

const NEEDED = ['street', 'postalCode', 'city'] as const;

const parts = () =>
  z.object({ street: optionalText(), ...rest(), postalCode: optionalPostalCode(), city: optionalText() });

type Parts = z.output<ReturnType<typeof parts>>;

const isEmpty = (value: Parts) => Object.values(value).every((part) => part === null);

const missingIn = (value: Parts): FieldMessage[] =>
  NEEDED.filter((part) => value[part] === null).map((path) => ({ path, message: MESSAGES.required }));

/** null if all of it is blank; otherwise it must be complete. */
export const optionalAddress = () =>
  z.pipe(
    z.nullish(ruled(parts(), (value) => (isEmpty(value) ? [] : missingIn(value)))),
    z.transform((value): Address | null => {
      if (!value) return null;
      const { street, postalCode, city } = value;
      if (street === null || postalCode === null || city === null) return null;
      return { ...value, street, postalCode, city };
    }),
  );

/**
 * For an address given by phone: postal code and town may stand alone, with blanks for the rest; with a street it must be
 * complete. null if all of it is blank.
 */
export const roughAddress = () =>
  z.pipe(
    z.nullish(
      ruled(parts(), (value) => {
        const isWhole = value.street !== null || value.number !== null || value.floor !== null;
        return isWhole ? missingIn(value) : [];
      }),
    ),
    z.transform((value): Address | null => {
      if (!value || isEmpty(value)) return null;
      const { street, postalCode, city } = value;
      return { ...value, street: street ?? '', postalCode: postalCode ?? '', city: city ?? '' };
    }),
  );
