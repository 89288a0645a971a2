import { describe, expect, test } from 'vitest';
import { correctEquipment, createEquipment, updateEquipment } from './save-equipment.ts';
import { aClient } from '../testing/test-client.ts';
import { AGENT, anEquipment, aSite, inMemory, TECHNICIAN } from '../../unit/testing/test-unit.ts';

const MADE = 'A'.repeat(20);
const ARCHIVED = { kind: 'transition', message: 'El cliente está archivado: restáuralo antes' };
const NOT_AT_WORK = {
  kind: 'transition',
  message: 'Solo puedes hacerlo durante una visita tuya en curso en esta ubicación',
};
const invalid = (path: string) => ({ kind: 'invalid', fields: [{ path }] });

type World = NonNullable<Parameters<typeof inMemory>[0]>;
const world = (changes: World = {}) =>
  inMemory({ clients: [aClient()], sites: [aSite()], equipment: [anEquipment()], ...changes });

const boiler = (siteId = 's') => ({ siteId, kind: 'BOILER', brand: 'Baxi' }) as const;

describe('createEquipment', () => {
  const add = ({ deps }: ReturnType<typeof world>, siteId = 's', id: string | null = null, by = AGENT) =>
    createEquipment(deps, by, { id, equipment: boiler(siteId) }, null);

  test("creates equipment at the site, under the device's id if given", async () => {
    const made = world();
    expect(await add(made)).toEqual({ kind: 'done', ids: ['new1'] });
    expect(made.found.equipment.get('new1')).toMatchObject({
      ...{ brand: 'Baxi', status: 'OPERATIONAL', client: { id: 'x' }, site: { id: 's', name: 'Casa' } },
    });
    expect(await add(world(), 's', MADE)).toEqual({ kind: 'done', ids: [MADE] });
  });

  test.each([
    ['an id in use', world(), 's', 'e', invalid('id')],
    ['an invalid id', world(), 's', 'a/b', invalid('id')],
    ['an unknown site', world(), 'nobody', null, invalid('equipment.siteId')],
    [
      'an archived site',
      world({ sites: [aSite({ archived: true })] }),
      's',
      null,
      invalid('equipment.siteId'),
    ],
    ['an archived client', world({ clients: [aClient({ archived: true })] }), 's', null, ARCHIVED],
  ])('refuses %s', async (_what, known, siteId, id, expected) => {
    expect(await add(known, siteId, id)).toMatchObject(expected);
  });

  test.each([
    ['none', invalid('equipment.siteId')],
    ['known', NOT_AT_WORK],
    ['atWork', { kind: 'done' }],
  ] as const)('by a technician with access %s to the site is checked', async (siteAccess, expected) => {
    expect(await add(world({ siteAccess }), 's', null, TECHNICIAN)).toMatchObject(expected);
  });
});

describe('updateEquipment', () => {
  const update = ({ deps }: ReturnType<typeof world>, siteId = 's', by = AGENT) =>
    updateEquipment(deps, by, { id: 'e', version: 1, equipment: boiler(siteId) }, null);
  const away = (changes: Parameters<typeof aSite>[0]) => ({
    sites: [aSite(), aSite({ id: 't', ...changes })],
  });

  test('moves equipment within its client', async () => {
    const moved = world(away({ name: 'Ático' }));
    expect(await update(moved, 't')).toEqual({ kind: 'done', ids: ['e'] });
    expect(moved.found.equipment.get('e')).toMatchObject({ site: { id: 't', name: 'Ático' }, brand: 'Baxi' });
  });

  test.each([
    ['an archived site', away({ archived: true })],
    ['another client’s site', { ...away({ client: { id: 'y', code: '', name: '' } }) }],
    ['an unknown site', {}],
  ])('does not move equipment to %s', async (_where, changes) => {
    expect(await update(world(changes), 't')).toMatchObject(invalid('equipment.siteId'));
  });

  test('keeps a site that was archived since', async () => {
    expect(await update(world({ sites: [aSite({ archived: true })] }))).toMatchObject({ kind: 'done' });
  });

  test('refuses unknown equipment, an archived client and a stale version', async () => {
    expect(await update(world({ equipment: [] }))).toEqual({ kind: 'notFound' });
    expect(await update(world({ clients: [aClient({ archived: true })] }))).toEqual(ARCHIVED);
    expect(await update(world({ equipment: [anEquipment({ version: 2 })] }))).toEqual({ kind: 'conflict' });
  });

  test('allows a technician at work to change all but the site', async () => {
    expect(await update(world({ siteAccess: 'none' }), 's', TECHNICIAN)).toEqual({ kind: 'notFound' });
    expect(await update(world({ siteAccess: 'known' }), 's', TECHNICIAN)).toEqual(NOT_AT_WORK);
    expect(await update(world({ siteAccess: 'atWork' }), 's', TECHNICIAN)).toMatchObject({ kind: 'done' });
    const moving = world({ siteAccess: 'atWork', ...away({}) });
    expect(await update(moving, 't', TECHNICIAN)).toMatchObject(invalid('equipment.siteId'));
  });

  test.each([
    [{ installedOn: '2024-02-30', warrantyUntil: '2020-01-01' }, 'equipment.installedOn'],
    [{ installedOn: '2024-02-29', warrantyUntil: '2020-01-01' }, 'equipment.warrantyUntil'],
    [{ installedOn: '2204-02-29' }, 'equipment.installedOn'],
  ] as const)('reports the invalid date of %o', async (dates, path) => {
    const input = { id: 'e', version: 1, equipment: { ...boiler(), ...dates } };
    expect(await updateEquipment(world().deps, AGENT, input, null)).toMatchObject(invalid(path));
  });
});

describe('correctEquipment', () => {
  test('changes only the sent fields, regardless of the version', async () => {
    const known = world({ equipment: [anEquipment({ version: 7, model: 'ecoTEC' })] });
    const input = { id: 'e', serialNumber: ' 21 18 ', model: null };
    expect(await correctEquipment(known.deps, AGENT, input, null)).toEqual({ kind: 'done', ids: ['e'] });
    expect(known.found.equipment.get('e')).toMatchObject({
      ...{ brand: 'Vaillant', model: null, serialNumber: '21 18' },
    });
  });

  test.each([
    ['none', { kind: 'notFound' }],
    ['known', NOT_AT_WORK],
    ['atWork', { kind: 'done' }],
  ] as const)('by a technician with access %s to the site is checked', async (siteAccess, expected) => {
    const { deps } = world({ siteAccess });
    expect(await correctEquipment(deps, TECHNICIAN, { id: 'e', brand: 'Baxi' }, null)).toMatchObject(
      expected,
    );
  });
});
