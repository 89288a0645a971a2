import { EMAIL_MAX, isEmail } from '../../contact/email.ts';
import { MESSAGES } from '../../text/messages.ts';
import { characterCount, isBlank, isStorable, NOTE_MAX, SHORT_TEXT_MAX } from '../../text/text.ts';

/** A Spanish message, or null if valid. Free of zod, because the login chunk uses these. */
export type Check = (value: string) => string | null;

export const PASSWORD_MIN = 6;
export const PASSWORD_MAX = 128;

export const required: Check = (value) => (isBlank(value) ? MESSAGES.required : null);

/** Required, storable, at most `max` characters after trimming. */
export const textUpTo =
  (max: number): Check =>
  (value) => {
    const text = value.trim();
    if (isBlank(text)) return MESSAGES.required;
    if (!isStorable(text)) return MESSAGES.unstorable;
    return characterCount(text) > max ? MESSAGES.tooLong(max) : null;
  };

export const shortText = textUpTo(SHORT_TEXT_MAX);

export const note: Check = (value) => {
  const text = value.trim();
  if (isBlank(text)) return MESSAGES.required;
  if (!isStorable(text.replace(/[\t\r\n]/g, ''))) return MESSAGES.unstorable;
  return characterCount(text) > NOTE_MAX ? MESSAGES.tooLong(NOTE_MAX) : null;
};

export const email: Check = (value) => {
  if (isBlank(value)) return MESSAGES.required;
  if (value.trim().length > EMAIL_MAX) return MESSAGES.tooLong(EMAIL_MAX);
  return isEmail(value.trim()) ? null : MESSAGES.email;
};

/** Never trimmed. Firebase itself requires 6 characters, but answers in English. */
export const newPassword: Check = (value) => {
  if (isBlank(value)) return MESSAGES.required;
  if (!value.isWellFormed()) return MESSAGES.unstorable;
  if (characterCount(value) < PASSWORD_MIN) return MESSAGES.passwordShort;
  return characterCount(value) > PASSWORD_MAX ? MESSAGES.passwordLong : null;
};
