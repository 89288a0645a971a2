import { Timestamp } from '@google-cloud/firestore';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Visit } from '../../src/work/visit.ts';
import { auditOf } from '../kits/client-kit.ts';
import { givenFile, madeId, type About } from '../kits/files-kit.ts';
import { execute, gql, type Person } from '../kits/kit.ts';
import { step, type StepInput, type StepName, STEPS } from '../kits/perform-kit.ts';
import { done, someLine, someLineId } from '../kits/service-kit.ts';
import {
  at,
  inStatus,
  endWorkInProgress,
  putWork,
  serviceNow,
  startWork,
  type World,
} from '../kits/work-kit.ts';

const NOW = new Date('2026-11-20T10:00:00Z');
const POINT = { id: 'p1', text: 'Presión', kind: 'NUMBER' as const, options: [], required: true };

let work: World;
beforeAll(async () => {
  work = await startWork(() => NOW);
});
afterAll(() => work.kit.stop());
beforeEach(() => endWorkInProgress(work.kit));

const iso = (time: string) => at(time).toISOString();
const put = (visit: Partial<Visit> = {}, others: Partial<Visit>[] = []) => {
  const { kit, people, place } = work;
  return putWork(kit, [people.OWN], { place, visit, others, service: { checklist: [POINT] } });
};
const take = <Name extends StepName>(by: Person, name: Name, input: StepInput<Name>) =>
  step(work.kit, by, name, input);

async function timelineOf(serviceId: string) {
  const query = gql(`query VisitsPerformTimelineActivity($id: ID!) {
    activity(entity: SERVICE, id: $id, first: 20) { edges { node { action at } } }
  }`);
  const { activity } = await execute(work.kit, work.people.AGENT, query, { id: serviceId });
  return activity.edges.map(({ node }) => [node.action, node.at]);
}

type Reported = { by?: Person; occurredAt?: string };
type Given = Awaited<ReturnType<typeof put>>;

/** Other acts in the field; each returns the stored time of its result, if it has one. */
const DEEDS = {
  answerChecklist: async ({ service: { id } }: Given, { by = work.people.OWN, ...reported }: Reported) => {
    const input = { serviceId: id, itemId: POINT.id, answer: '1.4', ...reported };
    await done(work.kit, by, 'answerChecklist', input);
    return (await serviceNow(work.kit, id)).answers[POINT.id]?.at.toISOString();
  },
  addServiceLine: async ({ service: { id } }: Given, { by = work.people.OWN, ...reported }: Reported) => {
    const input = { serviceId: id, lineId: someLineId(), line: someLine(), ...reported };
    await done(work.kit, by, 'addServiceLine', input);
    return undefined;
  },
  addAttachment: async ({ service, visit }: Given, { by = work.people.OWN, ...reported }: Reported) => {
    const about: About = { service: service.id, visit: visit.id, ...reported };
    return (await givenFile(work.kit, by, about)).createdAt;
  },
};
const NAMES = Object.keys(DEEDS) as (keyof typeof DEEDS)[];

describe('the steps in the timeline', () => {
  test('are dated and ordered by when they happened, even if they arrived together', async () => {
    const { visit, service } = await put();
    const tap = (name: keyof typeof STEPS, time: string) =>
      take(work.people.OWN, name, { id: visit.id, ...STEPS[name], occurredAt: iso(time) });
    await tap('travelToVisit', '09:10:00');
    await tap('startVisit', '09:30:00');
    // The phone's clock was set back: these keep their order and distance.
    await tap('pauseVisit', '09:12:00');
    await tap('resumeVisit', '09:13:00');
    await DEEDS.answerChecklist({ visit, service, others: [] }, { occurredAt: iso('09:40:00') });
    await tap('completeVisit', '09:58:00');
    expect(await timelineOf(service.id)).toEqual([
      ['completeVisit', iso('09:58:00')],
      ['answerChecklist', iso('09:40:00')],
      ['resumeVisit', iso('09:31:00')],
      ['pauseVisit', iso('09:30:00.001')],
      ['startVisit', iso('09:30:00')],
      ['travelToVisit', iso('09:10:00')],
    ]);
  });

  test('are dated at arrival if their time is implausible', async () => {
    const { visit, service } = await put();
    await take(work.people.OWN, 'travelToVisit', { id: visit.id, occurredAt: '2027-01-01T00:00:00.000Z' });
    expect(await timelineOf(service.id)).toEqual([['travelToVisit', NOW.toISOString()]]);
  });

  test('are dated at the correction if the office corrects their times', async () => {
    const { visit, service } = await put(inStatus('COMPLETED'));
    const times = {
      travelStartedAt: iso('08:00:00'),
      arrivedAt: iso('08:30:00'),
      finishedAt: iso('09:45:00'),
    };
    const input = { id: visit.id, version: 1, ...times, reason: 'Se olvidó' };
    await take(work.people.AGENT, 'correctVisitTimes', input);
    expect(await timelineOf(service.id)).toEqual([['correctVisitTimes', NOW.toISOString()]]);
  });
});

