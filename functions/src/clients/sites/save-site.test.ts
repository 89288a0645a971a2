import { describe, expect, test } from 'vitest';
import { archiveSite, restoreSite } from './archive-site.ts';
import type { Client } from '../client.ts';
import { createSite, updateSite } from './save-site.ts';
import type { Site } from './site.ts';
import { aClient } from '../testing/test-client.ts';
import { AGENT, aSite, inMemory } from '../../unit/testing/test-unit.ts';

const address = (street: string, postalCode = '28013') => ({ street, postalCode, city: 'Madrid' });
const zone = (id: string, prefix: string, retired = false) => ({
  ...{ id, name: id, postalPrefixes: [prefix], retired },
});
const ZONES = [zone('norte', '280'), zone('centro', '28013'), zone('vieja', '41', true)];
const ARCHIVED = { kind: 'transition', message: 'El cliente está archivado: restáuralo antes' };
const SEEN = { id: 's', version: 1 };

const world = (client: Partial<Client> = {}, ...sites: Partial<Site>[]) =>
  inMemory({
    clients: [aClient({ siteCount: sites.length, mainSiteId: 's', ...client })],
    sites: sites.map((each) => aSite(each)),
    settings: { zones: { values: ZONES } },
  });

const update = ({ deps }: ReturnType<typeof world>, changes: object = {}, id = 's') =>
  updateSite(
    deps,
    AGENT,
    { id, version: 1, site: { name: 'Casa', address: address('Luna'), ...changes } },
    null,
  );

describe('createSite', () => {
  const add = ({ deps }: ReturnType<typeof world>, changes: object = {}) =>
    createSite(
      deps,
      AGENT,
      { clientId: 'x', site: { name: 'Ático', address: address('Sol'), ...changes } },
      null,
    );

  test('makes the site the main one only if the client has none', async () => {
    const first = world({ mainSiteId: null });
    expect(await add(first)).toEqual({ kind: 'done', ids: ['new1', 'x'] });
    expect(first.found.clients.get('x')).toMatchObject({
      ...{ siteCount: 1, mainSiteId: 'new1', mainSite: { street: 'Sol' }, version: 1 },
    });
    const second = world({}, {});
    await add(second);
    expect(second.found.clients.get('x')).toMatchObject({ siteCount: 2, mainSiteId: 's' });
  });

  test('adds the site to the client into which the given one was merged', async () => {
    const ref = { id: 'y', code: 'C-2026-0001', name: 'Dos' };
    const { deps, found } = inMemory({
      clients: [aClient({ mergedInto: ref }), aClient({ id: 'y', legalName: 'Dos' })],
    });
    await createSite(deps, AGENT, { clientId: 'x', site: { name: 'Ático', address: address('Sol') } }, null);
    expect(found.sites.get('new1')?.client).toEqual(ref);
  });

  test('refuses an unknown or archived client and a retired zone', async () => {
    expect(await add(inMemory())).toEqual({ kind: 'notFound' });
    expect(await add(world({ archived: true }))).toEqual(ARCHIVED);
    expect(await add(world(), { zoneId: 'vieja' })).toMatchObject({ fields: [{ path: 'site.zoneId' }] });
  });
});

describe('updateSite', () => {
  test.each([
    ['that of the longest prefix', {}, { zoneId: 'centro', zoneChosen: false }],
    ['the chosen one', { zoneId: 'norte' }, { zoneId: 'norte', zoneChosen: true }],
    ['its current one even if retired', { zoneId: 'vieja' }, { zoneId: 'vieja', zoneChosen: true }],
    ['none', { address: address('Calle', '50001') }, { zoneId: null, zoneChosen: false }],
  ])('sets the zone to %s', async (_which, typed, expected) => {
    const known = world({}, { zoneId: 'vieja' });
    expect(await update(known, typed)).toEqual({ kind: 'done', ids: ['s', 'x'] });
    expect(known.found.sites.get('s')).toMatchObject(expected);
  });

  test('keeps a chosen zone that was not sent, and derives it again for null', async () => {
    const known = world({}, { zoneId: 'vieja', zoneChosen: true });
    await update(known);
    expect(known.found.sites.get('s')).toMatchObject({ zoneId: 'vieja', zoneChosen: true });
    const cleared = world({}, { zoneId: 'vieja', zoneChosen: true });
    await update(cleared, { zoneId: null });
    expect(cleared.found.sites.get('s')).toMatchObject({ zoneId: 'centro', zoneChosen: false });
  });

  test("updates the client's main address only if this is its main site", async () => {
    const main = world({}, {});
    await update(main);
    expect(main.found.clients.get('x')?.mainSite).toMatchObject({ street: 'Luna' });
    const other = world({ mainSiteId: 'other' }, {});
    await update(other);
    expect(other.found.clients.get('x')?.mainSite).toBeNull();
  });

  test('refuses an unknown site, an archived client, a stale version and invalid fields', async () => {
    expect(await update(world())).toEqual({ kind: 'notFound' });
    expect(await update(world({ archived: true }, {}))).toEqual(ARCHIVED);
    expect(await update(world({}, { version: 2 }))).toEqual({ kind: 'conflict' });
    const wrong = { name: '', address: { street: '', postalCode: 'x', city: '' }, contactPhone: '1' };
    const outcome = await update(world({}, {}), wrong);
    expect(outcome.kind === 'invalid' && outcome.fields.map(({ path }) => path)).toEqual([
      ...['site.name', 'site.address.street', 'site.address.postalCode', 'site.address.city'],
      'site.contactPhone',
    ]);
  });
});

describe('archiveSite and restoreSite', () => {
  const at = (day: number) => new Date(Date.UTC(2026, 0, day));

  test('make the next oldest site the main one, and the older one again when restored', async () => {
    const { deps, found } = world({}, { createdAt: at(1) }, { id: 't', createdAt: at(2) });
    await archiveSite(deps, AGENT, SEEN, null);
    expect(found.clients.get('x')).toMatchObject({ siteCount: 1, mainSiteId: 't' });
    await restoreSite(deps, AGENT, { id: 's', version: 2 }, null);
    expect(found.clients.get('x')).toMatchObject({ siteCount: 2, mainSiteId: 's' });
  });

  test('do not change the main site if it is another one', async () => {
    const { deps, found } = world({ mainSiteId: 't' }, {}, { id: 't' });
    await archiveSite(deps, AGENT, SEEN, null);
    expect(found.clients.get('x')).toMatchObject({ siteCount: 1, mainSiteId: 't' });
  });

  test.each([
    ['to archive an archived site', archiveSite, {}, { archived: true }, 'La ubicación ya está archivada'],
    ['to restore an active site', restoreSite, {}, {}, 'La ubicación ya está en uso'],
    ['to archive a site of an archived client', archiveSite, { archived: true }, {}, ARCHIVED.message],
    [
      'to archive the last active site',
      archiveSite,
      {},
      {},
      'Es la única ubicación en uso del cliente: añade otra antes de archivarla',
    ],
  ])('refuse %s', async (_which, act, client, site, message) => {
    const { deps } = world(client, site);
    expect(await act(deps, AGENT, SEEN, null)).toEqual({ kind: 'transition', message });
  });

  test('refuse an unknown id and a stale version', async () => {
    expect(await archiveSite(world().deps, AGENT, SEEN, null)).toEqual({ kind: 'notFound' });
    expect(await archiveSite(world({}, { version: 2 }).deps, AGENT, SEEN, null)).toEqual({
      kind: 'conflict',
    });
  });
});
