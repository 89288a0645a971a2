import { expect, test } from 'vitest';
import { ADMIN } from '../../unit/testing/test-unit.ts';
import { actOnImport } from '../act-on-import.ts';
import { importsInMemory } from '../testing/test-imports.ts';
import { shownUnknownValues } from './unknown-values.ts';

type World = ReturnType<typeof importsInMemory>;

const zone = (id: string, name: string, retired = false) => ({
  ...{ id, name, retired },
  postalPrefixes: [],
});

const FILE =
  'Nombre;Dirección;CP;Población;Zona;Tipo de cliente\r\n' +
  'Uno;Calle Mayor 3;28013;Madrid;Nte.;Marciano\r\n' +
  'Dos;Calle Mayor 4;28013;Madrid;NTE;Empresa\r\n' +
  'Tres;Calle Mayor 5;28013;Madrid;Norte;Empresa\r\n' +
  'Cuatro;Calle Mayor 6;28013;Madrid;?;\r\n';

const worldOf = () =>
  importsInMemory({ settings: { zones: { values: [zone('z1', 'Norte'), zone('z2', 'Sur')] } } });

const shown = (world: World, id: string) => shownUnknownValues(world.deps, world.theImport(id));

async function recheck(
  world: World,
  id: string,
  values: { target: string; text: string; value: string | null }[],
) {
  const { version } = world.theImport(id);
  return actOnImport(world.deps, ADMIN, { id, version, act: 'CHECK', values }, null);
}

const ZONE = 'site.zoneId';

test('the unknown values of a column are listed once, with their rows and what may be chosen', async () => {
  const world = worldOf();
  const id = await world.check(FILE);
  expect(await shown(world, id)).toEqual([
    {
      ...{ target: ZONE, label: 'Zona', headers: ['Zona'], mayBeBlank: true },
      values: [
        { text: 'Nte.', rows: 2, chosen: null, isBlank: false },
        { text: '?', rows: 1, chosen: null, isBlank: false },
      ],
      choices: [
        { id: 'z1', name: 'Norte' },
        { id: 'z2', name: 'Sur' },
      ],
    },
    expect.objectContaining({
      target: 'client.kind',
      values: [{ text: 'Marciano', rows: 1, chosen: null, isBlank: false }],
    }),
  ]);
  expect(world.announced(id)).toMatchObject({ created: 1, error: 3 });
});

test('choices apply to all their rows, and to the next file with these headers', async () => {
  const world = worldOf();
  const id = await world.check(FILE);
  expect(
    await recheck(world, id, [
      { target: ZONE, text: 'Nte.', value: 'z1' },
      { target: ZONE, text: '?', value: null },
      { target: 'client.kind', text: 'Marciano', value: 'COMPANY' },
    ]),
  ).toEqual({ kind: 'done', ids: [id] });
  await world.advance(id);
  expect(world.announced(id)).toMatchObject({ created: 4, error: 0 });
  const [unknown] = await shown(world, id);
  expect(unknown?.values).toEqual([
    { text: 'Nte.', rows: 2, chosen: 'z1', isBlank: false },
    { text: '?', rows: 1, chosen: null, isBlank: true },
  ]);
  await world.import(id);
  const zones = [...world.found.sites.values()].map(({ address, zoneId }) => [address.number, zoneId]);
  expect(zones).toEqual([
    ['3', 'z1'],
    ['4', 'z1'],
    ['5', 'z1'],
    ['6', null],
  ]);
  const next = await world.check(FILE.replaceAll('Calle Mayor', 'Calle Sol').replaceAll('\r\n', ' \r\n'));
  expect(world.announced(next).error).toBe(0);
});

test.each([
  ['a value that is not there', { target: ZONE, text: 'Nte.', value: 'z9' }],
  ['a text that is known', { target: ZONE, text: 'Norte', value: 'z2' }],
  ['another field', { target: 'site.name', text: 'Nte.', value: 'z1' }],
])('%s is refused', async (_case, choice) => {
  const world = worldOf();
  const id = await world.check(FILE);
  expect(await recheck(world, id, [choice])).toMatchObject({
    kind: 'invalid',
    fields: [{ path: 'values', message: 'Ese valor ya no se puede elegir' }],
  });
  expect(world.theImport(id).status).toBe('CHECKED');
});

test('a chosen value that is no longer in use is asked for again', async () => {
  const world = worldOf();
  const id = await world.check(FILE);
  await recheck(world, id, [{ target: ZONE, text: 'Nte.', value: 'z1' }]);
  await world.advance(id);
  const retired = { values: [zone('z1', 'Norte', true), zone('z2', 'Sur')] };
  const deps = importsInMemory({ settings: { zones: retired } }).deps;
  const [unknown] = await shownUnknownValues(deps, world.theImport(id));
  expect(unknown?.values[0]).toEqual({ text: 'Nte.', rows: 2, chosen: null, isBlank: false });
});

test('the kind of a machine cannot be left blank', async () => {
  const world = worldOf();
  const id = await world.check('Cliente: código;Tipo de equipo\r\nC-2026-0001;Cachivache\r\n', 'EQUIPMENT');
  expect(await shown(world, id)).toMatchObject([{ target: 'equipment.kind', mayBeBlank: false }]);
  expect(
    await recheck(world, id, [{ target: 'equipment.kind', text: 'Cachivache', value: null }]),
  ).toMatchObject({
    kind: 'invalid',
  });
});
