import { expect, test } from 'vitest';
import { noticedRows, type RowView } from '@cuadrilla/domain/imports/rows/row-tally.ts';
import { aClient } from '../../clients/testing/test-client.ts';
import { ADMIN, AGENT } from '../../unit/testing/test-unit.ts';
import { readImport } from './read-import.ts';
import { readImportRows } from './read-import-rows.ts';
import { importsInMemory } from '../testing/test-imports.ts';

const HEAD = 'Nombre;Email\r\n';
const line = (n: number) => `Cliente ${n};c${n}@ejemplo.es\r\n`;
const lines = (from: number, to: number) =>
  Array.from({ length: to - from }, (_row, index) => line(from + index)).join('');

type World = ReturnType<typeof importsInMemory>;

/** The numbers of the rows that were read, and the pages that were read for them. */
async function rowsOf({ deps }: World, id: string, view: RowView, fromPage = 0) {
  const read: number[][] = [];
  const { imports } = deps.stores;
  const pages: typeof imports.pages = (of, numbers) => {
    read.push([...numbers]);
    return imports.pages(of, numbers);
  };
  const answer = await readImportRows({ stores: { imports: { ...imports, pages } } }, ADMIN, {
    ...{ id, view, fromPage },
  });
  return { numbers: answer?.rows.map(({ number }) => number), nextPage: answer?.nextPage, read };
}

test('of many pages only those with repeated rows are read, at once', async () => {
  const clients = [
    aClient({ id: 'c1', code: 'C-2026-0001', legalName: 'Otro', emails: ['c0@ejemplo.es'] }),
    aClient({ id: 'c2', code: 'C-2026-0002', legalName: 'Otra', emails: ['c130@ejemplo.es'] }),
  ];
  const world = importsInMemory({ clients });
  const id = await world.check(HEAD + lines(0, 200));
  expect(await rowsOf(world, id, 'DUPLICATES')).toEqual({
    numbers: [2, 132],
    nextPage: null,
    read: [[0, 3]],
  });
  expect(await rowsOf(world, id, 'DUPLICATES', 1)).toMatchObject({ numbers: [132], read: [[3]] });
  expect(await rowsOf(world, id, 'ERRORS')).toEqual({ numbers: [], nextPage: null, read: [[]] });
  expect(await rowsOf(world, id, 'ALL')).toMatchObject({ nextPage: 1, read: [[0]] });
  expect(await rowsOf(world, id, 'ALL', 4)).toMatchObject({ nextPage: null, read: [[4]] });
});

test('rows that lie far apart are read in several answers', async () => {
  const world = importsInMemory();
  // An error in each of thirty pages.
  const text = Array.from({ length: 1_200 }, (_row, n) =>
    n % 40 === 7 ? `Cliente ${n};no es un correo\r\n` : line(n),
  );
  const id = await world.check(HEAD + text.join(''), 'CLIENTS');
  const first = await rowsOf(world, id, 'ERRORS');
  expect(first.numbers).toHaveLength(20);
  expect(first.nextPage).toBe(20);
  const second = await rowsOf(world, id, 'ERRORS', 20);
  expect(second.numbers).toHaveLength(10);
  expect(second.nextPage).toBeNull();
});

test('only pages with rows that changed meanwhile, or that an undo kept, are read for them', async () => {
  const known = aClient({
    id: 'c1',
    code: 'C-2026-0001',
    legalName: 'Cliente 90',
    emails: ['c90@ejemplo.es'],
  });
  const world = importsInMemory({ clients: [known] });
  const id = await world.check(
    `Nombre;Email;Notas\r\n` + lines(0, 100).replaceAll('\r', ';Nota\r'),
    'CLIENTS',
  );
  await world.decide(id, { rule: 'UPDATE' });
  world.found.clients.set('c1', { ...known, version: 2, tradeName: 'Otro' });
  await world.import(id);
  expect(await rowsOf(world, id, 'CHANGED')).toEqual({ numbers: [92], nextPage: null, read: [[2]] });
  expect(await rowsOf(world, id, 'KEPT')).toMatchObject({ numbers: [], read: [[]] });
  const edited = [...world.found.clients.values()].find(({ legalName }) => legalName === 'Cliente 45');
  if (edited === undefined) throw new Error('not imported');
  world.found.clients.set(edited.id, { ...edited, version: 2, tradeName: 'Otro' });
  await world.undo(id);
  expect(await rowsOf(world, id, 'KEPT')).toEqual({ numbers: [47], nextPage: null, read: [[1]] });
});

