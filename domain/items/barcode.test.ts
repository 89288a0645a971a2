import { expect, test } from 'vitest';
import { isBarcode } from './barcode.ts';

test.each(['96385074', '036000291452', '4006381333931', '8410525150005', '10614141000415'])(
  '%s is a valid barcode',
  (code) => expect(isBarcode(code)).toBe(true),
);

test.each([
  ['a wrong check digit', '4006381333932'],
  ['two swapped digits', '4006318333931'],
  ['a missing zero', '36000291452'],
  ['letters', 'ABC81333931'],
  ['spaces', '4 006381 333931'],
  ['no digits', ''],
])('a barcode with %s is refused', (_what, code) => expect(isBarcode(code)).toBe(false));
