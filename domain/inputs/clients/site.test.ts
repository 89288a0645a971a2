import { expect, test } from 'vitest';
import { siteSchema } from './site.ts';
import { idOf, readingOf, REQUIRED } from '../parts/testing/test-reading.ts';

const address = { street: 'Mayor', number: '', floor: null, postalCode: '28013', city: 'Madrid' };
const { valueOf, wrongIn, requiredIn } = readingOf(siteSchema, { name: ' Casa ', address });

test('a site requires a name and an address', () => {
  expect(valueOf()).toEqual({
    name: 'Casa',
    address: { ...address, number: null },
    accessNotes: null,
    zoneId: null,
    contactName: null,
    contactPhone: null,
    isDwelling: false,
  });
  expect(requiredIn()).toEqual([`name: ${REQUIRED}`, `address: ${REQUIRED}`]);
});

test("a site's values are normalized", () => {
  const given = {
    accessNotes: 'Llave en portería\nTimbre 2',
    zoneId: idOf('norte'),
    contactName: 'Eva',
    contactPhone: '612 34 56 78',
    isDwelling: true,
  };
  expect(valueOf(given)).toMatchObject({ ...given, contactPhone: '+34612345678' });
});

test.each([
  [{ name: '' }, [`name: ${REQUIRED}`]],
  [{ address: { ...address, postalCode: '' } }, [`address.postalCode: ${REQUIRED}`]],
  [{ accessNotes: 'a'.repeat(4_001) }, ['accessNotes: No puede tener más de 4000 caracteres']],
  [{ zoneId: 'a b' }, ['zoneId: Elige una opción de la lista']],
  [{ contactPhone: '112' }, ['contactPhone: Indica un teléfono válido']],
  [{ contactName: 'a'.repeat(101) }, ['contactName: No puede tener más de 100 caracteres']],
])('a site with %j reports %j', (changes, wrong) => {
  expect(wrongIn(changes)).toEqual(wrong);
});
