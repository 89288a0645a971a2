import * as z from 'zod/mini';
import { MESSAGES } from '../messages.ts';
import { CENTS_MAX } from '../money.ts';
import { PARTY_KINDS } from '../party.ts';
import type { PhoneParser } from '../phone.ts';
import { roughAddress } from './address.ts';
import {
  flag,
  idList,
  oneOf,
  optionalDate,
  optionalEmail,
  optionalId,
  optionalNif,
  optionalNote,
  optionalPhone,
  optionalText,
  ruled,
  wholeNumber,
} from './fields.ts';

const optionalCents = () =>
  z.pipe(
    z.nullish(wholeNumber(0, CENTS_MAX, MESSAGES.amount)),
    z.transform((value) => value ?? null),
  );

const fields = (parsePhone: PhoneParser) =>
  z.object({
    kind: oneOf(PARTY_KINDS),
    name: optionalText(),
    lastName: optionalText(),
    legalName: optionalText(),
    nif: optionalNif(),
    email: optionalEmail(),
    phone: optionalPhone(parsePhone),
    address: roughAddress(),
    sourceId: optionalId(),
    interestIds: idList(10),
    need: optionalText(),
    estimatedValueCents: optionalCents(),
    ownerId: optionalId(),
    nextActionOn: optionalDate(),
    notes: optionalNote(),
    doNotContact: flag(),
  });

/**
 * What is known of a prospect. A person has a name; any other kind a legal name, and name and surname are then those of the
 * person to speak to. Somebody must be able to reach them.
 */
export const prospectSchema = (parsePhone: PhoneParser) =>
  z.pipe(
    ruled(fields(parsePhone), ({ kind, name, legalName, email, phone }) => {
      const wrong = [];
      if (kind === 'PERSON' && name === null) wrong.push({ path: 'name', message: MESSAGES.required });
      if (kind !== 'PERSON' && legalName === null) {
        wrong.push({ path: 'legalName', message: MESSAGES.required });
      }
      if (email === null && phone === null) wrong.push({ path: 'phone', message: MESSAGES.phoneOrEmail });
      return wrong;
    }),
    // A form hides the legal name of a person: what was typed before the kind changed is not theirs.
    z.transform((value) => (value.kind === 'PERSON' ? { ...value, legalName: null } : value)),
  );

export type NewProspect = z.output<ReturnType<typeof prospectSchema>>;
