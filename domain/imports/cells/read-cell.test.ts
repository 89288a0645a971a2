import { describe, expect, test } from 'vitest';
import { parsePhone } from '../../contact/phone.ts';
import { CLIENT } from '../../records/client.ts';
import { EQUIPMENT } from '../../records/equipment.ts';
import { ITEM } from '../../records/item.ts';
import { PROSPECT } from '../../records/prospect.ts';
import { SITE } from '../../records/site.ts';
import { kindOfName } from '../words.ts';
import { cellText } from './cell.ts';
import { readOneAddress } from './one-address.ts';
import { readCell, readPostalCode, type CellWorld } from './read-cell.ts';
import { inTitleCase } from './title-case.ts';

const WORLD: CellWorld = {
  parsePhone,
  epoch1904: false,
  lists: {
    zones: [{ id: 'z1', name: 'Zona Norte' }],
    serviceTypes: [
      { id: 't1', name: 'Avería' },
      { id: 't2', name: 'Revisión' },
    ],
  },
  people: [{ id: 'u1', name: 'Eva Sanz', email: 'eva@taller.es' }],
};

const value = (read: ReturnType<typeof readCell>) => (read.kind === 'read' ? read.value : read);

describe('a NIF', () => {
  test.each([
    ['12345678Z', '12345678Z'],
    ['12.345.678-Z', '12345678Z'],
    ['ES B-12345674', 'B12345674'],
    ['1234567L', '01234567L'],
  ])('%j is read as %j', (text, nif) => {
    expect(value(readCell(CLIENT.nif, text, WORLD))).toBe(nif);
  });

  test('without its letter is refused with a message', () => {
    expect(readCell(CLIENT.nif, 12_345_678, WORLD)).toMatchObject({
      kind: 'wrong',
      message: /falta la letra/,
    });
  });

  test('without its leading zero is completed with a notice', () => {
    expect(readCell(CLIENT.nif, '1234567L', WORLD)).toMatchObject({
      notice: 'Faltaba el cero: 1234567L se guarda como 01234567L',
    });
  });
});

describe('a postal code', () => {
  test.each([
    [8001, '08001'],
    ['8001', '08001'],
    ['28013', '28013'],
    ['28.013', '28013'],
  ])('%j is read as %j', (cell, code) => {
    expect(value(readPostalCode(cell))).toBe(code);
  });

  test.each(['99999', '123', 'Madrid'])('%j is refused', (cell) => {
    expect(readPostalCode(cell).kind).toBe('wrong');
  });
});

describe('phones', () => {
  test.each([
    [612_345_678, ['+34612345678']],
    [34_612_345_678, ['+34612345678']],
    ['0034 612 34 56 78', ['+34612345678']],
    ['600111222/600333444', ['+34600111222', '+34600333444']],
    ['600 111 222 - 600 333 444', ['+34600111222', '+34600333444']],
    ['600111222; 600333444', ['+34600111222', '+34600333444']],
    ['600111222\n600333444', ['+34600111222', '+34600333444']],
    ['600111222 (Juan)', ['+34600111222']],
    ['Móvil: 600111222', ['+34600111222']],
    ['91-123-45-67', ['+34911234567']],
    ['600\u00a0111\u00a0222', ['+34600111222']],
  ])('%j are read as %j', (cell, phones) => {
    expect(value(readCell(CLIENT.phones, cell, WORLD))).toEqual(phones);
  });

  test('with text beside them move the text to the notes', () => {
    expect(readCell(CLIENT.phones, '600111222 (Juan)', WORLD)).toMatchObject({ aside: '600 11 12 22: Juan' });
    expect(readCell(PROSPECT.phone, '600111222/600333444', WORLD)).toMatchObject({
      value: '+34600111222',
      aside: 'Otros teléfonos: 600 33 34 44',
    });
  });

  test.each([
    ['6,12E+08', /Excel ha recortado este número/],
    ['6.12E+8', /recortado/],
    ['12345', /teléfono válido/],
    ['600111222/12', /teléfono válido/],
  ])('%j are refused', (cell, message) => {
    expect(readCell(CLIENT.phones, cell, WORLD)).toMatchObject({ kind: 'wrong', message });
  });
});

