import { describe, expect, test } from 'vitest';
import { aClient } from '../../clients/testing/test-client.ts';
import type { DuplicateMatch } from '../../graphql/types.generated.ts';
import type { ServiceType } from '../../settings/settings.ts';
import { MESSAGES } from '@cuadrilla/domain/text/messages.ts';
import { AGENT, aProspect, aSite, inMemory } from '../../unit/testing/test-unit.ts';
import { convertProspect } from './convert-prospect.ts';

const NIF = '12345678Z';
const REQUIRED = 'Este campo es requerido';
const SITE = {
  name: 'Local',
  address: { street: 'Gran Vía', number: '1', postalCode: '28013', city: 'Madrid' },
};
const NO_SITE = ['site.name', 'site.address.street', 'site.address.postalCode', 'site.address.city'].map(
  (path) => ({ path, message: REQUIRED }),
);
const ALIKE: DuplicateMatch = {
  ...{ entity: 'CLIENT', id: 'y', code: 'C-2026-0002', kind: 'COMPANY', name: 'Dos', prospectStatus: null },
  ...{ archived: false, phone: null, address: null, openServices: null, matchedOn: ['EMAIL'] },
};
const TYPE: ServiceType = {
  ...{ id: 'boiler', name: 'Avería', retired: false, category: 'BREAKDOWN', durationMinutes: 60 },
  ...{ priority: 'NORMAL', instructions: null, skillIds: [], checklist: [], requiresSignature: false },
  minPhotos: 0,
};
const SETTINGS = { serviceTypes: { values: [TYPE, { ...TYPE, id: 'fax', retired: true }] } };
const SERVICE = { typeId: 'boiler', title: ' No calienta ' };
const hours = (from: number, to: number) => ({
  start: new Date(Date.UTC(2026, 10, 20, 10 + from)),
  end: new Date(Date.UTC(2026, 10, 20, 10 + to)),
});

type World = NonNullable<Parameters<typeof inMemory>[0]>;
type Input = Parameters<typeof convertProspect>[2];

function convert(world: World, input: Partial<Input> = {}) {
  const { deps, found } = inMemory({ prospects: [aProspect()], settings: SETTINGS, ...world });
  const whole = { id: 'p', version: 1, ...input };
  return { found, outcome: convertProspect(deps, AGENT, whole, null) };
}

describe('converting to a new client', () => {
  test('creates client and site, and links the records', async () => {
    const { found, outcome } = convert({}, { site: SITE });
    const done = await outcome;
    const [, clientId = ''] = done.kind === 'done' ? done.ids : [];
    const client = found.clients.get(clientId);
    expect(client).toMatchObject({ legalName: 'Eva Sanz', originProspectId: 'p', siteCount: 1 });
    expect(found.sites.get(client?.mainSiteId ?? '')).toMatchObject({
      name: 'Local',
      client: { id: clientId },
    });
    expect(found.prospects.get('p')).toMatchObject({
      ...{ status: 'CONVERTED', convertedTo: { id: clientId }, convertedSiteId: client?.mainSiteId },
      ...{ convertedServiceId: null, version: 2 },
    });
    expect(found.services.size).toBe(0);
    expect(found.audited).toEqual([{ alsoOn: [{ entity: 'CLIENT', id: clientId }] }]);
  });

  test('uses the typed client if there is one', async () => {
    const client = { kind: 'COMPANY', legalName: 'Otro nombre', phones: ['612 345 678'] } as const;
    const { found, outcome } = convert({}, { site: SITE, client: { ...client, phones: [...client.phones] } });
    await outcome;
    expect([...found.clients.values()]).toMatchObject([
      { kind: 'COMPANY', legalName: 'Otro nombre', phones: ['+34612345678'] },
    ]);
  });

  test('requires a site', async () => {
    expect(await convert({}).outcome).toEqual({ kind: 'invalid', fields: NO_SITE });
  });

  test('reports the problems of client and site together', async () => {
    const site = { ...SITE, address: { ...SITE.address, postalCode: '99999' } };
    const { outcome } = convert({}, { site, client: { kind: 'COMPANY', legalName: ' ' } });
    expect(await outcome).toMatchObject({
      fields: [{ path: 'client.legalName' }, { path: 'site.address.postalCode' }],
    });
  });

  test('refuses an owner and a zone that cannot be chosen', async () => {
    const client = { kind: 'COMPANY', legalName: 'Uno', ownerId: 'nobody' } as const;
    expect(await convert({}, { site: SITE, client }).outcome).toEqual({
      ...{ kind: 'invalid', fields: [{ path: 'client.ownerId', message: MESSAGES.unavailable }] },
    });
    const { found, outcome } = convert({}, { site: { ...SITE, zoneId: 'nowhere' } });
    expect(await outcome).toEqual({
      ...{ kind: 'invalid', fields: [{ path: 'site.zoneId', message: MESSAGES.unavailable }] },
    });
    expect(found.clients.size).toBe(0);
  });

  test("omits the prospect's owner if no longer active", async () => {
    const prospects = [aProspect({ owner: { id: 'nobody', name: 'Se fue' } })];
    const { found, outcome } = convert({ prospects }, { site: SITE });
    expect((await outcome).kind).toBe('done');
    expect([...found.clients.values()]).toMatchObject([{ owner: null }]);
  });

  test('asks about similar clients until acknowledged, and ignores prospects', async () => {
    const alike: DuplicateMatch[] = [ALIKE, { ...ALIKE, entity: 'PROSPECT', id: 'q' }];
    expect(await convert({ alike }, { site: SITE }).outcome).toEqual({
      ...{ kind: 'duplicate', matches: [ALIKE], mustLink: false },
    });
    const { outcome } = convert({ alike }, { site: SITE, notDuplicateOf: ['y'] });
    expect((await outcome).kind).toBe('done');
  });

  test('does not ask again about clients acknowledged for the prospect', async () => {
    const prospects = [aProspect({ notDuplicateOf: ['y'] })];
    expect((await convert({ prospects, alike: [ALIKE] }, { site: SITE }).outcome).kind).toBe('done');
  });
});

