import { describe, expect, test } from 'vitest';
import { prospectSchema } from './prospect.ts';
import { idOf, readingOf, REQUIRED } from '../parts/testing/test-reading.ts';

const person = { kind: 'PERSON', name: 'Ana', phone: '612 34 56 78' };
const { valueOf, wrongIn, requiredIn } = readingOf(prospectSchema, person);
const many = (count: number) => Array.from({ length: count }, (_each, at) => idOf(`id${at}x`));

describe('a prospect', () => {
  test('requires little: omitted fields are null, empty or false', () => {
    expect(valueOf()).toEqual({
      kind: 'PERSON',
      name: 'Ana',
      lastName: null,
      legalName: null,
      nif: null,
      email: null,
      phone: '+34612345678',
      address: null,
      sourceId: null,
      interestIds: [],
      need: null,
      estimatedValueCents: null,
      ownerId: null,
      nextActionOn: null,
      notes: null,
      doNotContact: false,
    });
  });

  test('is normalized', () => {
    const given = {
      kind: 'COMPANY',
      name: ' Ana ',
      lastName: 'Ruiz',
      legalName: ' Frío Sur, S. L. ',
      nif: 'b-12345674',
      email: ' Ana@Ejemplo.ES ',
      phone: '',
      address: { street: 'Mayor', number: '3', floor: '', postalCode: '28013', city: 'Madrid' },
      sourceId: idOf('web'),
      interestIds: [idOf('a'), idOf('b'), idOf('a')],
      need: 'Una caldera',
      estimatedValueCents: 390_000,
      ownerId: 'uid',
      nextActionOn: '2026-11-23',
      notes: ' Uno\r\nDos\tTres ',
      doNotContact: true,
      status: 'CONVERTED',
    };
    expect(valueOf(given)).toEqual({
      ...valueOf(),
      kind: 'COMPANY',
      name: 'Ana',
      lastName: 'Ruiz',
      legalName: 'Frío Sur, S. L.',
      nif: 'B12345674',
      email: 'Ana@Ejemplo.ES',
      phone: null,
      address: { street: 'Mayor', number: '3', floor: null, postalCode: '28013', city: 'Madrid' },
      sourceId: idOf('web'),
      interestIds: [idOf('a'), idOf('b')],
      need: 'Una caldera',
      estimatedValueCents: 390_000,
      ownerId: 'uid',
      nextActionOn: '2026-11-23',
      notes: 'Uno\nDos\tTres',
      doNotContact: true,
    });
  });

  test('of kind PERSON has no legal name, even if a form sends one', () => {
    expect(valueOf({ legalName: 'Frío Sur, S. L.' }).legalName).toBeNull();
  });

  test.each([
    [{ name: '' }, [`name: ${REQUIRED}`]],
    [{ kind: 'COMPANY' }, [`legalName: ${REQUIRED}`]],
    [{ kind: 'COMMUNITY', legalName: ' ' }, [`legalName: ${REQUIRED}`]],
    [{ kind: 'PUBLIC_BODY', name: null }, [`legalName: ${REQUIRED}`]],
    [{ phone: null }, ['phone: Indica un teléfono o un correo electrónico']],
    [{ phone: '112' }, ['phone: Indica un teléfono válido']],
    [{ phone: '', email: 'x' }, ['email: Indica un correo electrónico válido']],
    [{ name: '', phone: ' ' }, [`name: ${REQUIRED}`, 'phone: Indica un teléfono o un correo electrónico']],
    [{ name: '', nif: '1' }, [`name: ${REQUIRED}`, 'nif: Indica un NIF válido']],
    [{ kind: 'OTHER' }, ['kind: Elige una opción de la lista', `legalName: ${REQUIRED}`]],
    [{ nif: '12345678A' }, ['nif: Indica un NIF válido']],
    [{ address: { street: 'Mayor' } }, [`address.postalCode: ${REQUIRED}`, `address.city: ${REQUIRED}`]],
    [{ sourceId: 'a/b' }, ['sourceId: Elige una opción de la lista']],
    [{ interestIds: many(11) }, ['interestIds: No puede haber más de 10']],
    [{ interestIds: ['..'] }, ['interestIds.0: Elige una opción de la lista']],
    [{ need: 'a'.repeat(101) }, ['need: No puede tener más de 100 caracteres']],
    [{ estimatedValueCents: -1 }, ['estimatedValueCents: Indica un importe válido']],
    [{ estimatedValueCents: 1.5 }, ['estimatedValueCents: Indica un importe válido']],
    [{ estimatedValueCents: 10_000_000_000 }, ['estimatedValueCents: Indica un importe válido']],
    [{ estimatedValueCents: Number.NaN }, ['estimatedValueCents: Indica un importe válido']],
    [{ nextActionOn: '2026-02-30' }, ['nextActionOn: Indica una fecha válida']],
    [{ notes: 'a'.repeat(4_001) }, ['notes: No puede tener más de 4000 caracteres']],
    [{ notes: 'a\u0000' }, ['notes: Contiene caracteres no válidos']],
    [{ lastName: 'a\nb' }, ['lastName: Contiene caracteres no válidos']],
  ])('with %j reports %j', (changes, wrong) => {
    expect(wrongIn(changes)).toEqual(wrong);
  });

  test.each([
    [{ kind: 'COMPANY', legalName: 'Frío Sur', name: null }],
    [{ phone: null, email: 'ana@ejemplo.es' }],
    [{ interestIds: many(10) }],
    [{ interestIds: null, estimatedValueCents: null, ownerId: '', nextActionOn: '' }],
    [{ estimatedValueCents: 0 }],
    [{ estimatedValueCents: 9_999_999_999 }],
    [{ notes: 'a'.repeat(4_000) }],
    [{ address: { postalCode: '28013' } }],
    [{ address: { postalCode: '28013', city: 'Madrid' } }],
    [{ need: '<script>😀</script>' }],
  ])('with %j is valid', (changes) => {
    expect(wrongIn(changes)).toEqual([]);
  });

  test('without any fields reports the required ones in Spanish', () => {
    expect(requiredIn()).toEqual([
      `kind: ${REQUIRED}`,
      `legalName: ${REQUIRED}`,
      'phone: Indica un teléfono o un correo electrónico',
    ]);
  });
});