test('a row shows what was read of it, and a repeated one what differs', async () => {
  const world = importsInMemory();
  const id = await world.check(
    'Referencia;Nombre;PVP;Ud\r\nVAL-15;Válvula;12,5;m\r\nval-15;Válvula;13;m\r\nVAL-15;Válvula;12,5;m\r\n',
    'ITEMS',
  );
  const answer = await readImportRows(world.deps, ADMIN, { id, view: 'ALL', fromPage: 0 });
  expect(answer?.rows.map(({ repeats }) => repeats)).toEqual([
    null,
    'Repite la fila 2 con otros datos, que no se importan: «Precio por unidad, sin IVA»',
    'Repite la fila 2: solo se importa la primera',
  ]);
  expect(answer?.rows[1]?.values).toEqual([
    { path: 'item.ref', label: 'Referencia', text: 'val-15' },
    { path: 'item.name', label: 'Nombre', text: 'Válvula' },
    { path: 'item.priceCents', label: 'Precio por unidad, sin IVA', text: '13,00\u00a0€' },
    { path: 'item.unit', label: 'Unidad', text: 'm' },
  ]);
});

test('a repeated row of a client is compared with all data of its client', async () => {
  const world = importsInMemory();
  const id = await world.check(
    'Nombre;NIF;Teléfono;Dirección;CP;Población;Notas\r\n' +
      'Uno, S.L.;B12345674;612345678;Calle Mayor 3;28013;Madrid;A\r\n' +
      'Uno, S.L.;B12345674;;Calle Nueva 1;28013;Madrid;\r\n' +
      'Uno, S.L.;B12345674;612345678;Calle Nueva 1;28013;Madrid;B\r\n',
  );
  const answer = await readImportRows(world.deps, ADMIN, { id, view: 'DUPLICATES', fromPage: 0 });
  expect(answer?.rows.map(({ number, repeats }) => [number, repeats])).toEqual([
    [4, 'Repite la fila 3 con otros datos, que no se importan: «Notas»'],
  ]);
});

test('a further row of a client names the client and what is not imported', async () => {
  const world = importsInMemory();
  const id = await world.check(
    'Nombre;NIF;Teléfono;Dirección;CP;Población;Contacto\r\n' +
      'Núñez Clima, S.L.;B12345674;612345678;Calle Mayor 3;28013;Madrid;Eva\r\n' +
      'NUÑEZ CLIMA SL;B-1234567-4;612345679;Calle Nueva 1;28013;Madrid;\r\n' +
      'Núñez Clima, S.L.;B12345674;612345678;Calle Mayor 3;28013;Madrid;Luis\r\n' +
      'Otra, S.L.;;;Calle Sol 1;28013;Madrid;\r\n',
  );
  const answer = await readImportRows(world.deps, ADMIN, { id, view: 'ALL', fromPage: 0 });
  expect(answer?.rows.map(({ repeats, notices }) => [repeats, notices])).toEqual([
    [null, []],
    ['Otra ubicación del cliente de la fila 2', ['Teléfonos: no se importa, vale lo de la fila 2']],
    ['Otro contacto del cliente de la fila 2', []],
    [null, []],
  ]);
});

test('a row with the NIF of another client is among those with notices', async () => {
  const world = importsInMemory();
  const id = await world.check(
    'Nombre;NIF;Teléfono;Dirección;CP;Población\r\n' +
      'Talleres Núñez, S.L.;B12345674;612345678;Calle Mayor 3;28013;Madrid\r\n' +
      'TALLERES NUÑEZ SL;B12345674;;Calle Nueva 1;28013;Madrid\r\n' +
      'Panadería Peña, S.L.;B12345674;612345679;Calle Sol 1;28013;Madrid\r\n',
  );
  expect(await rowsOf(world, id, 'NOTICES')).toMatchObject({ numbers: [4] });
  const found = await readImport(world.deps, ADMIN, id);
  expect(noticedRows(found?.tallies ?? [])).toBe(1);
  const answer = await readImportRows(world.deps, ADMIN, { id, view: 'NOTICES', fromPage: 0 });
  expect(answer?.rows[0]?.notices[0]).toBe('Nombre o razón social: no se importa, vale lo de la fila 2');
});

test('rows of an import that the user may not see are not read', async () => {
  const world = importsInMemory();
  const id = await world.check('Referencia;Nombre\r\nVAL-15;Válvula\r\n', 'ITEMS');
  expect(await readImportRows(world.deps, AGENT, { id, view: 'ALL', fromPage: 0 })).toBeNull();
});
