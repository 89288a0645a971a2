import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { auditOf } from '../kits/client-kit.ts';
import { startKit, type Kit } from '../kits/kit.ts';
import { step, stepped, stepAtLast, STEPS, type StepName } from '../kits/perform-kit.ts';
import { changesOfWeek } from '../kits/visit-kit.ts';
import {
  at,
  inStatus,
  endWorkInProgress,
  putWork,
  serviceNow,
  startWork,
  visitNow,
  type Cast,
  type Place,
} from '../kits/work-kit.ts';

const NOW = new Date('2026-11-20T10:00:00Z');

let now = NOW;
let kit: Kit;
let people: Cast;
let place: Place;
beforeAll(async () => {
  ({ kit, people, place } = await startWork(() => now));
});
afterAll(() => kit.stop());
beforeEach(async () => {
  now = NOW;
  await endWorkInProgress(kit);
});
let own: Cast['OWN'];
beforeEach(() => {
  own = people.OWN;
});

function plannedFor(start: string) {
  const plannedStart = new Date(start);
  return { plannedStart, plannedEnd: new Date(plannedStart.getTime() + 3_600_000) };
}

describe('the steps of a visit', () => {
  test("lead from travelling to completed, and the service's status follows", async () => {
    const { service, visit } = await putWork(kit, [own], { place });
    const id = visit.id;
    const take = async (name: StepName, time: string) => {
      now = at(time);
      const answer = await step(kit, own, name, { id, ...STEPS[name as keyof typeof STEPS] });
      return { ...answer.visit, service: (await serviceNow(kit, service.id)).status };
    };
    const serviceTexts = async () =>
      (await auditOf(kit, service.id)).map(({ before, after }) =>
        [before, after].map((each) => (each as { service?: { status: string } }).service?.status),
      );
    expect(await take('travelToVisit', '09:00:00')).toMatchObject({
      ...{ status: 'TRAVELLING', travelStartedAt: at('09:00:00').toISOString(), service: 'TRAVELLING' },
    });
    expect(await take('startVisit', '09:30:00')).toMatchObject({
      ...{ status: 'IN_PROGRESS', arrivedAt: at('09:30:00').toISOString(), service: 'IN_PROGRESS' },
    });
    expect(await take('pauseVisit', '10:00:00')).toMatchObject({
      ...{ status: 'PAUSED', service: 'IN_PROGRESS' },
      pauses: [{ from: at('10:00:00').toISOString(), to: null, reason: 'BREAK' }],
    });
    expect(await take('resumeVisit', '10:15:00')).toMatchObject({
      ...{ status: 'IN_PROGRESS', pauses: [{ to: at('10:15:00').toISOString() }] },
    });
    expect(await take('completeVisit', '11:00:00')).toMatchObject({
      ...{ status: 'COMPLETED', finishedAt: at('11:00:00').toISOString(), service: 'FINISHED' },
      ...{ resolution: 'Cambiada la válvula', version: 6 },
    });
    expect(await serviceNow(kit, service.id)).toMatchObject({
      ...{ open: false, resolution: 'Cambiada la válvula', nextVisit: null, version: 1 },
    });
    expect(await serviceTexts()).toEqual([
      ['SCHEDULED', 'TRAVELLING'],
      ['TRAVELLING', 'IN_PROGRESS'],
      ...[[], []].map(() => [undefined, undefined]),
      ['IN_PROGRESS', 'FINISHED'],
    ]);
  });

  test('store the worked time in the days of its technicians', async () => {
    const { visit } = await putWork(kit, [own, people.OTHER], { place, visit: inStatus('IN_PROGRESS') });
    await step(kit, own, 'completeVisit', { id: visit.id, ...STEPS.completeVisit });
    for (const { uid } of [own, people.OTHER]) {
      const day = await kit.firestore.doc(`days/${uid}_2026-11-20`).get();
      const entry = day.get(`visits.${visit.id}`) as {
        start: { toDate: () => Date };
        end: { toDate: () => Date };
      };
      expect([entry.start.toDate(), entry.end.toDate()]).toEqual([at('09:20:00'), NOW]);
    }
  });

  test("mark the week's plan as changed", async () => {
    const { visit } = await putWork(kit, [own], { place });
    const before = await changesOfWeek(kit, '2026-11-16');
    await step(kit, own, 'travelToVisit', { id: visit.id });
    expect(await changesOfWeek(kit, '2026-11-16')).toBe(before + 1);
  });
});

