const GTIN = /^(?:\d{8}|\d{12,14})$/;

export function checkDigitOf(digits: string): number {
  const sum = Array.from(digits, Number)
    .reverse()
    .reduce((total, digit, index) => total + digit * (index % 2 === 0 ? 3 : 1), 0);
  return (10 - (sum % 10)) % 10;
}

/** EAN-8, UPC-A, EAN-13 or GTIN-14 with its right check digit. */
export const isBarcode = (text: string): boolean =>
  GTIN.test(text) && checkDigitOf(text.slice(0, -1)) === Number(text.at(-1));
