import { recordMatchOf, type MatchField } from '@cuadrilla/domain/imports/rows/row-states.ts';
import { expect, test } from 'vitest';
import type { Client } from '../clients/client.ts';
import { aClient } from '../clients/testing/test-client.ts';
import { importsInMemory } from './testing/test-imports.ts';

test('clients with nothing but a name are not made twice', async () => {
  const world = importsInMemory();
  const file = 'Nombre;Notas\r\nPescadería Lola;Paga bien\r\nHermanos Díez;\r\n';
  await world.import(await world.check(file));
  const again = await world.check(file);
  expect(world.rows(again).map(({ status }) => status)).toMatchObject([
    { kind: 'UNCHANGED', match: { by: 'NAME' } },
    { kind: 'UNCHANGED', match: { by: 'NAME' } },
  ]);
});

const PHONE = '+34600111222';

test.each<[string, Partial<Client>, string, MatchField | null]>([
  ['people, if one has no phone or e-mail', { phones: [PHONE] }, ';;', 'NAME'],
  ['people with one phone', { phones: [PHONE] }, ';600111222;', 'PHONE'],
  ['people with two phones', { phones: [PHONE] }, ';600333444;', null],
  ['a company and a person with two phones', { kind: 'COMPANY', phones: [PHONE] }, ';600333444;', 'NAME'],
  ['people with two NIFs', { nif: '12345678Z', phones: [] }, '01234567L;;', null],
  ['people of whom one has a NIF', { phones: [] }, '01234567L;;', 'NAME'],
])('two %s, and one name are compared', async (_who, known, rest, by) => {
  const pilar = { id: 'c1', kind: 'PERSON', legalName: 'Pilar Domínguez', nif: null } as const;
  const world = importsInMemory({ clients: [aClient({ ...pilar, emails: [], ...known })] });
  const id = await world.check(`Nombre;NIF;Teléfono;Email\r\nPILAR DOMINGUEZ;${rest}\r\n`);
  expect(world.rows(id).map((row) => recordMatchOf(row)?.by ?? null)).toEqual([by]);
});
