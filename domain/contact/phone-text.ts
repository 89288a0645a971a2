import parsePhoneNumber from 'libphonenumber-js/max';
import { formatPhone } from './phone-format.ts';

/** For a spreadsheet: `612 34 56 78`, foreign ones as `0044 20 7946 0958`, because a cell that begins with + is a formula. */
export function phoneText(e164: string): string {
  const text = formatPhone(e164);
  if (!text.startsWith('+')) return text;
  return (parsePhoneNumber(e164)?.formatInternational() ?? text).replace('+', '00');
}
