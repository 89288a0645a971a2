import { ALIKE_MAX } from '@cuadrilla/domain/imports/rows/too-common.ts';
import { expect, test } from 'vitest';
import type { Client } from '../clients/client.ts';
import { aClient } from '../clients/testing/test-client.ts';
import { aProspect, aSite } from '../unit/testing/test-unit.ts';
import { importsInMemory } from './testing/test-imports.ts';

const PHONE = '+34600111222';
const NOT_COMPARED = 'Lo comparten más de 300 registros: no se compara con ellos y puede que ya exista';

const many = (count: number, change: Partial<Client>): Client[] =>
  Array.from({ length: count }, (_each, index) =>
    aClient({
      ...{ id: `c${index}`, code: `C-2025-${index}`, nif: null, kind: 'COMMUNITY' },
      ...{ legalName: `Comunidad ${index}`, ...change },
    }),
  );

const noticesOf = (world: ReturnType<typeof importsInMemory>, id: string) =>
  world
    .rows(id)
    .map(({ status, notices }) => [
      status.kind,
      ...notices.map(({ path, message }) => `${path}: ${message}`),
    ]);

test('a phone of too many clients does not hide other matches, and a row without a match has a notice', async () => {
  const others = [
    aClient({ id: 'n1', code: 'C-1', legalName: 'Con NIF', nif: 'B12345674', phones: [PHONE] }),
    aClient({ id: 'n2', code: 'C-2', legalName: 'Con correo', emails: ['a@ejemplo.es'], phones: [PHONE] }),
    aClient({ id: 'n3', code: 'C-3', legalName: 'Con teléfono', phones: ['+34600333444'] }),
  ];
  const world = importsInMemory({ clients: [...many(ALIKE_MAX + 1, { phones: [PHONE] }), ...others] });
  const file =
    'Nombre;NIF;Teléfono;Email\r\n' +
    'D, S.L.;;600111222;\r\n' +
    'A, S.L.;B12345674;600111222;\r\n' +
    'B, S.L.;;600111222;a@ejemplo.es\r\n' +
    'C, S.L.;;600333444;\r\n' +
    'Comunidad 7;;;\r\n';
  const id = await world.check(file);
  expect(noticesOf(world, id)).toEqual([
    ['NEW', `client.phones: ${NOT_COMPARED}`],
    ['DUPLICATE'],
    ['DUPLICATE'],
    ['DUPLICATE'],
    ['UNCHANGED'],
  ]);
  await world.decide(id, { rule: 'UPDATE_EMPTY' });
  const after = await world.import(id);
  expect(after.result).toEqual(after.announced);
  expect(after.result).toMatchObject({ created: 1, changed: 0 });
});

test('a phone of the maximum of clients still finds one of them', async () => {
  const world = importsInMemory({ clients: many(ALIKE_MAX, { phones: [PHONE] }) });
  expect(noticesOf(world, await world.check('Nombre;Teléfono\r\nSol, S.L.;600111222\r\n'))).toEqual([
    ['DUPLICATE'],
  ]);
});

test('a row with a name of too many clients has a notice', async () => {
  const world = importsInMemory({ clients: many(ALIKE_MAX + 1, { legalName: 'Comunidad' }) });
  expect(noticesOf(world, await world.check('Nombre\r\nCOMUNIDAD\r\n'))).toEqual([
    ['NEW', `client.legalName: ${NOT_COMPARED}`],
  ]);
});

test('prospects with a phone of too many clients have a notice', async () => {
  const world = importsInMemory({
    clients: many(ALIKE_MAX + 1, { phones: [PHONE] }),
    prospects: [aProspect({ id: 'p1', phone: PHONE, email: 'p@ejemplo.es' })],
  });
  const id = await world.check(
    'Nombre;Teléfono;Email\r\nAna;600111222;\r\nEva;600111222;p@ejemplo.es\r\n',
    'PROSPECTS',
  );
  expect(noticesOf(world, id)).toEqual([['NEW', `prospect.phone: ${NOT_COMPARED}`], ['UNCHANGED']]);
});

test('equipment and communities of a client whose name is too common need its NIF or code', async () => {
  const clients = many(ALIKE_MAX + 1, { legalName: 'Sol', phones: [PHONE] });
  const ref = { id: 'c3', code: 'C-2025-3', name: 'Sol' };
  const world = importsInMemory({ clients, sites: [aSite({ id: 's1', client: ref })] });
  const problems = async (file: string, kind: string) => {
    const rows = world.rows(await world.check(file, kind));
    return rows.map((row) => row.problems.map(({ message }) => message));
  };
  const asked = [['Hay más de 300 clientes así: añade su NIF o su código']];
  const machines = await problems(
    'Código cliente;Cliente;Teléfono;Tipo\r\n;Sol;;Caldera\r\n;;600111222;Caldera\r\nC-2025-3;Sol;;Caldera\r\n',
    'EQUIPMENT',
  );
  expect(machines).toEqual([...asked, ...asked, []]);
  expect(await problems('Nombre;Administrador de fincas\r\nComunidad Luna;Sol\r\n', 'CLIENTS')).toEqual(
    asked,
  );
});
