import { describe, expect, test } from 'vitest';
import { canonicalEmail, EMAIL_MAX, isEmail } from './email.ts';

const domainOf = (length: number) => {
  const labels = `${'a'.repeat(63)}.`.repeat(3);
  return `${labels}${'b'.repeat(length - labels.length - 3)}.es`;
};

describe('an e-mail address', () => {
  test.each([
    ['ana@ejemplo.es'],
    ['ANA@EJEMPLO.ES'],
    ['ana.perez+obras@sub.ejemplo.co.uk'],
    ["o'brien@ejemplo.es"],
    ['a@b.es'],
    ['1@2.es'],
    ['_-_@ejemplo.es'],
    ['ana@xn--espaa-rta.es'],
    ['ana@ejemplo.xn--p1ai'],
    [`${'a'.repeat(64)}@ejemplo.es`],
    [`a@${'b'.repeat(63)}.es`],
    [`a@${domainOf(EMAIL_MAX - 2)}`],
  ])('%s is valid', (text) => {
    expect(isEmail(text)).toBe(true);
  });

  test.each([
    [''],
    ['ana'],
    ['@'],
    ['@ejemplo.es'],
    ['ana@'],
    ['ana@ejemplo'],
    ['ana@ejemplo.e'],
    ['ana@.es'],
    ['ana@ejemplo..es'],
    ['ana@-ejemplo.es'],
    ['ana@ejemplo-.es'],
    ['ana@ejemplo.es.'],
    ['ana@ejemplo.12'],
    ['ana@127.0.0.1'],
    ['ana@[127.0.0.1]'],
    ['.ana@ejemplo.es'],
    ['ana.@ejemplo.es'],
    ['ana..perez@ejemplo.es'],
    ['ana perez@ejemplo.es'],
    ['ana@eje mplo.es'],
    [' ana@ejemplo.es'],
    ['ana@ejemplo.es\n'],
    ['ana@@ejemplo.es'],
    ['ana@b@ejemplo.es'],
    ['"ana"@ejemplo.es'],
    ['ana<b>@ejemplo.es'],
    ['ana,eva@ejemplo.es'],
    ['ana@ejemplo.es,eva@ejemplo.es'],
    ['josé@ejemplo.es'],
    ['ana@españa.es'],
    ['\u212aana@ejemplo.es'],
    ['ana\u200b@ejemplo.es'],
    ['\u202eana@ejemplo.es'],
    ['😀@ejemplo.es'],
    ['ana\u0000@ejemplo.es'],
    [`${'a'.repeat(65)}@ejemplo.es`],
    [`a@${'b'.repeat(64)}.es`],
    [`a@${domainOf(EMAIL_MAX - 1)}`],
  ])('%j is invalid', (text) => {
    expect(isEmail(text)).toBe(false);
  });

  test('of ten thousand characters is refused without delay', () => {
    expect(isEmail(`${'a.'.repeat(5_000)}@ejemplo.es`)).toBe(false);
    expect(isEmail('@'.repeat(10_000))).toBe(false);
  });
});

test.each([
  ['Ana@Ejemplo.ES', 'ana@ejemplo.es'],
  ['  ana@ejemplo.es\n', 'ana@ejemplo.es'],
  ['ANA+Obras@ejemplo.es', 'ana+obras@ejemplo.es'],
])('addresses are compared ignoring case and surrounding spaces: %j is %j', (text, canonical) => {
  expect(canonicalEmail(text)).toBe(canonical);
});
