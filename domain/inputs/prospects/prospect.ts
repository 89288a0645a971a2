import * as z from 'zod/mini';
import { MESSAGES } from '../../text/messages.ts';
import type { PhoneParser } from '../../contact/phone.ts';
import { PROSPECT, type NewProspect } from '../../records/prospect.ts';
import { recordSchema } from '../../records/record-schema.ts';
import { ruled } from '../parts/fields.ts';
import type { FieldMessage } from '../parts/validate.ts';

type ContactDetails = Pick<NewProspect, 'kind' | 'name' | 'legalName' | 'email' | 'phone'>;

/**
 * A person needs a name, any other kind a legal name (its name and surname are those of the contact). An e-mail or a phone is
 * required.
 */
export function prospectProblems({ kind, name, legalName, email, phone }: ContactDetails): FieldMessage[] {
  const wrong = [];
  if (kind === 'PERSON' && name === null) wrong.push({ path: 'name', message: MESSAGES.required });
  if (kind !== 'PERSON' && legalName === null) wrong.push({ path: 'legalName', message: MESSAGES.required });
  if (email === null && phone === null) wrong.push({ path: 'phone', message: MESSAGES.phoneOrEmail });
  return wrong;
}

/** null for a person: a legal name typed before the kind changed is dropped. */
export const legalNameOf = ({ kind, legalName }: Pick<NewProspect, 'kind' | 'legalName'>): string | null =>
  kind === 'PERSON' ? null : legalName;

/** A change of a prospect with the legal name that its kind has after it. */
export function withLegalName(
  had: Readonly<Record<string, unknown>>,
  changes: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  if ((changes['kind'] ?? had['kind']) !== 'PERSON') return changes;
  const others = Object.entries(changes).filter(([name]) => name !== 'legalName');
  return { ...Object.fromEntries(others), ...(had['legalName'] != null && { legalName: null }) };
}

export const prospectSchema = (parsePhone: PhoneParser) =>
  z.pipe(
    ruled(recordSchema(PROSPECT, parsePhone), prospectProblems),
    z.transform((value) => ({ ...value, legalName: legalNameOf(value) })),
  );
