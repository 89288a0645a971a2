import type { Figure } from '../figure.ts';
import { MESSAGES } from '../text/messages.ts';
import { VAT_RATES } from './service-lines.ts';

export const VAT_PERCENT: Figure = {
  parse: Number,
  typed: String,
  read: (percent) => `${percent} %`,
  accepts: (percent) => VAT_RATES.some((rate) => rate === percent),
  message: MESSAGES.choice,
  missing: MESSAGES.required,
};