test.each(['#N/D', '#¡REF!', '#N/A', '#REF!', '#¡VALOR!', '#DIV/0!', '#¿NOMBRE?', 'Err:502'])(
  'the spreadsheet error %s is refused',
  (text) => {
    expect(readCell(CLIENT.legalName, text, WORLD)).toMatchObject({ kind: 'wrong' });
    expect(readCell(CLIENT.notes, text, WORLD)).toMatchObject({ kind: 'wrong' });
  },
);

test('an error in the cell of a postal code is reported as one', () => {
  expect(readPostalCode('#¡REF!')).toMatchObject({ message: expect.stringContaining('(#¡REF!)') as string });
});

test('a serial number is kept as text, unless the spreadsheet truncated it', () => {
  expect(value(readCell(EQUIPMENT.serialNumber, '12E5', WORLD))).toBe('12E5');
  expect(readCell(EQUIPMENT.serialNumber, '1,2E+06', WORLD)).toMatchObject({ kind: 'wrong' });
});

test('all kinds of spaces are trimmed, and a cell of spaces is blank', () => {
  expect(value(readCell(CLIENT.legalName, '\u00a0 Ana\u00a0\u202fRuiz  ', WORLD))).toBe('Ana Ruiz');
  expect(readCell(CLIENT.legalName, ' \u00a0\u200b', WORLD)).toEqual({ kind: 'blank' });
  expect(cellText(12_345_678_901)).toBe('12345678901');
});

test.each([
  ['Sí', true],
  ['SI', true],
  ['x', true],
  ['✓', true],
  [1, true],
  ['No', false],
  ['-', false],
  ['quizá', { kind: 'wrong', message: 'Escribe Sí o No' }],
])('the flag %j is read as %j', (cell, flag) => {
  expect(value(readCell(SITE.isDwelling, cell, WORLD))).toEqual(flag);
});

test('choices, settings values and people are found by their labels', () => {
  expect(value(readCell(CLIENT.kind, 'comunidad de propietarios', WORLD))).toBe('COMMUNITY');
  expect(value(readCell(EQUIPMENT.kind, 'Split', WORLD))).toBe('AIR_CONDITIONER');
  expect(value(readCell(ITEM.unit, 'Uds.', WORLD))).toBe('UNIT');
  expect(value(readCell(SITE.zoneId, 'ZONA NORTE', WORLD))).toBe('z1');
  expect(value(readCell(PROSPECT.interestIds, 'revision, averia', WORLD))).toEqual(['t2', 't1']);
  expect(value(readCell(CLIENT.owner, 'eva sanz', WORLD))).toBe('u1');
  expect(readCell(SITE.zoneId, 'Sur', WORLD)).toMatchObject({
    kind: 'wrong',
    message: /«Sur» no está en Configuración/,
  });
  expect(readCell(CLIENT.kind, 'marciano', WORLD)).toMatchObject({
    kind: 'wrong',
    message: /Particular, Empresa/,
  });
});

test('a wrong barcode is left out, and reported', () => {
  const barcodes = (text: string | number) => readCell(ITEM.barcodes, text, WORLD);
  expect(value(barcodes('8410525150005'))).toEqual(['8410525150005']);
  expect(value(barcodes(96_385_074))).toEqual(['96385074']);
  expect(barcodes('8410525150006, 96385074')).toEqual({
    kind: 'read',
    value: ['96385074'],
    notice:
      'Se importa sin «8410525150006»: no tiene 8, 12, 13 o 14 cifras o su cifra de control no es la que debe',
  });
  expect(barcodes('8410525150006/123')).toMatchObject({
    value: [],
    notice: expect.stringContaining('sin «8410525150006» ni «123»: no tienen') as string,
  });
  expect(barcodes('8,41E+12')).toMatchObject({ kind: 'wrong', message: /Excel ha recortado/ });
});

test('unreadable amounts and dates are refused', () => {
  expect(value(readCell(ITEM.priceCents, '1.234,56 €', WORLD))).toBe(123_456);
  expect(readCell(ITEM.priceCents, '(12,50)', WORLD).kind).toBe('wrong');
  expect(readCell(ITEM.priceCents, 'consultar', WORLD).kind).toBe('wrong');
  expect(value(readCell(EQUIPMENT.installedOn, 46_329, WORLD))).toBe('2026-11-03');
  expect(readCell(EQUIPMENT.installedOn, 'pronto', WORLD).kind).toBe('wrong');
});

