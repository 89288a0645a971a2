export const CENTS_MAX = 9_999_999_999;

const GROUPED = /^([1-9]\d{0,2})([. \u00a0\u202f])\d{3}(?:\2\d{3})*(?:,\d{1,2})?$/;
const WITH_COMMA = /^\d+(?:,\d{1,2})?$/;
const WITH_POINT = /^\d+\.\d{1,2}$/;

/**
 * Parses euros into cents; null if the text is not an amount. A comma marks decimals; so does a point (`1234.5`) unless exactly
 * three digits follow (`3.900` is 3900).
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

/** Digits with a decimal comma, without thousands separators. */
function plainAmount(amount: string): string | null {
  if (WITH_COMMA.test(amount)) return amount;
  if (GROUPED.test(amount)) return amount.replace(/[^\d,]/gu, '');
  return WITH_POINT.test(amount) ? amount.replace('.', ',') : null;
}

const EUROS = new Intl.NumberFormat('es-ES', {
  style: 'currency',
  currency: 'EUR',
  // Spanish omits the separator in four-digit numbers by default.
  useGrouping: 'always',
  signDisplay: 'negative',
});

/** `1.234,56 €`, with a non-breaking space. */
export function formatEuros(cents: number): string {
  return EUROS.format(cents / 100);
}

export function eurosInput(cents: number): string {
  const digits = String(Math.abs(cents)).padStart(3, '0');
  const euros = digits.slice(0, -2).replace(/\B(?=(?:\d{3})+$)/gu, '.');
  return `${cents < 0 ? '-' : ''}${euros},${digits.slice(-2)}`;
}
