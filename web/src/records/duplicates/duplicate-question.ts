import { PARTY_CONTACTS_MAX } from '@cuadrilla/domain/contact/party.ts';
import { isEmail } from '@cuadrilla/domain/contact/email.ts';
import { parseNif } from '@cuadrilla/domain/contact/nif.ts';
import type { PhoneParser } from '@cuadrilla/domain/contact/phone.ts';

export type Identity = {
  nif?: string | null;
  emails?: readonly (string | null)[];
  phones?: readonly (string | null)[];
  /** The record being edited, which is not its own duplicate. */
  exceptId?: string | null;
  /** A property manager shares phones and e-mails with the communities it manages. */
  managedById?: string | null;
  isPropertyManager?: boolean;
};

export type Question = {
  nif: string | null;
  emails: string[];
  phones: string[];
  exceptId: string | null;
  managedById?: string;
  isPropertyManager?: true;
};

const present = (values: readonly (string | null)[] | undefined) =>
  (values ?? []).map((value) => value?.trim() ?? '').filter((value) => value !== '');

const distinct = (values: readonly string[]) => [...new Set(values)].slice(0, PARTY_CONTACTS_MAX);

export const hasPhone = ({ phones }: Identity): boolean => present(phones).length > 0;

/** Null if nothing typed so far can identify anyone. */
export function questionOf(identity: Identity, parsePhone: PhoneParser): Question | null {
  const nif = parseNif(identity.nif ?? '');
  const emails = distinct(present(identity.emails).filter(isEmail));
  const phones = distinct(present(identity.phones).flatMap((phone) => parsePhone(phone) ?? []));
  if (nif === null && emails.length === 0 && phones.length === 0) return null;
  const { exceptId = null, managedById, isPropertyManager } = identity;
  return {
    nif,
    emails,
    phones,
    exceptId,
    ...(managedById && { managedById }),
    ...(isPropertyManager && { isPropertyManager }),
  };
}
