import { canonicalEmail } from '@cuadrilla/domain/contact/email.ts';

/** Parsed: a compact NIF, e-mails in any case, phones as E.164. */
export type Identity = { nif: string | null; emails: readonly string[]; phones: readonly string[] };

/** The `match` array by which duplicates are found: `nif:…`, `email:…`, `phone:…`. */
export function matchKeys({ nif, emails, phones }: Identity): string[] {
  const keys = [
    ...(nif === null ? [] : [`nif:${nif}`]),
    ...emails.map((email) => `email:${canonicalEmail(email)}`),
    ...phones.map((phone) => `phone:${phone}`),
  ];
  return [...new Set(keys)];
}

/** What the keys stand for, the surest first. */
export const MATCHED_ON = [
  ['nif:', 'NIF'],
  ['email:', 'EMAIL'],
  ['phone:', 'PHONE'],
] as const;

const MANAGER = 'manager:';

/** Added to the `match` of an administrador de fincas, to recognise a phone or e-mail as a manager's. */
export function managerKeys(keys: readonly string[]): string[] {
  return keys.filter((key) => /^(?:phone|email):/.test(key)).map((key) => MANAGER + key);
}