describe.each(NAMES)('%s sent while offline', (name) => {
  test.each([
    ['when it was done', '09:40:00', '09:40:00'],
    ['no earlier than the start of its visit', '09:05:00', '09:20:00.001'],
    ['after the start of its visit if both share an instant', '09:20:00', '09:20:00.001'],
    ['at arrival if the device is too far ahead', '10:05:00.001', '10:00:00'],
  ])('is dated %s', async (_name, occurredAt, expected) => {
    const given = await put(inStatus('IN_PROGRESS'));
    const kept = await DEEDS[name](given, { occurredAt: iso(occurredAt) });
    expect(kept ?? iso(expected)).toBe(iso(expected));
    expect(await timelineOf(given.service.id)).toEqual([[name, iso(expected)]]);
    // The device's time is stored even if it was not believed.
    expect(await auditOf(work.kit, given.service.id)).toMatchObject([
      { after: { occurredAt: Timestamp.fromDate(at(occurredAt)), receivedAt: Timestamp.fromDate(NOW) } },
    ]);
  });

  test('is dated by the device even after 72 hours, and at arrival without a time', async () => {
    const weekBefore = { travelStartedAt: null, arrivedAt: new Date('2026-11-16T10:00:00Z') };
    const given = await put({ ...inStatus('IN_PROGRESS'), ...weekBefore });
    await DEEDS[name](given, { occurredAt: '2026-11-16T11:00:00.000Z' });
    expect(await timelineOf(given.service.id)).toEqual([[name, '2026-11-16T11:00:00.000Z']]);
    const another = await put(inStatus('IN_PROGRESS'));
    await DEEDS[name](another, {});
    expect(await timelineOf(another.service.id)).toEqual([[name, NOW.toISOString()]]);
    expect((await auditOf(work.kit, another.service.id))[0]?.['after']).not.toHaveProperty('receivedAt');
  });

  test('is not moved by a future visit or a pause', async () => {
    const rested = { ...inStatus('PAUSED'), plannedStart: at('08:00:00'), plannedEnd: at('09:00:00') };
    const given = await put(rested, [{}]);
    await work.kit.firestore.doc(`visits/${given.others[0]?.id}`).update({ createdAt: at('09:50:00') });
    await DEEDS[name](given, { occurredAt: iso('09:30:00') });
    expect(await timelineOf(given.service.id)).toEqual([[name, iso('09:30:00')]]);
  });
});

test('removals are dated when they happened', async () => {
  const { kit, people } = work;
  const { visit, service } = await put(inStatus('IN_PROGRESS'));
  const [lineId, id] = [someLineId(), madeId()];
  const line = { serviceId: service.id, lineId };
  await done(kit, people.OWN, 'addServiceLine', { ...line, line: someLine(), occurredAt: iso('09:30:00') });
  await done(kit, people.OWN, 'removeServiceLine', { ...line, occurredAt: iso('09:31:00') });
  const about = { service: service.id, visit: visit.id, occurredAt: iso('09:32:00') };
  await givenFile(kit, people.OWN, { id, ...about });
  const remove = gql(
    `mutation VisitsPerformTimelineRemoveAttachment($input: RemoveAttachmentInput!) { removeAttachment(input: $input) { __typename } }`,
  );
  await execute(kit, people.OWN, remove, { input: { id, occurredAt: iso('09:33:00') } });
  expect(await timelineOf(service.id)).toEqual([
    ['removeAttachment', iso('09:33:00')],
    ['addAttachment', iso('09:32:00')],
    ['removeServiceLine', iso('09:31:00')],
    ['addServiceLine', iso('09:30:00')],
  ]);
});
