import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parsePhone } from '../contact/phone.ts';
import { cellKey } from './cells/cell.ts';
import { HEADER_WORDS } from './header-words.ts';
import { IMPORT_KINDS, type ImportKind } from './import-kinds.ts';
import { guessMapping, mappingProblem } from './mapping.ts';
import { targetsOf } from './targets.ts';

const guess = (kind: ImportKind, headers: readonly string[], cells: readonly string[] = []) =>
  guessMapping(kind, headers, cells.length === 0 ? [] : [cells], parsePhone);

const of = (kind: ImportKind, headers: readonly string[], cells: readonly string[] = []) => {
  const mapping = guess(kind, headers, cells);
  return Object.fromEntries(headers.map((header, column) => [header, mapping[column]]));
};

test.each([
  [
    'client.legalName',
    ['Nombre fiscal', 'Razón social', 'RAZON SOCIAL', 'Denominación', 'Cliente', 'Nombre'],
  ],
  ['client.tradeName', ['Nombre comercial', 'Nombre Comercial / Alias', 'Alias', 'Rótulo']],
  [
    'client.code',
    ['Cód. cliente', 'Código', 'Nº cliente', 'Código de cliente', 'Num. cliente', 'ID cliente'],
  ],
  [
    'client.nif',
    ['NIF', 'C.I.F.', 'CIF/NIF', 'NIF / CIF', 'N.I.F./C.I.F.', 'DNI', 'ID fiscal', 'VAT number'],
  ],
  [
    'client.phones',
    ['Tlf.', 'Tfno.', 'Móvil', 'Teléfono 1', 'Teléfono 3', 'Móvil 2', 'Tel. fijo', 'WhatsApp'],
  ],
  [
    'client.emails',
    ['E-mail', 'Correo electrónico', 'Email 3', 'Correo 2', 'E-mail facturación', 'Dirección email'],
  ],
  ['client.tags', ['Etiquetas', 'Tags', 'Grupo de clientes', 'Familia']],
  ['client.notes', ['Observaciones', 'Notas', 'Notas privadas', 'Comentarios']],
  ['client.ownerId', ['Agente', 'Comercial', 'Agente comercial', 'Vendedor']],
  ['client.managedById', ['Administrador', 'Administrador de fincas', 'Administración de fincas']],
  ['contact.name', ['Persona de contacto', 'Contacto', 'Nombre de contacto', 'A la atención de']],
  ['contact.phone', ['Tlf. contacto', 'Teléfono de contacto', 'Móvil contacto']],
  ['contact.email', ['E-mail contacto', 'Email de contacto']],
  ['site.address.street', ['Dirección', 'Domicilio', 'Calle', 'Dirección de envío', 'Dirección fiscal']],
  ['site.address.city', ['Población', 'Localidad', 'Ciudad', 'Municipio']],
  ['site.address.postalCode', ['C.P.', 'CP', 'Código postal', 'Cód. postal', 'Cod. Postal', 'C. Postal']],
  [
    null,
    [
      ...[
        'Forma de pago',
        'Provincia',
        'País',
        'Fax',
        'Web',
        'IBAN',
        'Banco',
        'Cuenta contable',
        'Descuento',
      ],
      ...['Tarifa', 'Fecha de alta', 'Idioma', 'Moneda', 'Riesgo', 'Recargo de equivalencia', 'Día de pago'],
    ],
  ],
])('headers of clients are mapped to %s', (path, headers) => {
  for (const header of headers) {
    // With a legal name, as otherwise a trade name is mapped to it.
    const mapping =
      path === 'client.legalName' ? guess('CLIENTS', [header]) : guess('CLIENTS', [header, 'Razón social']);
    expect([header, mapping[0]]).toEqual([header, path]);
  }
});

test('a name beside a legal name is mapped to the trade name, in any order', () => {
  for (const headers of [
    ['Nombre', 'Nombre fiscal'],
    ['Razón social', 'Cliente'],
  ]) {
    const legal = headers.findIndex((header) => /fiscal|social/u.test(header));
    expect(guess('CLIENTS', headers)).toEqual(
      headers.map((_header, column) => (column === legal ? 'client.legalName' : 'client.tradeName')),
    );
  }
  expect(of('CLIENTS', ['Nombre', 'Nombre comercial', 'Nombre fiscal'])).toEqual({
    Nombre: null,
    'Nombre comercial': 'client.tradeName',
    'Nombre fiscal': 'client.legalName',
  });
});

test('a single address is mapped to the site, and two are distinguished', () => {
  expect(of('CLIENTS', ['Nombre', 'Dirección fiscal', 'C.P.', 'Población', 'Provincia'])).toEqual({
    Nombre: 'client.legalName',
    'Dirección fiscal': 'site.address.street',
    'C.P.': 'site.address.postalCode',
    Población: 'site.address.city',
    Provincia: null,
  });
  expect(of('CLIENTS', ['Domicilio fiscal', 'CP fiscal', 'Dirección de envío', 'CP'])).toEqual({
    'Domicilio fiscal': 'client.billingAddress.street',
    'CP fiscal': 'client.billingAddress.postalCode',
    'Dirección de envío': 'site.address.street',
    CP: 'site.address.postalCode',
  });
});

