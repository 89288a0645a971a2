import * as z from 'zod/mini';
import { MESSAGES } from '../../text/messages.ts';
import type { PhoneParser } from '../../contact/phone.ts';
import { PROSPECT, type NewProspect } from '../../records/prospect.ts';
import { recordSchema } from '../../records/record-schema.ts';
import { ruled } from '../parts/fields.ts';
import type { FieldMessage } from '../parts/validate.ts';

type Reached = Pick<NewProspect, 'kind' | 'name' | 'legalName' | 'email' | 'phone'>;

/**
 * What is wrong between the fields of a prospect. A person has a name; any other kind a legal name, and name and surname are
 * then those of the person to speak to. Somebody must be able to reach them.
 */
export function prospectProblems({ kind, name, legalName, email, phone }: Reached): FieldMessage[] {
  const wrong = [];
  if (kind === 'PERSON' && name === null) wrong.push({ path: 'name', message: MESSAGES.required });
  if (kind !== 'PERSON' && legalName === null) wrong.push({ path: 'legalName', message: MESSAGES.required });
  if (email === null && phone === null) wrong.push({ path: 'phone', message: MESSAGES.phoneOrEmail });
  return wrong;
}

/** A form hides the legal name of a person: what was typed before the kind changed is not theirs. */
export const legalNameOf = ({ kind, legalName }: Pick<NewProspect, 'kind' | 'legalName'>): string | null =>
  kind === 'PERSON' ? null : legalName;

/** What is known of a new prospect. */
export const prospectSchema = (parsePhone: PhoneParser) =>
  z.pipe(
    ruled(recordSchema(PROSPECT, parsePhone), prospectProblems),
    z.transform((value) => ({ ...value, legalName: legalNameOf(value) })),
  );