test('a date with the month first says how it is read, a date of a workbook is what it is', () => {
  const installed = (cell: string | { day: string }) =>
    readCell(EQUIPMENT.installedOn, cell, WORLD, { dates: 'MONTH_FIRST' });
  expect(installed('3/11/2026')).toEqual({
    kind: 'read',
    value: '2026-03-11',
    notice: 'Se lee 11/03/2026: en esta columna el mes va delante del día',
  });
  expect(installed('11/13/2026')).toEqual({ kind: 'read', value: '2026-11-13' });
  expect(installed({ day: '2026-11-03' })).toEqual({ kind: 'read', value: '2026-11-03' });
  expect(value(readCell(CLIENT.notes, { day: '2026-11-03' }, WORLD))).toBe('03/11/2026');
});

test('an amount of a column with both decimals is refused where it may be two', () => {
  const price = (text: string | number) => readCell(ITEM.priceCents, text, WORLD, { decimals: 'MIXED' });
  expect(price('12.500')).toEqual({
    kind: 'wrong',
    message:
      'La columna mezcla comas y puntos decimales y puede ser 12.500,00\u00a0€ o 12,50\u00a0€: escríbelo con coma decimal y sin puntos',
  });
  expect(price('12.345')).toMatchObject({
    message: 'La columna mezcla comas y puntos decimales: escríbelo con coma decimal y sin puntos',
  });
  expect(value(price('1.234,56'))).toBe(123_456);
  expect(value(price('3.25'))).toBe(325);
  expect(readCell(ITEM.priceCents, 12.345, WORLD, { decimals: 'POINT' }).kind).toBe('wrong');
  expect(value(readCell(ITEM.priceCents, 1234.5, WORLD, { decimals: 'POINT' }))).toBe(123_450);
  expect(value(readCell(ITEM.vatPercent, '21.000', WORLD, { decimals: 'MIXED' }))).toBe(21);
});

test.each([
  [
    'C/ Mayor 3, 2ºB, 28013 Madrid',
    { street: 'C/ Mayor', number: '3', floor: '2ºB', postalCode: '28013', city: 'Madrid' },
  ],
  [
    'Avda. de la Paz, 12, 28901 Getafe (Madrid)',
    { street: 'Avda. de la Paz', number: '12', floor: '', postalCode: '28901', city: 'Getafe' },
  ],
  [
    'Calle Sol nº 5 bis - 08001 Barcelona',
    { street: 'Calle Sol', number: '5 bis', floor: '', postalCode: '08001', city: 'Barcelona' },
  ],
  [
    'Plaza Mayor, s/n\n37001 Salamanca',
    { street: 'Plaza Mayor', number: 's/n', floor: '', postalCode: '37001', city: 'Salamanca' },
  ],
  ['Polígono Norte', { street: 'Polígono Norte', number: '', floor: '', postalCode: '', city: '' }],
])('the address %j is split into its parts', (text, parts) => {
  expect(readOneAddress(text)).toEqual(parts);
});

test.each([
  ['CALDERAS DEL SUR, S.L.', 'Calderas del Sur, S.L.'],
  ['MARÍA JOSÉ GARCÍA DE LA PEÑA', 'María José García de la Peña'],
  ['Ana Ruiz', 'Ana Ruiz'],
  ['IES', 'Ies'],
])('%j is converted to title case as %j', (text, written) => {
  expect(inTitleCase(text)).toBe(written);
});

test.each([
  ['Calderas Sur, S.L.', 'COMPANY'],
  ['Talleres Pérez SL', 'COMPANY'],
  ['Hermanos Ruiz C.B.', 'COMPANY'],
  ['Comunidad de Propietarios Sol 3', 'COMMUNITY'],
  ['C.P. Mayor 5', 'COMMUNITY'],
  ['Ayuntamiento de Getafe', 'PUBLIC_BODY'],
  ['Ana Ruiz', null],
  ['Luisa', null],
])('the name %j suggests the kind %j', (name, kind) => {
  expect(kindOfName(name)).toBe(kind);
});
