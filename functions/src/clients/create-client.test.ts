import { describe, expect, test } from 'vitest';
import type { DuplicateMatch } from '../graphql/types.generated.ts';
import { createClient } from './create-client.ts';
import { aClient } from './testing/test-client.ts';
import { AGENT, inMemory } from '../unit/testing/test-unit.ts';

const NIF = '12345678Z';
const ADDRESS = { street: 'Mayor', postalCode: '28013', city: 'Madrid' };
const NORTH = { id: 'norte', name: 'Norte', postalPrefixes: ['280'], retired: false };
const ALIKE: DuplicateMatch = {
  ...{ entity: 'CLIENT', id: 'y', code: 'C-2026-0002', kind: 'COMPANY', name: 'Dos', prospectStatus: null },
  ...{ archived: false, phone: null, address: null, openServices: null, matchedOn: ['EMAIL'] },
};

type Input = Parameters<typeof createClient>[2];

const create = (
  world: Parameters<typeof inMemory>[0],
  { client, ...input }: Partial<Omit<Input, 'client'>> & { client?: Partial<Input['client']> } = {},
) => {
  const { deps, found } = inMemory(world);
  const whole = { client: { kind: 'COMPANY', legalName: 'Nuevo', ...client } as const, ...input };
  return { found, outcome: createClient(deps, AGENT, whole, null) };
};

describe('createClient', () => {
  test('creates a client without a site', async () => {
    const { found, outcome } = create({}, { client: { nif: NIF } });
    expect(await outcome).toEqual({ kind: 'done', ids: ['new1'] });
    expect(found.clients.get('new1')).toMatchObject({
      ...{ code: 'C-2026-0009', nif: NIF, siteCount: 0, mainSite: null, archived: false, version: 1 },
    });
  });

  test('creates the main site with it, in the zone of its postal code', async () => {
    const { found, outcome } = create(
      { settings: { zones: { values: [NORTH] } } },
      { site: { name: 'Casa', address: ADDRESS } },
    );
    const done = await outcome;
    const [clientId = '', madeSite = ''] = done.kind === 'done' ? done.ids : [];
    expect(found.clients.get(clientId)).toMatchObject({
      ...{ siteCount: 1, mainSiteId: madeSite, mainSite: ADDRESS },
    });
    expect(found.sites.get(madeSite)).toMatchObject({
      ...{ zoneId: 'norte', zoneChosen: false, client: { id: clientId, name: 'Nuevo' } },
    });
  });

  test('refuses an owner who cannot be chosen', async () => {
    expect(await create({}, { client: { ownerId: 'nobody' } }).outcome).toMatchObject({
      ...{ kind: 'invalid', fields: [{ path: 'client.ownerId' }] },
    });
  });

  test.each([['none'], ['norte']])('refuses the unknown or retired zone %s', async (zoneId) => {
    const site = { name: 'Casa', address: ADDRESS, zoneId };
    const { found, outcome } = create(
      { settings: { zones: { values: [{ ...NORTH, retired: true }] } } },
      { site },
    );
    expect(await outcome).toMatchObject({ kind: 'invalid', fields: [{ path: 'site.zoneId' }] });
    expect(found.clients.size).toBe(0);
  });

  test('asks about similar records until they were acknowledged', async () => {
    const alike = [ALIKE];
    expect(await create({ alike }).outcome).toEqual({ kind: 'duplicate', matches: alike, mustLink: false });
    expect((await create({ alike }, { notDuplicateOf: ['y'] }).outcome).kind).toBe('done');
  });

  test("refuses another client's NIF even if acknowledged", async () => {
    const clients = [aClient({ id: 'y', nif: NIF, archived: true })];
    const input = { client: { nif: NIF }, notDuplicateOf: ['y'] };
    expect(await create({ clients }, input).outcome).toMatchObject({
      ...{ kind: 'duplicate', mustLink: true, matches: [{ id: 'y', archived: true }] },
    });
  });
});
