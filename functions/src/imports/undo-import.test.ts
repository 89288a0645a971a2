import { WHY_KEPT } from '@cuadrilla/domain/imports/undo/why-kept.ts';
import { PAGE_ROWS } from '@cuadrilla/domain/imports/rows/stored-row.ts';
import { describe, expect, test } from 'vitest';
import { clientRefOf } from '../clients/client.ts';
import { aClient } from '../clients/testing/test-client.ts';
import type { ServiceType } from '../settings/settings.ts';
import type { Member } from '../staff/store/staff-records.ts';
import { aServiceType } from '../settings/testing/test-settings.ts';
import { aSite } from '../unit/testing/test-unit.ts';
import { aTechnician } from '../unit/testing/test-work.ts';
import { aLine, aService } from '../work/testing/test-service.ts';
import { importsInMemory } from './testing/test-imports.ts';

const ITEMS = 'Referencia;Nombre;Precio\r\nVAL-15;Válvula;12\r\nMO;Hora;38\r\nTUBO;Tubo;3\r\n';

const keptIn = (world: ReturnType<typeof importsInMemory>, id: string) =>
  world.rows(id).flatMap(({ kept }) => kept.map(({ name, why }) => [name, why]));

test('items that a service or a type of service uses are kept, and the undo says by whom', async () => {
  const values: ServiceType[] = [];
  const world = importsInMemory({ settings: { serviceTypes: { values } } });
  const id = await world.check(ITEMS, 'ITEMS');
  await world.import(id);
  const [valve, hour] = [...world.found.items.values()];
  if (!valve || !hour) throw new Error('nothing was made');
  const item = { id: valve.id, code: valve.ref, name: valve.name };
  const service = aService({ code: 'S-2026-0007', lines: [aLine({ item })] });
  world.found.services.set(service.id, service);
  values.push(aServiceType({ defaultLines: [{ itemId: hour.id, quantityMilli: 1_000 }] }));
  expect(await world.undo(id)).toMatchObject({
    status: 'PARTLY_UNDONE',
    undo: { removed: 1, restored: 0, kept: 2 },
  });
  expect(keptIn(world, id)).toEqual([
    ['Válvula', 'Lo usa una línea del servicio S-2026-0007'],
    ['Hora', 'Lo usan las líneas por defecto del tipo de servicio Revisión'],
  ]);
  expect([...world.found.items.values()]).toEqual([valve, hour]);
});

test.each([
  ['30 days', 30, true],
  ['more than 30 days', 30 + 1 / 86_400, false],
])('an import can be undone for 30 days: after %s', async (_long, days, isAllowed) => {
  const world = importsInMemory();
  const id = await world.check(ITEMS, 'ITEMS');
  await world.import(id);
  world.change(id, { importedAt: new Date(world.deps.now().getTime() - days * 86_400_000) });
  const undone = world.act(id, 'UNDO');
  if (isAllowed) await undone;
  else await expect(undone).rejects.toThrow('Han pasado más de 30 días');
  expect(world.theImport(id).status).toBe(isAllowed ? 'UNDOING' : 'IMPORTED');
});

const EVA: Member = { id: 'eva', name: 'Eva Sanz', role: 'AGENT', active: true };
const LEO: Member = { id: 'leo', name: 'Leo Gil', role: 'AGENT', active: true };

test('undo does not restore an inactive owner of a client, and a renamed owner is not a later change', async () => {
  const client = aClient({ nif: 'B12345674', owner: { id: 'eva', name: 'Eva Sanz' }, notes: null });
  const users = [aTechnician({ id: 'leo', role: 'AGENT', name: 'Leo', lastName: 'Gil' })];
  const staff = [EVA, LEO];
  const world = importsInMemory({ clients: [client], staff, users });
  const bring = async () => {
    const id = await world.check('CIF;Nombre;Agente;Notas\r\nB12345674;Uno;Leo Gil;Portal\r\n');
    await world.decide(id, { rule: 'UPDATE' });
    await world.import(id);
    return id;
  };
  const first = await bring();
  const changed = world.found.clients.get(client.id);
  expect(changed).toMatchObject({ owner: { id: 'leo' }, notes: 'Portal' });
  if (changed) world.found.clients.set(client.id, { ...changed, owner: { id: 'leo', name: 'Leonardo Gil' } });
  expect(await world.undo(first)).toMatchObject({ status: 'UNDONE', undo: { restored: 1, kept: 0 } });
  const second = await bring();
  staff.splice(0, 1, { ...EVA, active: false });
  expect(await world.undo(second)).toMatchObject({ status: 'PARTLY_UNDONE', undo: { restored: 0, kept: 1 } });
  expect(keptIn(world, second)).toEqual([['Uno', 'El agente que tenía antes ya no está activo']]);
  expect(world.found.clients.get(client.id)).toMatchObject({ owner: { id: 'leo' }, notes: null });
});

const SPREAD = 'Nombre;CIF;Dirección;CP;Población\r\n';

/** A client with a first site and a further one, after so many other clients; the row of the further site stands on a page. */
async function importedWithSites(others: number, firstSite = 'Mayor 3;28013;Madrid') {
  const world = importsInMemory();
  const before = Array.from({ length: others }, (_line, n) => `Otro ${n};;Luna ${n};28001;Madrid\r\n`);
  const id = await world.check(
    `${SPREAD}${before.join('')}Uno;B12345674;${firstSite}\r\nUno;B12345674;Sol 5;08001;Barcelona\r\n`,
  );
  await world.import(id);
  expect(world.theImport(id).tallies).toHaveLength(others < PAGE_ROWS - 1 ? 1 : 2);
  const client = [...world.found.clients.values()].find(({ nif }) => nif === 'B12345674');
  if (!client) throw new Error('nothing was made');
  const sites = () => [...world.found.sites.values()].filter((site) => site.client.id === client.id);
  return { world, id, client, sites };
}

