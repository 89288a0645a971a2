/** The highest amount that a field takes: 99.999.999,99 €. */
export const CENTS_MAX = 9_999_999_999;

const GROUPED = /^([1-9]\d{0,2})([. \u00a0\u202f])\d{3}(?:\2\d{3})*(?:,\d{1,2})?$/;
const WITH_COMMA = /^\d+(?:,\d{1,2})?$/;
const WITH_POINT = /^\d+\.\d{1,2}$/;

/**
 * Typed euros as cents, or null where the text is no amount. The comma marks the decimals; a point does too (`1234.5`),
 * unless exactly three digits follow (`3.900` is three thousand nine hundred).
 */
export function parseEuros(text: string, options: { negative?: boolean } = {}): number | null {
  const bare = text.replace(/(?:€|EUR)\s*$/iu, '').trim();
  const [, sign = '', amount = ''] = /^([-−]?)\s*(.*)$/su.exec(bare) ?? [];
  if (sign !== '' && options.negative !== true) return null;
  const plain = plainAmount(amount);
  if (plain === null) return null;
  const [euros = '', decimals = ''] = plain.split(',');
  const cents = Number(euros) * 100 + Number(decimals.padEnd(2, '0'));
  if (cents > CENTS_MAX) return null;
  return sign === '' || cents === 0 ? cents : -cents;
}

/** An amount with nothing but digits and a comma before the decimals. */
function plainAmount(amount: string): string | null {
  if (WITH_COMMA.test(amount)) return amount;
  if (GROUPED.test(amount)) return amount.replace(/[^\d,]/gu, '');
  return WITH_POINT.test(amount) ? amount.replace('.', ',') : null;
}

const EUROS = new Intl.NumberFormat('es-ES', {
  style: 'currency',
  currency: 'EUR',
  // Spanish leaves four-digit numbers without a thousands mark unless told.
  useGrouping: 'always',
  signDisplay: 'negative',
});

/** Cents as a person reads them: `1.234,56 €` (the space does not break). */
export function formatEuros(cents: number): string {
  return EUROS.format(cents / 100);
}

/** Cents as an edit field holds them: `1.234,56`. */
export function eurosInput(cents: number): string {
  const digits = String(Math.abs(cents)).padStart(3, '0');
  const euros = digits.slice(0, -2).replace(/\B(?=(?:\d{3})+$)/gu, '.');
  return `${cents < 0 ? '-' : ''}${euros},${digits.slice(-2)}`;
}