describe("an existing client with the prospect's NIF", () => {
  const clients = [aClient({ id: 'y', nif: NIF }), aClient({ id: 'z' })];
  const prospects = [aProspect({ nif: NIF })];
  const typed = (nif: string | null) => ({ kind: 'COMPANY', legalName: 'Otra', nif }) as const;

  test.each<[string, Partial<Input>]>([
    ['without a NIF', { site: SITE, client: typed(null), notDuplicateOf: ['y'] }],
    ['with another NIF', { site: SITE, client: typed('B12345674'), notDuplicateOf: ['y'] }],
    ['by linking another client', { linkClientId: 'z' }],
  ])('cannot be duplicated %s', async (_how, input) => {
    const { found, outcome } = convert({ clients, prospects }, input);
    expect(await outcome).toMatchObject({ kind: 'duplicate', mustLink: true, matches: [{ id: 'y' }] });
    expect(found.clients.size).toBe(2);
  });

  test('can be linked', async () => {
    const { found, outcome } = convert({ clients, prospects }, { linkClientId: 'y' });
    expect(await outcome).toEqual({ kind: 'done', ids: ['p', 'y'] });
    expect(found.prospects.get('p')).toMatchObject({ convertedTo: { id: 'y' }, convertedSiteId: null });
  });
});

