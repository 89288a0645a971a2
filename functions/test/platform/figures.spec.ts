import { afterAll, beforeAll, expect, test } from 'vitest';
import { forgetCounters } from '../../src/store/counters.ts';
import { givenClient, succeed as client } from '../kits/client-kit.ts';
import { decide, field, givenFieldWork, reviewsOf } from '../kits/field-kit.ts';
import { execute, gql, type Kit } from '../kits/kit.ts';
import { conversionOf, givenProspect, succeed as prospect } from '../kits/prospect-kit.ts';
import { succeed as staff } from '../kits/staff-kit.ts';
import { create, idOf } from '../kits/technician-kit.ts';
import { plan } from '../kits/visit-kit.ts';
import { startWork, type Cast, type Place } from '../kits/work-kit.ts';

const QUERY = gql(`query FiguresCounted {
  figures { openProspects newProspects activeClients activeTechnicians openReviews }
}`);
const NOW = new Date('2026-11-20T10:00:00Z');
const PATIENCE_MS = 120_000;

let kit: Kit;
let people: Cast;
let place: Place;
beforeAll(async () => {
  ({ kit, people, place } = await startWork(() => NOW));
});
afterAll(() => kit.stop());

const figures = async () => (await execute(kit, people.ADMIN, QUERY)).figures;

async function proven() {
  const kept = await figures();
  await forgetCounters(kit.firestore);
  expect(kept).toEqual(await figures());
  return kept;
}

async function changed(act: () => Promise<unknown>) {
  const before = await proven();
  await act();
  const after = await proven();
  const names = Object.keys(before) as (keyof typeof before)[];
  const moves = names.map((name) => [name, (after[name] ?? 0) - (before[name] ?? 0)] as const);
  return Object.fromEntries(moves.filter(([, move]) => move !== 0));
}

async function fileWork() {
  const { service, visit } = await givenFieldWork(kit, people.OWN, place);
  const { id, version } = visit;
  await plan(kit, people.AGENT, 'cancelVisit', { id, version, reason: 'Llamó' });
  const answer = await field(kit, people.OWN, 'startVisit', { id, occurredAt: NOW.toISOString() });
  expect(answer.__typename).toBe('WorkFiled');
  return service.id;
}

test(
  'the stored counters always equal a fresh count',
  async () => {
    const { AGENT, ADMIN } = people;
    const { client: first } = await givenClient(kit, AGENT);
    const { client: second } = await givenClient(kit, AGENT);
    const { id } = first;
    expect(await changed(() => givenClient(kit, AGENT))).toEqual({ activeClients: 1 });
    expect(await changed(() => client(kit, AGENT, 'archiveClient', { id, version: 1 }))).toEqual({
      activeClients: -1,
    });
    expect(await changed(() => client(kit, AGENT, 'restoreClient', { id, version: 2 }))).toEqual({
      activeClients: 1,
    });
    const merge = { keepId: id, keepVersion: 3, mergeId: second.id, mergeVersion: 1 };
    expect(await changed(() => client(kit, ADMIN, 'mergeClients', merge))).toEqual({ activeClients: -1 });

    const { id: asked, version } = await givenProspect(kit, AGENT);
    expect(await changed(() => givenProspect(kit, AGENT))).toEqual({ openProspects: 1, newProspects: 1 });
    const discarded = { id: asked, version, kind: 'SPAM' as const };
    expect(await changed(() => prospect(kit, AGENT, 'discardProspect', discarded))).toEqual({
      ...{ openProspects: -1, newProspects: -1 },
    });
    const conversion = conversionOf(await givenProspect(kit, AGENT));
    expect(await changed(() => prospect(kit, AGENT, 'convertProspect', conversion))).toEqual({
      ...{ openProspects: -1, newProspects: -1, activeClients: 1 },
    });

    let uid = '';
    expect(await changed(async () => void (uid = idOf(await create(kit, ADMIN))))).toEqual({
      activeTechnicians: 1,
    });
    expect(await changed(() => staff(kit, ADMIN, 'suspendStaff', { id: uid }))).toEqual({
      activeTechnicians: -1,
    });
    expect(await changed(() => staff(kit, ADMIN, 'reactivateStaff', { id: uid }))).toEqual({
      activeTechnicians: 1,
    });

    let serviceId = '';
    expect(await changed(async () => void (serviceId = await fileWork()))).toEqual({ openReviews: 1 });
    const [review] = await reviewsOf(kit, AGENT, serviceId);
    const decision = { id: review?.id ?? '', version: review?.version ?? 0, reason: 'No' };
    expect(await changed(() => decide(kit, AGENT, 'rejectWorkReview', decision))).toEqual({
      openReviews: -1,
    });
  },
  PATIENCE_MS,
);

test(
  'simultaneous acts are all counted, even during the first count',
  async () => {
    await forgetCounters(kit.firestore);
    const clients = () => Array.from({ length: 5 }, () => givenClient(kit, people.AGENT));
    const prospects = () => Array.from({ length: 5 }, () => givenProspect(kit, people.AGENT));
    await Promise.all([...clients(), figures(), ...prospects(), figures()]);
    await Promise.all([...clients(), ...prospects()]);
    await proven();
  },
  PATIENCE_MS,
);

test('an agent gets null for the number of active technicians', async () => {
  const { figures: shown } = await execute(kit, people.AGENT, QUERY);
  expect(shown.activeTechnicians).toBeNull();
});
