import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readDays, writeVisit } from '../../src/work/store/technician-days.ts';
import { auditOf, stored } from '../kits/client-kit.ts';
import { clearProject, startKit, type Kit, type Person } from '../kits/kit.ts';
import {
  dayOf,
  givenStoredService,
  givenTechnician,
  givenVisit,
  iso,
  plan,
  storedVisit,
  storedVisits,
  ZONE,
  type PlanInput,
  type PlanName,
} from '../kits/visit-kit.ts';

const TUE = '2026-11-24';
const AT_ONCE = 50;
const LONG = 300_000;

let kit: Kit;
// Separate servers: writes queue within one; between servers only the transaction protects the slot.
let other: Kit;
let third: Kit;
let agent: Person;
beforeAll(async () => {
  kit = startKit();
  other = startKit();
  third = startKit();
  await clearProject(kit);
  agent = await kit.given.agent();
});
afterAll(() => Promise.all([kit, other, third].map((server) => server.stop())));

const times = (count: number) => Array.from({ length: count }, (_, index) => index);
const slot = (from: string, to: string) => ({ start: iso(TUE, from), end: iso(TUE, to) });

/** Retries BUSY with the same key, as a browser does. */
async function send<Name extends PlanName>(
  name: Name,
  input: PlanInput<Name>,
  key = randomUUID(),
  server = kit,
) {
  for (;;) {
    try {
      return await plan(server, agent, name, input, key);
    } catch (error) {
      if (!(error instanceof Error) || !error.message.includes('"BUSY"')) throw error;
    }
  }
}

const count = (answers: readonly { __typename: string }[], typename: string) =>
  answers.filter(({ __typename }) => __typename === typename).length;

test(
  'of 50 simultaneous calls for one slot on three servers, one succeeds and the others learn which visit took it',
  async () => {
    const technicianId = await givenTechnician(kit);
    const services = await Promise.all(times(AT_ONCE).map(() => givenStoredService(kit)));
    const before = (await storedVisits(kit)).length;
    const servers = [kit, other, third];
    const answers = await Promise.all(
      services.map(({ id: serviceId }, index) => {
        // Different slots that overlap.
        const dropped = slot(index % 2 ? '09:00' : '09:30', '10:30');
        const input = { serviceId, technicianIds: [technicianId], ...dropped };
        return send('scheduleVisit', input, randomUUID(), servers[index % servers.length]);
      }),
    );
    expect(count(answers, 'PlanVisitSuccess')).toBe(1);
    expect(count(answers, 'SlotTakenError')).toBe(AT_ONCE - 1);
    const visits = (await storedVisits(kit)).slice(before);
    const [visit] = visits.filter(({ technicianIds }) => technicianIds.includes(technicianId));
    expect(await storedVisits(kit)).toHaveLength(before + 1);
    expect(await dayOf(kit, technicianId, TUE)).toEqual([visit?.id]);
    const refused = answers.filter(({ __typename }) => __typename === 'SlotTakenError');
    for (const { reasons } of refused) expect(reasons?.[0]?.message).toContain(visit?.summary.code);
    const logged = await Promise.all(services.map(({ id }) => auditOf(kit, id)));
    expect(logged.flat()).toHaveLength(1);
    const planned = await Promise.all(services.map(({ id }) => stored(kit, `services/${id}`)));
    expect(planned.filter(({ status }) => status === 'SCHEDULED')).toHaveLength(1);
  },
  LONG,
);

test(
  'simultaneous visits of one service are all counted',
  async () => {
    const service = await givenStoredService(kit);
    const technicians = await Promise.all(times(8).map(() => givenTechnician(kit)));
    const answers = await Promise.all(
      technicians.map((id) => {
        const input = { serviceId: service.id, technicianIds: [id], ...slot('09:00', '10:00') };
        return send('scheduleVisit', { ...input, acceptedWarnings: ['ALREADY_PLANNED'] });
      }),
    );
    expect(count(answers, 'PlanVisitSuccess')).toBe(8);
    const { technicianIds } = await stored(kit, `services/${service.id}`);
    expect([...(technicianIds as string[])].sort()).toEqual([...technicians].sort());
  },
  LONG,
);

test(
  'of simultaneous visits for one service without an accepted warning, one succeeds and the others are warned',
  async () => {
    const service = await givenStoredService(kit);
    const technicians = await Promise.all(times(8).map(() => givenTechnician(kit)));
    const answers = await Promise.all(
      technicians.map((id) =>
        send('scheduleVisit', {
          ...{ serviceId: service.id, technicianIds: [id] },
          ...slot('09:00', '10:00'),
        }),
      ),
    );
    expect([count(answers, 'PlanVisitSuccess'), count(answers, 'SlotWarningsError')]).toEqual([1, 7]);
    expect((await stored(kit, `services/${service.id}`))['technicianIds']).toHaveLength(1);
  },
  LONG,
);

