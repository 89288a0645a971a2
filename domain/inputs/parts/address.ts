import * as z from 'zod/mini';
import { MESSAGES } from '../../text/messages.ts';
import { optionalPostalCode, optionalText, requiredPostalCode, requiredText, ruled } from './fields.ts';
import type { FieldMessage } from './validate.ts';

const rest = () => ({ number: optionalText(20), floor: optionalText(50) });

/** Where a site is: street, postal code and city must be there. */
export const requiredAddress = () =>
  z.object(
    { street: requiredText(), ...rest(), postalCode: requiredPostalCode(), city: requiredText() },
    MESSAGES.required,
  );

/** A postal address; the province follows from the postal code. */
export type Address = z.output<ReturnType<typeof requiredAddress>>;

const NEEDED = ['street', 'postalCode', 'city'] as const;

const parts = () =>
  z.object({ street: optionalText(), ...rest(), postalCode: optionalPostalCode(), city: optionalText() });

type Parts = z.output<ReturnType<typeof parts>>;

const isEmpty = (value: Parts) => Object.values(value).every((part) => part === null);

const missingIn = (value: Parts): FieldMessage[] =>
  NEEDED.filter((part) => value[part] === null).map((path) => ({ path, message: MESSAGES.required }));

/** An address that may be left out: null where all of it is blank; where a part is given it must be one. */
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
 * As much of an address as somebody who calls has told: the postal code and the town may stand alone, one without the other
 * too, with blanks for what is not known; with a street it must be a whole address. Null where all of it is blank.
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
