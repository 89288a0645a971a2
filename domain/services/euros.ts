import { between, type Figure } from '../figure.ts';
import { MESSAGES } from '../text/messages.ts';
import { CENTS_MAX, eurosInput, formatEuros, parseEuros } from './money.ts';

export const EUROS: Figure = {
  parse: (text) => parseEuros(text),
  typed: eurosInput,
  read: formatEuros,
  accepts: between(0, CENTS_MAX),
  message: MESSAGES.amount,
};
