import * as z from 'zod/mini';
import { canonicalEmail } from '../email.ts';
import { MESSAGES } from '../messages.ts';
import { PARTY_KINDS } from '../party.ts';
import type { PhoneParser } from '../phone.ts';
import { foldText } from '../text.ts';
import { optionalAddress } from './address.ts';
import {
  flag,
  list,
  oneOf,
  optionalEmail,
  optionalId,
  optionalNif,
  optionalNote,
  optionalPhone,
  optionalText,
  requiredName,
} from './fields.ts';

const CONTACTS_MAX = 10;

const contact = (parsePhone: PhoneParser) =>
  z.object({
    name: requiredName(),
    position: optionalText(),
    phone: optionalPhone(parsePhone),
    email: optionalEmail(),
    main: flag(),
  });

/** Somebody to speak to at a client's. */
export type NewContact = z.output<ReturnType<typeof contact>>;

const contacts = (parsePhone: PhoneParser) =>
  z.pipe(
    z.nullish(z.array(contact(parsePhone))),
    z.transform((value, context) => {
      const given = value ?? [];
      if (given.length > CONTACTS_MAX) {
        context.issues.push({ code: 'custom', message: MESSAGES.tooMany(CONTACTS_MAX), input: value });
      }
      const second = given.findIndex(({ main }, at) => main && given.findIndex((each) => each.main) < at);
      if (second !== -1) {
        const path = [second, 'main'];
        context.issues.push({ code: 'custom', message: MESSAGES.oneMainContact, path, input: value });
      }
      return given;
    }),
  );

/** Null where it is left out: it stays as it is. */
const flagOrKept = () =>
  z.pipe(
    z.nullish(z.boolean(MESSAGES.choice)),
    z.transform((value) => value ?? null),
  );

/** What is known of a client. */
export const clientSchema = (parsePhone: PhoneParser) =>
  z.object({
    kind: oneOf(PARTY_KINDS),
    legalName: requiredName(),
    tradeName: optionalText(),
    nif: optionalNif(),
    emails: list(optionalEmail(), 5, canonicalEmail),
    phones: list(optionalPhone(parsePhone), 5),
    billingAddress: optionalAddress(),
    ownerId: optionalId(),
    tags: list(optionalText(30), 10, foldText),
    notes: optionalNote(),
    contacts: contacts(parsePhone),
    isPropertyManager: flagOrKept(),
    managedById: optionalId(),
  });

export type NewClient = z.output<ReturnType<typeof clientSchema>>;
