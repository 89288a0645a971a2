import * as z from 'zod/mini';
import { describe, expect, test } from 'vitest';
import { optionalAddress, requiredAddress, roughAddress } from './address.ts';
import { readingOf, REQUIRED } from './testing/test-reading.ts';

const full = { street: ' Calle Mayor ', number: '3', floor: '2.º B', postalCode: ' 28013 ', city: 'Madrid' };
const stored = { ...full, street: 'Calle Mayor', postalCode: '28013' };
const blank = { street: '', number: ' ', floor: null, postalCode: undefined, city: '\u200b' };

describe('an optional address', () => {
  const { valueOf, wrongIn } = readingOf(z.object({ address: optionalAddress() }), {});

  test.each([[undefined], [null], [{}], [blank]])('is null for %j', (address) => {
    expect(valueOf({ address })).toEqual({ address: null });
  });

  test('is trimmed, with null for missing parts', () => {
    expect(valueOf({ address: { ...full, other: 'x' } })).toEqual({ address: stored });
    expect(valueOf({ address: { street: 'Mayor', postalCode: '28013', city: 'Madrid' } })).toEqual({
      address: { street: 'Mayor', number: null, floor: null, postalCode: '28013', city: 'Madrid' },
    });
  });

  test.each([
    [
      { number: '3' },
      [`address.street: ${REQUIRED}`, `address.postalCode: ${REQUIRED}`, `address.city: ${REQUIRED}`],
    ],
    [{ ...full, street: '' }, [`address.street: ${REQUIRED}`]],
    [{ ...full, city: ' ' }, [`address.city: ${REQUIRED}`]],
    [{ ...full, postalCode: null }, [`address.postalCode: ${REQUIRED}`]],
    [{ ...full, postalCode: '53001' }, ['address.postalCode: Indica un código postal válido']],
    [
      { ...full, postalCode: 'x', street: '' },
      [`address.street: ${REQUIRED}`, 'address.postalCode: Indica un código postal válido'],
    ],
    [{ ...full, street: 'a'.repeat(101) }, ['address.street: No puede tener más de 100 caracteres']],
    [{ ...full, number: '1'.repeat(21) }, ['address.number: No puede tener más de 20 caracteres']],
    [{ ...full, floor: '1'.repeat(51) }, ['address.floor: No puede tener más de 50 caracteres']],
    [{ ...full, city: 'a\u0000' }, ['address.city: Contiene caracteres no válidos']],
  ])('is refused as %j', (address, wrong) => {
    expect(wrongIn({ address })).toEqual(wrong);
  });
});

describe('a partial address', () => {
  const { valueOf, wrongIn } = readingOf(z.object({ address: roughAddress() }), {});
  const unknown = { street: '', number: null, floor: null, postalCode: '', city: '' };

  test.each([[undefined], [null], [{}], [blank]])('is null for %j', (address) => {
    expect(valueOf({ address })).toEqual({ address: null });
  });

  test.each([
    [{ postalCode: ' 28013 ' }, { ...unknown, postalCode: '28013' }],
    [
      { city: ' Madrid ', street: ' ' },
      { ...unknown, city: 'Madrid' },
    ],
    [
      { postalCode: '28013', city: 'Madrid' },
      { ...unknown, postalCode: '28013', city: 'Madrid' },
    ],
    [full, stored],
  ])('can be %j', (address, known) => {
    expect(valueOf({ address })).toEqual({ address: known });
  });

  test.each([
    [{ street: 'Mayor' }, [`address.postalCode: ${REQUIRED}`, `address.city: ${REQUIRED}`]],
    [{ street: 'Mayor', postalCode: '28013' }, [`address.city: ${REQUIRED}`]],
    [{ postalCode: '28013', city: 'Madrid', number: '3' }, [`address.street: ${REQUIRED}`]],
    [{ postalCode: '28013', city: 'Madrid', floor: '2.º B' }, [`address.street: ${REQUIRED}`]],
    [{ postalCode: '53001' }, ['address.postalCode: Indica un código postal válido']],
    [{ city: 'a\u0000' }, ['address.city: Contiene caracteres no válidos']],
  ])('is refused as %j', (address, wrong) => {
    expect(wrongIn({ address })).toEqual(wrong);
  });
});

describe('a required address', () => {
  const { valueOf, wrongIn } = readingOf(z.object({ address: requiredAddress() }), {});

  test('is trimmed', () => {
    expect(valueOf({ address: full })).toEqual({ address: stored });
  });

  test.each([
    [undefined, [`address: ${REQUIRED}`]],
    [null, [`address: ${REQUIRED}`]],
    [blank, [`address.street: ${REQUIRED}`, `address.postalCode: ${REQUIRED}`, `address.city: ${REQUIRED}`]],
    [{ ...full, postalCode: '2801' }, ['address.postalCode: Indica un código postal válido']],
  ])('is refused as %j', (address, wrong) => {
    expect(wrongIn({ address })).toEqual(wrong);
  });
});
