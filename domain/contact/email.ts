/** Longest address that mail can carry (RFC 5321 §4.5.3.1.3, less the angle brackets). */
export const EMAIL_MAX = 254;

// What Firebase Auth takes: ASCII, a local part without leading, trailing or doubled dots, a domain with a dot in it.
const LOCAL = /^[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/;
const DOMAIN = /^([A-Za-z0-9]([A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+[A-Za-z]([A-Za-z0-9-]{0,61}[A-Za-z0-9])$/;

/** Whether a text, already trimmed, has the form of an e-mail address that can be registered. */
export function isEmail(text: string): boolean {
  if (text.length > EMAIL_MAX) return false;
  const at = text.lastIndexOf('@');
  const local = text.slice(0, at);
  return at > 0 && local.length <= 64 && LOCAL.test(local) && DOMAIN.test(text.slice(at + 1));
}

/** The form in which two addresses are compared: a person has one account whatever case they type. */
export function canonicalEmail(text: string): string {
  return text.trim().toLowerCase();
}
