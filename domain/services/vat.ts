import type { Figure } from '../figure.ts';
import { MESSAGES } from '../text/messages.ts';
import { VAT_RATES } from './service-lines.ts';

export const VAT_PERCENT: Figure = {
  // `21,00` of a spreadsheet; never `0x15`.
  parse: (text) => (/^\d{1,2}(?:[.,]0+)?$/.test(text.trim()) ? Number.parseInt(text, 10) : Number.NaN),
  typed: String,
  read: (percent) => `${percent} %`,
  accepts: (percent) => VAT_RATES.some((rate) => rate === percent),
  message: MESSAGES.choice,
  missing: MESSAGES.required,
};
