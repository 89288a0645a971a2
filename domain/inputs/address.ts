import * as z from 'zod/mini';
import { MESSAGES } from '../messages.ts';
import { optionalPostalCode, optionalText, requiredPostalCode, requiredText, ruled } from './fields.ts';

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

const partial = () =>
  ruled(
    z.object({ street: optionalText(), ...rest(), postalCode: optionalPostalCode(), city: optionalText() }),
    (value) => {
      if (Object.values(value).every((part) => part === null)) return [];
      return NEEDED.filter((part) => value[part] === null).map((path) => ({
        path,
        message: MESSAGES.required,
      }));
    },
  );

/** An address that may be left out: null where all of it is blank; where a part is given it must be one. */
export const optionalAddress = () =>
  z.pipe(
    z.nullish(partial()),
    z.transform((value): Address | null => {
      if (!value) return null;
      const { street, postalCode, city } = value;
      if (street === null || postalCode === null || city === null) return null;
      return { ...value, street, postalCode, city };
    }),
  );
