import { beforeEach, expect, test, vi } from 'vitest';
import { failureOf } from '#shared/graphql/failure.ts';
import { KnownSites, machinesAfter, type KnownSite } from './known-sites.ts';
import { memoryShelf, type Shelf } from './storage.ts';
import { queued, workVisit } from '../testing/test-work.ts';

const NOTHING = { installedOn: null, warrantyUntil: null, notes: null, status: 'OPERATIONAL' } as const;
const BOILER = {
  id: 'e1',
  kind: 'BOILER',
  brand: 'Vaillant',
  model: 'ecoTEC',
  serialNumber: null,
  ...NOTHING,
} as const;
const siteOf = (id: string, change: Partial<KnownSite> = {}): KnownSite => ({
  id,
  name: 'Casa',
  client: { id: 'c1', name: 'Aurora Cid' },
  equipment: [BOILER],
  pastVisits: [],
  ...change,
});

const CORRECTED = queued('k1', {
  operation: 'CorrectMachine',
  input: { id: 'e1', visitId: 'v1', brand: 'Vaillant', model: 'ecoTEC plus', serialNumber: '21 18' },
});
const ADDED = queued('k2', {
  operation: 'AddMachine',
  input: { id: 'e2', visitId: 'v1', equipment: { siteId: 'u1', kind: 'PUMP', brand: 'Grundfos' } },
});

let shelf: Shelf;
let asked: string[];
let now: Date;
let isOffline: boolean;
let server: Map<string, KnownSite>;
beforeEach(() => {
  [shelf, asked, now, isOffline] = [memoryShelf(), [], new Date('2026-11-22T08:00:00Z'), false];
  server = new Map([siteOf('u1'), siteOf('u2', { equipment: [] })].map((site) => [site.id, site]));
});

const open = () =>
  new KnownSites({
    shelf,
    now: () => now,
    askSite(id) {
      if (isOffline) return Promise.resolve({ ok: false, failure: failureOf('NO_CONNECTION') });
      asked.push(id);
      return Promise.resolve({ ok: true, value: server.get(id) ?? null });
    },
    askSiteOf: (id) => Promise.resolve({ ok: true, value: id === 'far' ? 'u2' : null }),
  });

const visitAt = (id: string) => workVisit({ id: `v-${id}`, site: { ...workVisit().site, id } });

test('sites of stored visits are requested once, and again after twelve hours', async () => {
  const sites = open();
  await sites.keepUp([visitAt('u1'), visitAt('u1'), visitAt('u2')]);
  await sites.keepUp([visitAt('u1'), visitAt('u2')]);
  expect(asked).toEqual(['u1', 'u2']);
  now = new Date('2026-11-22T20:00:00Z');
  await sites.keepUp([visitAt('u1'), visitAt('u2')]);
  expect(asked).toEqual(['u1', 'u2', 'u1', 'u2']);
});

test('an offline start knows the sites and where each machine is', async () => {
  await open().keepUp([visitAt('u1')]);
  isOffline = true;
  const later = open();
  await later.keepUp([visitAt('u1'), visitAt('u2')]);
  expect([...later.getSnapshot().keys()]).toEqual(['u1']);
  expect(await later.siteOf('e1')).toEqual({ ok: true, value: 'u1' });
  expect(await later.siteOf('far')).toEqual({ ok: true, value: 'u2' });
});

test('a site without visits, or no longer visible, is deleted', async () => {
  const sites = open();
  await sites.keepUp([visitAt('u1'), visitAt('u2')]);
  await sites.keepUp([visitAt('u2')]);
  expect(await shelf.names()).toEqual(['site.u2']);
  server.clear();
  expect(await sites.refresh('u2')).toEqual({ ok: true, value: null });
  expect(await shelf.names()).toEqual([]);
});

test('a sent change to a machine stays after its act has left the queue', async () => {
  const sites = open();
  const onChange = vi.fn();
  sites.subscribe(onChange);
  await sites.keepUp([visitAt('u1'), visitAt('u2')]);
  await sites.take(CORRECTED);
  await sites.take(ADDED);
  expect(open().getSnapshot().size).toBe(0);
  const again = open();
  await again.load();
  expect(again.getSnapshot().get('u1')?.site.equipment).toEqual([
    { ...BOILER, model: 'ecoTEC plus', serialNumber: '21 18' },
    { ...NOTHING, id: 'e2', kind: 'PUMP', brand: 'Grundfos', model: null, serialNumber: null },
  ]);
  expect(onChange).toHaveBeenCalled();
  await again.forget();
  expect(await shelf.names()).toEqual([]);
});

test('acts on other machines and sites do not change a site', () => {
  const site = siteOf('u2', { equipment: [] });
  expect(machinesAfter(site, [CORRECTED, ADDED])).toBe(site.equipment);
  const twice = machinesAfter(siteOf('u1'), [ADDED, ADDED]);
  expect(twice.map(({ id }) => id)).toEqual(['e1', 'e2']);
});