describe.each([
  { name: 'travelToVisit', status: 'TRAVELLING', since: 'travelStartedAt', words: 'ponerte en camino' },
  { name: 'startVisit', status: 'IN_PROGRESS', since: 'arrivedAt', words: 'iniciarla' },
] as const)('$name of a scheduled visit', ({ name, status, since, words }) => {
  test.each([
    ['2026-11-21T22:59:00Z', true],
    ['2026-11-21T23:00:00Z', false],
    ['2026-11-18T23:00:00Z', true],
    ['2026-11-18T22:59:00Z', false],
  ])('on %s, at most one day of Madrid from today, is allowed: %s', async (start, allowed) => {
    const { visit } = await putWork(kit, [own], { place, visit: plannedFor(start) });
    const answer = await step(kit, own, name, { id: visit.id });
    if (allowed) {
      expect(answer.visit?.status).toBe(status);
      return;
    }
    expect(answer.__typename).toBe('TransitionError');
    expect(answer.message).toContain('La visita está programada para el');
    expect(answer.message).toContain(`la oficina tiene que moverla para que puedas ${words}`);
    expect(await visitNow(kit, visit.id)).toEqual(visit);
  });

  test('is checked against the time of the tap', async () => {
    const { visit } = await putWork(kit, [own], { place, visit: plannedFor('2026-11-18T08:00:00Z') });
    const input = { id: visit.id, occurredAt: '2026-11-18T07:30:00Z' };
    expect((await stepped(kit, own, name, input)).visit[since]).toBe('2026-11-18T07:30:00.000Z');
  });
});

test('a technician who set out in time may start however late', async () => {
  const planned = plannedFor('2026-11-18T08:00:00Z');
  const { visit } = await putWork(kit, [own], { place, visit: { ...inStatus('TRAVELLING'), ...planned } });
  expect((await stepped(kit, own, 'startVisit', { id: visit.id })).visit.status).toBe('IN_PROGRESS');
});

