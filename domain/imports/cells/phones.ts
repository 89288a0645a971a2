import type { PhoneParser } from '../../contact/phone.ts';

export type ReadPhones = {
  phones: string[];
  /** Text beside a phone: `600111222 (Juan)`. */
  remarks: { phone: string; text: string }[];
  wrong: string[];
};

const BETWEEN = /\s*(?:[/;|\n]|,(?=\s*[+\d(])|\s[yeo]\s|\s-\s)\s*/u;

/** The phones of a cell with the text beside each: a name in brackets or after the number. */
export function readPhones(text: string, parsePhone: PhoneParser): ReadPhones {
  const read: ReadPhones = { phones: [], remarks: [], wrong: [] };
  const whole = phoneOf(text, parsePhone);
  const parts = whole === null ? text.split(BETWEEN).filter((part) => part !== '') : [text];
  for (const part of parts) {
    const [, digits = part, beside = ''] =
      /^(?:tel\S*|m[oó]vil|fijo)?[:.\s]*([+\d][\d\s().-]{5,}\d)[\s:(-]*(.*?)\)?$/iu.exec(part) ?? [];
    const phone = phoneOf(part, parsePhone) ?? phoneOf(digits, parsePhone);
    if (phone === null) read.wrong.push(part);
    else {
      read.phones.push(phone);
      if (beside !== '' && phoneOf(part, parsePhone) === null)
        read.remarks.push({ phone, text: beside.trim() });
    }
  }
  return { ...read, phones: [...new Set(read.phones)] };
}

/** A spreadsheet drops the sign or the zeros of `+34…` and `0034…`. */
function phoneOf(text: string, parsePhone: PhoneParser): string | null {
  const digits = text.replace(/[\s.-]/gu, '');
  return parsePhone(text) ?? (/^34[6-9]\d{8}$/.test(digits) ? parsePhone(`+${digits}`) : null);
}
