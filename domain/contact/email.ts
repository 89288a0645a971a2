/** RFC 5321 §4.5.3.1.3, without the angle brackets. */
export const EMAIL_MAX = 254;

// As Firebase Auth accepts: ASCII, a local part without leading, trailing or doubled dots, a domain with a dot.
const LOCAL = /^[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/;
const DOMAIN = /^([A-Za-z0-9]([A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+[A-Za-z]([A-Za-z0-9-]{0,61}[A-Za-z0-9])$/;

export function isEmail(text: string): boolean {
  if (text.length > EMAIL_MAX) return false;
  const at = text.lastIndexOf('@');
  const local = text.slice(0, at);
  return at > 0 && local.length <= 64 && LOCAL.test(local) && DOMAIN.test(text.slice(at + 1));
}

/** For comparing addresses: accounts ignore case. */
export function canonicalEmail(text: string): string {
  return text.trim().toLowerCase();
}
