import { EMAIL_MAX, isEmail } from '../../contact/email.ts';
import { MESSAGES } from '../../text/messages.ts';
import { characterCount, isBlank, isStorable, NOTE_MAX, SHORT_TEXT_MAX } from '../../text/text.ts';

/** What is wrong with a field's value, in Spanish, or null where nothing is. Free of zod: the login chunk uses these. */
export type Check = (value: string) => string | null;

export const PASSWORD_MIN = 6;
export const PASSWORD_MAX = 128;

export const required: Check = (value) => (isBlank(value) ? MESSAGES.required : null);

/** A text of one line: required, storable, at most so many characters once trimmed. */
export const textUpTo =
  (max: number): Check =>
  (value) => {
    const text = value.trim();
    if (isBlank(text)) return MESSAGES.required;
    if (!isStorable(text)) return MESSAGES.unstorable;
    return characterCount(text) > max ? MESSAGES.tooLong(max) : null;
  };

/** A name: at most 100 characters. */
export const shortText = textUpTo(SHORT_TEXT_MAX);

/** A note: as a text of one line, with tabs and new lines and at most 4,000 characters. */
export const note: Check = (value) => {
  const text = value.trim();
  if (isBlank(text)) return MESSAGES.required;
  if (!isStorable(text.replace(/[\t\r\n]/g, ''))) return MESSAGES.unstorable;
  return characterCount(text) > NOTE_MAX ? MESSAGES.tooLong(NOTE_MAX) : null;
};

/** A required address with the form of one. */
export const email: Check = (value) => {
  if (isBlank(value)) return MESSAGES.required;
  if (value.trim().length > EMAIL_MAX) return MESSAGES.tooLong(EMAIL_MAX);
  return isEmail(value.trim()) ? null : MESSAGES.email;
};

/** A new password: 6 characters is Firebase's own floor, whose error is in English. It is never trimmed. */
export const newPassword: Check = (value) => {
  if (isBlank(value)) return MESSAGES.required;
  if (!value.isWellFormed()) return MESSAGES.unstorable;
  if (characterCount(value) < PASSWORD_MIN) return MESSAGES.passwordShort;
  return characterCount(value) > PASSWORD_MAX ? MESSAGES.passwordLong : null;
};
