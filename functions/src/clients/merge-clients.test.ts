import { describe, expect, test } from 'vitest';
import type { Client } from './client.ts';
import { mergeClients } from './merge-clients.ts';
import { aClient } from './testing/test-client.ts';
import { ADMIN, AGENT, aSite, inMemory } from '../unit/testing/test-unit.ts';

const REF = { id: 'z', code: 'C-2026-0003', name: 'Tres' };
const INPUT = { keepId: 'x', keepVersion: 1, mergeId: 'y', mergeVersion: 1 };

const merge = (keep: Partial<Client>, gone: Partial<Client>, world: Parameters<typeof inMemory>[0] = {}) => {
  const clients = [aClient(keep), aClient({ id: 'y', legalName: 'Dos', ...gone }), ...(world.clients ?? [])];
  const { deps, found } = inMemory({ ...world, clients });
  return { found, deps, outcome: mergeClients(deps, ADMIN, INPUT, null) };
};

describe('mergeClients', () => {
  test('fills missing values, adds the counts, and archives the other client for good', async () => {
    const { found, outcome } = merge(
      { siteCount: 1, equipmentCount: 2 },
      { siteCount: 2, equipmentCount: 1, nif: '12345678Z', isPropertyManager: true },
    );
    expect(await outcome).toEqual({ kind: 'done', ids: ['x'] });
    expect(found.clients.get('x')).toMatchObject({
      ...{ nif: '12345678Z', siteCount: 3, equipmentCount: 3, inheritedMatch: ['nif:12345678Z'] },
      ...{ isPropertyManager: true, archived: false },
    });
    expect(found.clients.get('y')).toMatchObject({
      ...{ archived: true, mergedInto: { id: 'x', name: 'Uno' }, siteCount: 0, equipmentCount: 0 },
      ...{ mainSite: null, inheritedMatch: [], isPropertyManager: false },
    });
  });

  test('audits on both clients what was moved', async () => {
    const { found, outcome } = merge({}, {});
    await outcome;
    const moved = { movedSites: 1, movedEquipment: 2, movedProspects: 3, movedServices: 4 };
    expect(found.audited).toEqual([
      { mergedFrom: { id: 'y', code: 'C-2026-0001', name: 'Dos' }, ...moved },
      { ...moved, leftBehind: ['El nombre Dos', 'La actividad anterior a la fusión'] },
    ]);
  });

  test('keeps the older of the two main sites', async () => {
    const old = { createdAt: new Date('2020-01-01T00:00:00Z') };
    const sites = [aSite(), aSite({ id: 'old', client: { id: 'y', code: '', name: 'Dos' }, ...old })];
    const { found, outcome } = merge({ mainSiteId: 's' }, { mainSiteId: 'old' }, { sites });
    await outcome;
    expect(found.clients.get('x')?.mainSiteId).toBe('old');
  });

  test("uses the property manager's current name", async () => {
    const managedBy = { id: 'm', code: 'C-2026-0001', name: 'Como se llamaba' };
    const manager = aClient({ id: 'm', legalName: 'Fincas', isPropertyManager: true });
    const kind = 'COMMUNITY';
    const { found, outcome } = merge({ kind }, { kind, managedBy }, { clients: [manager] });
    await outcome;
    expect(found.clients.get('x')?.managedBy?.name).toBe('Fincas');
  });

  test.each([
    ['the kept client was merged', { mergedInto: REF }, {}, 'Uno ya se fusionó con otro cliente'],
    ['the other client was merged', {}, { mergedInto: REF }, 'Dos ya se fusionó con otro cliente'],
    ['the kept client is archived', { archived: true }, {}, 'Uno está archivado: restáuralo antes'],
    [
      'a community would become a manager',
      { kind: 'COMMUNITY' },
      { isPropertyManager: true },
      'Dos es administrador de fincas: es el que tiene que quedar',
    ],
  ] as const)('is refused if %s', async (_why, keep, gone, message) => {
    const { found, outcome } = merge(keep, gone);
    expect(await outcome).toEqual({ kind: 'transition', message });
    expect(found.clients.get('y')).toMatchObject({ archived: false });
  });

  test.each([
    ['x', { version: 2 }, {}],
    ['y', {}, { version: 2 }],
  ])('returns a conflict on %s if that changed meanwhile', async (id, keep, gone) => {
    expect(await merge(keep, gone).outcome).toEqual({ kind: 'conflict', id });
  });

  test('returns BUSY while copies of earlier changes are pending', async () => {
    await expect(merge({}, {}, { moving: ['y'] }).outcome).rejects.toMatchObject({
      extensions: { code: 'BUSY' },
    });
  });

  test('requires two different clients, a recent sign-in and an administrator', async () => {
    const { deps } = merge({}, {});
    const same = { ...INPUT, mergeId: 'x' };
    expect(await mergeClients(deps, ADMIN, same, null)).toEqual({ kind: 'notFound' });
    expect(await mergeClients(deps, ADMIN, { ...INPUT, mergeId: 'nobody' }, null)).toEqual({
      kind: 'notFound',
    });
    const later = { ...deps, signedInRecently: () => Promise.resolve(false) };
    expect(await mergeClients(later, ADMIN, INPUT, null)).toEqual({ kind: 'recentSignIn' });
    await expect(mergeClients(deps, AGENT, INPUT, null)).rejects.toThrow('No tienes permiso');
  });
});