describe('converting to a linked client', () => {
  const clients = [aClient({ siteCount: 1 })];
  const sites = [aSite()];

  test.each([
    ['unknown', 'nobody', MESSAGES.unavailable],
    ['merged', 'merged', MESSAGES.unavailable],
    ['archived', 'archived', 'Ese cliente está archivado: restáuralo antes de vincularlo'],
  ])('refuses one that is %s', async (_what, linkClientId, message) => {
    const mergedInto = { id: 'x', code: 'C-2026-0001', name: 'Uno' };
    const known = [aClient({ id: 'merged', mergedInto }), aClient({ id: 'archived', archived: true })];
    expect(await convert({ clients: known }, { linkClientId }).outcome).toEqual({
      ...{ kind: 'invalid', fields: [{ path: 'linkClientId', message }] },
    });
  });

  test('adds the given site', async () => {
    const { found, outcome } = convert({ clients, sites }, { linkClientId: 'x', site: SITE });
    await outcome;
    expect(found.clients.get('x')).toMatchObject({ siteCount: 2 });
    expect(found.prospects.get('p')?.convertedSiteId).not.toBeNull();
    expect(found.sites.size).toBe(2);
  });

  test('reuses a site with the same address in another notation', async () => {
    const address = { street: 'MAYÓR,', number: '3', postalCode: '28013', city: 'madrid' };
    const { found, outcome } = convert(
      { clients, sites },
      { linkClientId: 'x', site: { name: 'La misma', address }, service: SERVICE },
    );
    await outcome;
    expect(found.sites.size).toBe(1);
    expect(found.prospects.get('p')?.convertedSiteId).toBeNull();
    expect([...found.services.values()]).toMatchObject([{ site: { id: 's', name: 'Casa' } }]);
  });

  test('treats another floor as another site', async () => {
    const address = { street: 'Mayor', number: '3', floor: '2.º B', postalCode: '28013', city: 'Madrid' };
    const { found, outcome } = convert(
      { clients, sites },
      { linkClientId: 'x', site: { name: 'Otra', address } },
    );
    await outcome;
    expect(found.sites.size).toBe(2);
  });

  test('refuses an invalid site, and a service without a site', async () => {
    const wrong = { ...SITE, name: '' };
    expect(await convert({ clients }, { linkClientId: 'x', site: wrong }).outcome).toEqual({
      ...{ kind: 'invalid', fields: [{ path: 'site.name', message: REQUIRED }] },
    });
    expect(await convert({ clients }, { linkClientId: 'x', service: SERVICE }).outcome).toEqual({
      ...{ kind: 'invalid', fields: NO_SITE },
    });
  });
});

describe('converting with a first service', () => {
  test("creates it at the new site, owned by the prospect's owner", async () => {
    const staff = [{ id: 'agent', name: 'Eva Sanz', role: 'AGENT', active: true } as const];
    const prospects = [aProspect({ owner: { id: 'agent', name: 'Eva Sanz' } })];
    const { found, outcome } = convert({ prospects, staff }, { site: SITE, service: SERVICE });
    expect((await outcome).kind).toBe('done');
    const [service] = found.services.values();
    expect(service).toMatchObject({
      ...{ title: 'No calienta', typeId: 'boiler', priority: 'NORMAL', site: { name: 'Local' } },
      ...{ owner: { id: 'agent' }, status: 'PENDING' },
    });
    expect(found.prospects.get('p')?.convertedServiceId).toBe(service?.id);
  });

  test('uses the given priority and promised window, and omits an inactive owner', async () => {
    const prospects = [aProspect({ owner: { id: 'nobody', name: 'Se fue' } })];
    const promisedWindow = hours(1, 3);
    const service = { ...SERVICE, priority: 'URGENT', promisedWindow } as const;
    const { found, outcome } = convert({ prospects }, { site: SITE, service });
    await outcome;
    expect([...found.services.values()]).toMatchObject([{ priority: 'URGENT', promisedWindow, owner: null }]);
  });

  test.each([
    [{ typeId: 'fax' }, 'service.typeId', MESSAGES.unavailable],
    [{ typeId: 'nobody' }, 'service.typeId', MESSAGES.unavailable],
    [{ title: ' ' }, 'service.title', REQUIRED],
    [{ promisedWindow: hours(-3, -1) }, 'service.promisedWindow.end', 'Ya ha pasado'],
    [
      { notBefore: hours(4, 5).start, promisedWindow: hours(1, 3) },
      'service.notBefore',
      'No puede ser posterior a la franja prometida',
    ],
  ])('creates nothing for %j', async (changes, path, message) => {
    const { found, outcome } = convert({}, { site: SITE, service: { ...SERVICE, ...changes } });
    expect(await outcome).toEqual({ kind: 'invalid', fields: [{ path, message }] });
    expect([found.clients.size, found.sites.size, found.services.size]).toEqual([0, 0, 0]);
    expect(found.prospects.get('p')).toMatchObject({ status: 'NEW', version: 1 });
  });
});

test('converting a converted prospect succeeds for any version, and creates nothing', async () => {
  const { found, outcome } = convert(
    { prospects: [aProspect({ status: 'CONVERTED' })] },
    { version: 99, site: SITE, service: SERVICE },
  );
  expect(await outcome).toEqual({ kind: 'done', ids: ['p'] });
  expect(found.clients.size).toBe(0);
});