const PLACES = [
  ['on the page of its client', 0],
  ['on a later page than its client', PAGE_ROWS - 1],
] as const;

describe.each(PLACES)('a further site whose row stands %s', (_where, others) => {
  test.each([
    ['was edited', 'changed'],
    ['has a service elsewhere', 'services'],
  ] as const)('goes although its client %s, and the client keeps its first site', async (_why, why) => {
    const { world, id, client, sites } = await importedWithSites(others);
    if (why === 'changed') world.found.clients.set(client.id, { ...client, notes: 'Llamar', version: 2 });
    else world.found.services.set('sv', aService({ id: 'sv', client: clientRefOf(client) }));
    const undone = await world.undo(id);
    expect(undone).toMatchObject({ status: 'PARTLY_UNDONE', undo: { removed: 2 * others + 1, kept: 2 } });
    expect(sites().map(({ name }) => name)).toEqual(['Mayor 3']);
    const [left] = sites();
    expect(world.found.clients.get(client.id)).toMatchObject({ siteCount: 1, mainSiteId: left?.id });
    expect(keptIn(world, id).toSorted()).toEqual([
      ['Mayor 3', 'Es de un cliente que se queda'],
      ['Uno', WHY_KEPT[why]],
    ]);
  });

  test('stays if it is the last site of a client that stays', async () => {
    const { world, id, client, sites } = await importedWithSites(others, ';;');
    world.found.clients.set(client.id, { ...client, notes: 'Llamar antes', version: 2 });
    expect(await world.undo(id)).toMatchObject({ undo: { removed: 2 * others, kept: 2 } });
    expect(sites().map(({ name }) => name)).toEqual(['Sol 5']);
    expect(world.found.clients.get(client.id)).toMatchObject({ siteCount: 1 });
  });

  test('is removed with its client if neither was changed', async () => {
    const { world, id } = await importedWithSites(others, ';;');
    expect(await world.undo(id)).toMatchObject({ status: 'UNDONE', undo: { removed: 2 * others + 2 } });
    expect(world.found.clients.size + world.found.sites.size).toBe(0);
  });
});

const ADDRESS = { street: 'Mayor', number: '3', floor: null, postalCode: '28013', city: 'Madrid' };

/** A client that an import has renamed, with its site, which it has changed too. */
async function renamedByImport(isPropertyManager = false) {
  const totals = { siteCount: 1, mainSiteId: 's', mainSite: ADDRESS };
  const client = aClient({ nif: 'B12345674', legalName: 'Antes', isPropertyManager, ...totals });
  const site = aSite({ client: clientRefOf(client), address: ADDRESS });
  const world = importsInMemory({ clients: [client], sites: [site] });
  const id = await world.check(
    'CIF;Nombre;Dirección;Nº;CP;Población;Acceso\r\nB12345674;Nuevo;Mayor;3;28013;Madrid;Llaves\r\n',
  );
  await world.decide(id, { rule: 'UPDATE' });
  await world.import(id);
  const now = () => {
    const [found, of] = [world.found.clients.get(client.id), world.found.sites.get(site.id)];
    if (!found || !of) throw new Error('something is gone');
    return { client: found, site: of };
  };
  expect(now()).toMatchObject({
    client: { legalName: 'Nuevo' },
    site: { client: { name: 'Nuevo' }, accessNotes: 'Llaves' },
  });
  return { world, id, now };
}

test.each([
  ['a client', false],
  ['an administrador de fincas', true],
])('the site of %s that gets its name back calls it by that name', async (_who, isPropertyManager) => {
  const { world, id, now } = await renamedByImport(isPropertyManager);
  expect(await world.undo(id)).toMatchObject({ status: 'UNDONE', undo: { restored: 2, kept: 0 } });
  expect(now()).toMatchObject({
    client: { legalName: 'Antes' },
    site: { client: { name: 'Antes' }, accessNotes: null },
  });
});

test.each([
  ['now', false],
  ['before traces left the client out', true],
])(
  'a site keeps the name that somebody has given its client since an import written %s',
  async (_when, isOld) => {
    const { world, id, now } = await renamedByImport();
    const traces = world.rows(id).flatMap(({ result }) => result?.traces ?? []);
    for (const trace of traces) {
      if (!isOld || trace.kind !== 'updated' || trace.entity !== 'SITE') continue;
      trace.before['client'] = { ...now().site.client, name: 'Antes' };
      trace.after['client'] = now().site.client;
    }
    const { client, site } = now();
    const byHand = { ...client, legalName: 'A mano', version: client.version + 1 };
    world.found.clients.set(client.id, byHand);
    world.found.sites.set(site.id, { ...site, client: clientRefOf(byHand) });
    expect(await world.undo(id)).toMatchObject({ status: 'PARTLY_UNDONE', undo: { restored: 1, kept: 1 } });
    expect(now()).toMatchObject({
      client: { legalName: 'A mano' },
      site: { client: { name: 'A mano' }, accessNotes: null },
    });
  },
);
