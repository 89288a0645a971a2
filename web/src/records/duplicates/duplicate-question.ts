import { isEmail } from '@cuadrilla/domain/contact/email.ts';
import { parseNif } from '@cuadrilla/domain/contact/nif.ts';
import type { PhoneParser } from '@cuadrilla/domain/contact/phone.ts';

/** What is known of somebody, as typed. */
export type Identity = {
  nif?: string | null;
  emails?: readonly (string | null)[];
  phones?: readonly (string | null)[];
  /** The record itself, which is not its own duplicate. */
  exceptId?: string | null;
  /** Its administrador de fincas, and whether it is one: they share phones and e-mails with their communities. */
  managedById?: string | null;
  isPropertyManager?: boolean;
};

/** What is asked: only what can be parsed, in its normal form. */
export type Question = {
  nif: string | null;
  emails: string[];
  phones: string[];
  exceptId: string | null;
  managedById?: string;
  isPropertyManager?: true;
};

const LIST_MAX = 5;

const present = (values: readonly (string | null)[] | undefined) =>
  (values ?? []).map((value) => value?.trim() ?? '').filter((value) => value !== '');

const distinct = (values: readonly string[]) => [...new Set(values)].slice(0, LIST_MAX);

export const hasPhone = ({ phones }: Identity): boolean => present(phones).length > 0;

/** What to ask the server, or null where nothing typed so far can identify anybody. */
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
