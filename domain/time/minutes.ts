import { between, type Figure } from '../figure.ts';
import { MESSAGES } from '../text/messages.ts';

/** Minutes: a visit takes from 15 minutes to a day. */
export const MINUTES: Figure = {
  parse: (text) => (/^\d{1,5}$/.test(text.trim()) ? Number(text) : null),
  typed: String,
  read: (minutes) => `${minutes} min`,
  accepts: (minutes) => between(15, 1_440)(minutes) && minutes % 5 === 0,
  message: MESSAGES.duration,
};
