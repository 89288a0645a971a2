import { canonicalEmail } from '@cuadrilla/domain/contact/email.ts';

/** By what somebody is recognised, already parsed: a compact NIF, e-mails in whatever case, phones as E.164. */
export type Identity = { nif: string | null; emails: readonly string[]; phones: readonly string[] };

/** What a record's `match` array holds, by which others like it are found: `nif:…`, `email:…`, `phone:…`. */
export function matchKeys({ nif, emails, phones }: Identity): string[] {
  const keys = [
    ...(nif === null ? [] : [`nif:${nif}`]),
    ...emails.map((email) => `email:${canonicalEmail(email)}`),
    ...phones.map((phone) => `phone:${phone}`),
  ];
  return [...new Set(keys)];
}

const MANAGER = 'manager:';

/** What the `match` of an administrador de fincas holds besides, by which it is known that a phone or an e-mail is one's. */
export function managerKeys(keys: readonly string[]): string[] {
  return keys.filter((key) => /^(?:phone|email):/.test(key)).map((key) => MANAGER + key);
}