test.each([
  [
    'the number of the house',
    [
      ['Calle Mayor', '3'],
      ['Calle Sol', '12'],
      ['Calle Luna', '4'],
    ],
    'site.address.number',
  ],
  [
    'a count of the rows',
    [
      ['Calle Mayor', '1'],
      ['Calle Sol', '2'],
      ['Calle Luna', '3'],
    ],
    null,
  ],
  [
    'beside streets that have theirs',
    [
      ['C/ Mayor 3', '1'],
      ['C/ Sol 5, 2º B', '2'],
    ],
    null,
  ],
])('a column Nº is mapped as %s', (_what, rows, path) => {
  expect(guessMapping('CLIENTS', ['Dirección', 'Nº'], rows, parsePhone)[1]).toBe(path);
});

test('the number of our own files stays, whatever the streets say', () => {
  const headers = ['Dirección: calle', 'Dirección: número'];
  const mapping = guessMapping('CLIENTS', headers, [['Calle Mayor 3 bis', '5']], parsePhone);
  expect(mapping).toEqual(['site.address.street', 'site.address.number']);
});

test('a column Nº that was chosen before stays chosen', () => {
  const remembered = { dirección: 'site.address.street', nº: 'site.address.number' };
  const keyed = Object.fromEntries(
    Object.entries(remembered).map(([header, path]) => [cellKey(header), path]),
  );
  expect(guessMapping('CLIENTS', ['Dirección', 'Nº'], [['C/ Mayor 3', '1']], parsePhone, keyed)[1]).toBe(
    'site.address.number',
  );
});

test('an unknown header is mapped by its cells, but an irrelevant one is not', () => {
  expect(
    of('CLIENTS', ['Nombre', 'Campo 7', 'Fax', 'Campo 9'], ['Ana', 'B12345674', '912345678', 'Sí']),
  ).toEqual({
    Nombre: 'client.legalName',
    'Campo 7': 'client.nif',
    Fax: null,
    'Campo 9': null,
  });
});

test('earlier choices are kept, including skipped columns, and the others are guessed', () => {
  const remembered = { nombrefiscal: null, alias: 'client.legalName' };
  const headers = ['Nombre fiscal', 'Alias', 'Móvil'];
  expect(guessMapping('CLIENTS', headers, [], parsePhone, remembered)).toEqual([
    null,
    'client.legalName',
    'client.phones',
  ]);
});

test('the tariff of a client is skipped, and that of an item is mapped to its price', () => {
  expect(guess('CLIENTS', ['Nombre', 'Tarifa'])[1]).toBeNull();
  expect(guess('ITEMS', ['Referencia', 'Nombre', 'Tarifa', 'IVA', 'Stock'])).toEqual([
    ...['item.ref', 'item.name', 'item.priceCents', 'item.vatPercent', null],
  ]);
});

test('the contact of a file is mapped to the client, with or without a site', () => {
  const headers = ['Nombre fiscal', 'Persona de contacto', 'Teléfono de contacto'];
  expect(guess('CLIENTS', headers).slice(1)).toEqual(['contact.name', 'contact.phone']);
  expect(guess('CLIENTS', [...headers, 'Nombre del contacto']).slice(1)).toEqual([
    ...['site.contactName', 'contact.phone', 'contact.name'],
  ]);
});

test.each([
  [
    ['Descripción', 'Observaciones'],
    ['item.name', 'item.description'],
  ],
  [
    ['Observaciones', 'Descripción'],
    ['item.description', 'item.name'],
  ],
  [
    ['Notas', 'Detalle', 'Descripción larga'],
    ['item.description', 'item.description', 'item.name'],
  ],
  [['Observaciones'], ['item.name']],
])('without a column of names, of the item headers %j only the surest is the name', (headers, mapping) => {
  expect(guess('ITEMS', headers)).toEqual(mapping);
});

test.each(IMPORT_KINDS)('no guess for %s puts two columns where one belongs', (kind) => {
  const headers = targetsOf(kind).flatMap(({ path, label }) => [label, ...(HEADER_WORDS[path] ?? [])]);
  const cells = ['Calle Mayor 3, 28013 Madrid', '28013', 'B12345674', '612345678', 'ana@ejemplo.es', ''];
  const column = fc.tuple(fc.constantFrom(...headers, 'Campo 7'), fc.constantFrom(...cells));
  fc.assert(
    fc.property(fc.array(column, { maxLength: 12, size: 'max' }), (columns) => {
      const mapping = guessMapping(
        kind,
        columns.map(([header]) => header),
        [columns.map(([, cell]) => cell)],
        parsePhone,
      );
      expect(mappingProblem(kind, mapping) ?? '').not.toMatch(/^Dos columnas/u);
    }),
    { seed: 20_261_124, numRuns: 500 },
  );
});