test(
  'of simultaneous visits that share a technician, one succeeds',
  async () => {
    const [shared, ...others] = await Promise.all([
      givenTechnician(kit),
      ...times(6).map(() => givenTechnician(kit)),
    ]);
    const answers = await Promise.all(
      others.map(async (leader) => {
        const { id: serviceId } = await givenStoredService(kit);
        const technicianIds = [leader, shared];
        return send('scheduleVisit', { serviceId, technicianIds, ...slot('11:00', '12:00') });
      }),
    );
    expect([count(answers, 'PlanVisitSuccess'), count(answers, 'SlotTakenError')]).toEqual([1, 5]);
  },
  LONG,
);

test(
  'of simultaneous moves, unschedulings and cancellations of one visit, one succeeds',
  async () => {
    const technicianIds = [await givenTechnician(kit)];
    const { id: serviceId } = await givenStoredService(kit);
    const { id, version } = await givenVisit(kit, agent, {
      ...{ serviceId, technicianIds, ...slot('09:00', '10:00') },
    });
    const answers = await Promise.all(
      times(12).map((index) => {
        const moves = { id, version, technicianIds, ...slot('12:00', '13:00') };
        if (index % 3 === 0) return send('moveVisit', moves);
        if (index % 3 === 1) return send('unscheduleVisit', { id, version });
        return send('cancelVisit', { id, version, reason: 'Ya no' });
      }),
    );
    const done = count(answers, 'PlanVisitSuccess') + count(answers, 'VisitSuccess');
    expect([done, count(answers, 'ConflictError')]).toEqual([1, 11]);
    expect(await auditOf(kit, serviceId)).toHaveLength(2);
  },
  LONG,
);

test(
  'of two servers scheduling one slot simultaneously, one succeeds',
  async () => {
    const technicianIds = [await givenTechnician(kit)];
    const services = await Promise.all(times(2).map(() => givenStoredService(kit)));
    const answers = await Promise.all(
      services.map(({ id: serviceId }, index) => {
        const input = { serviceId, technicianIds, ...slot('09:00', '10:00') };
        return send('scheduleVisit', input, randomUUID(), index === 0 ? kit : other);
      }),
    );
    expect([count(answers, 'PlanVisitSuccess'), count(answers, 'SlotTakenError')]).toEqual([1, 1]);
  },
  LONG,
);

test(
  'of two transactions that read the same day, at most one writes it',
  async () => {
    const technicianIds = [await givenTechnician(kit)];
    const { id: serviceId } = await givenStoredService(kit);
    const { id } = await givenVisit(kit, agent, { serviceId, technicianIds, ...slot('09:00', '10:00') });
    const visit = await storedVisit(kit, id);
    const { firestore } = kit;
    const read = times(2).map(() => Promise.withResolvers<undefined>());
    const attempts = read.map((mine) =>
      firestore.runTransaction(
        async (tx) => {
          await readDays(tx, firestore, technicianIds, [TUE]);
          mine.resolve(undefined);
          await Promise.all(read.map(({ promise }) => promise));
          const after = { ...visit, id: firestore.collection('visits').doc().id };
          const by = { actor: { id: agent.uid, name: 'Agente' }, now: new Date() };
          writeVisit(tx, firestore, { before: null, after }, by, ZONE);
        },
        { maxAttempts: 1 },
      ),
    );
    const outcomes = await Promise.allSettled(attempts);
    const written = outcomes.filter(({ status }) => status === 'fulfilled').length;
    // The emulator may reject both; both would retry.
    expect(written).toBeLessThanOrEqual(1);
    expect(await dayOf(kit, technicianIds[0] ?? '', TUE)).toHaveLength(1 + written);
  },
  LONG,
);

test(
  '10 simultaneous calls with one key all return the same visit',
  async () => {
    const key = randomUUID();
    const { id: serviceId } = await givenStoredService(kit);
    const input = { serviceId, technicianIds: [await givenTechnician(kit)], ...slot('09:00', '10:00') };
    const answers = await Promise.all(times(10).map(() => send('scheduleVisit', input, key)));
    expect(count(answers, 'PlanVisitSuccess')).toBe(10);
    expect(new Set(answers.map(({ visit }) => visit?.id)).size).toBe(1);
  },
  LONG,
);