describe('a technician at work on another visit', () => {
  test.each(['startVisit', 'resumeVisit'] as const)('cannot %s', async (name) => {
    const elsewhere = await putWork(kit, [own], { place, visit: inStatus('IN_PROGRESS') });
    const from = name === 'startVisit' ? 'SCHEDULED' : 'PAUSED';
    const { visit } = await putWork(kit, [people.OTHER, own], { place, visit: inStatus(from) });
    for (const by of [own, people.ADMIN]) {
      expect(await step(kit, by, name, { id: visit.id })).toEqual({
        __typename: 'TransitionError',
        message: `Nombre Apellido ya tiene en curso la visita de ${elsewhere.service.code}: hay que pausarla o terminarla antes`,
      });
    }
    expect(await visitNow(kit, visit.id)).toEqual(visit);
    await step(kit, own, 'pauseVisit', { id: elsewhere.visit.id, reason: 'OTHER' });
    expect((await stepped(kit, own, name, { id: visit.id })).visit.status).toBe('IN_PROGRESS');
  });

  test.each(['startVisit', 'resumeVisit'] as const)(
    'does not prevent a colleague on both visits from %s',
    async (name) => {
      await putWork(kit, [own], { place, visit: inStatus('IN_PROGRESS') });
      const from = name === 'startVisit' ? 'SCHEDULED' : 'PAUSED';
      const { visit } = await putWork(kit, [people.OTHER, own], { place, visit: inStatus(from) });
      expect((await stepped(kit, people.OTHER, name, { id: visit.id })).visit.status).toBe('IN_PROGRESS');
    },
  );

  test('can pause, resume and start others while a colleague has started a shared visit', async () => {
    const elsewhere = await putWork(kit, [own], { place });
    const both = await putWork(kit, [people.OTHER, own], { place });
    const next = await putWork(kit, [own], { place });
    await step(kit, own, 'startVisit', { id: elsewhere.visit.id });
    await step(kit, people.OTHER, 'startVisit', { id: both.visit.id });
    await step(kit, own, 'pauseVisit', { id: elsewhere.visit.id, reason: 'OTHER' });
    const resumed = await stepped(kit, own, 'resumeVisit', { id: elsewhere.visit.id });
    expect(resumed.visit.status).toBe('IN_PROGRESS');
    await step(kit, own, 'pauseVisit', { id: elsewhere.visit.id, reason: 'OTHER' });
    expect((await stepped(kit, own, 'startVisit', { id: next.visit.id })).visit.status).toBe('IN_PROGRESS');
  });

  test('starts one of several visits simultaneously', async () => {
    // Several servers on one database: within one, failed transactions queue.
    const servers = [kit, startKit(() => ({ now: () => NOW })), startKit(() => ({ now: () => NOW }))];
    const works = await Promise.all(Array.from({ length: 9 }, () => putWork(kit, [own], { place })));
    const answers = await Promise.all(
      works.map(({ visit }, index) =>
        stepAtLast(servers[index % 3] ?? kit, own, 'startVisit', { id: visit.id }),
      ),
    );
    const outcomes = Map.groupBy(answers, ({ __typename }) => __typename);
    expect(outcomes.get('VisitSuccess')).toHaveLength(1);
    expect(outcomes.get('TransitionError')).toHaveLength(8);
    await Promise.all(servers.slice(1).map((server) => server.stop()));
  }, 240_000);
});

describe('a service on hold', () => {
  const since = at('08:00:00');
  const held = { explicit: 'ON_HOLD', hold: { reasonId: 'part', note: null, since, until: null } } as const;

  test.each(['startVisit', 'resumeVisit'] as const)(
    'is resumed by %s, with a later deadline',
    async (name) => {
      const visit = inStatus(name === 'startVisit' ? 'SCHEDULED' : 'PAUSED');
      const work = await putWork(kit, [own], { place, visit, service: held });
      expect(work.service.status).toBe('ON_HOLD');
      await step(kit, own, name, { id: work.visit.id });
      const heldMs = 2 * 3_600_000;
      // Due on a Saturday, when nobody works.
      const dueAt = new Date('2026-11-23T07:00:00Z');
      expect(await serviceNow(kit, work.service.id)).toMatchObject({
        ...{ status: 'IN_PROGRESS', explicit: null, hold: null, heldMs, dueAt, version: 2 },
      });
      expect((await visitNow(kit, work.visit.id)).summary.dueAt).toEqual(dueAt);
      const entry = (await auditOf(kit, work.service.id)).at(-1);
      expect(entry).toMatchObject({ before: { hold: { reasonId: 'part' } }, after: { hold: null, heldMs } });
    },
  );

  test('is resumed even by a start that happened before the hold', async () => {
    const { service, visit } = await putWork(kit, [own], { place, service: held });
    await step(kit, own, 'startVisit', { id: visit.id, occurredAt: '2026-11-20T07:00:00Z' });
    expect(await serviceNow(kit, service.id)).toMatchObject({
      ...{ status: 'IN_PROGRESS', hold: null, heldMs: 0, dueAt: service.dueAt },
    });
  });

  test('remains on hold while a technician travels', async () => {
    const { service, visit } = await putWork(kit, [own], { place, service: held });
    await step(kit, own, 'travelToVisit', { id: visit.id });
    expect((await serviceNow(kit, service.id)).status).toBe('ON_HOLD');
  });
});
