import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { execute, type Kit } from './kit.ts';
import { step, STEPS } from './perform-kit.ts';
import { at, inStatus, nobodyAtWork, putWork, startWork, type Cast, type Place } from './work-kit.ts';

const NOW = new Date('2026-11-20T10:00:00Z');

let kit: Kit;
let people: Cast;
let place: Place;
beforeAll(async () => {
  ({ kit, people, place } = await startWork(() => NOW));
});
afterAll(() => kit.stop());
beforeEach(() => nobodyAtWork(kit));

const iso = (time: string) => at(time).toISOString();

/** What the timeline of a service says happened, and when: the latest first. */
async function timelineOf(serviceId: string) {
  const query = `query ($id: ID!) {
    activity(entity: SERVICE, id: $id, first: 20) { edges { node { action at } } }
  }`;
  type Timeline = { activity: { edges: { node: { action: string; at: string } }[] } };
  const { activity } = await execute<Timeline>(kit, people.AGENT, query, { id: serviceId });
  return activity.edges.map(({ node }) => [node.action, node.at]);
}

test('steps stand where they happened, in their order, though all of them arrived at once', async () => {
  const { visit, service } = await putWork(kit, [people.OWN], { place });
  const take = (name: keyof typeof STEPS, time: string) =>
    step(kit, people.OWN, name, { id: visit.id, ...STEPS[name], occurredAt: iso(time) });
  await take('travelToVisit', '09:10:00');
  await take('startVisit', '09:30:00');
  // The phone's clock was put back: these are no earlier than what they follow.
  await take('pauseVisit', '09:12:00');
  await take('resumeVisit', '09:13:00');
  await take('completeVisit', '09:58:00');
  expect(await timelineOf(service.id)).toEqual([
    ['completeVisit', iso('09:58:00')],
    ['resumeVisit', iso('09:30:00.002')],
    ['pauseVisit', iso('09:30:00.001')],
    ['startVisit', iso('09:30:00')],
    ['travelToVisit', iso('09:10:00')],
  ]);
});

test('a time that cannot be believed is when it was received', async () => {
  const { visit, service } = await putWork(kit, [people.OWN], { place });
  await step(kit, people.OWN, 'travelToVisit', { id: visit.id, occurredAt: iso('10:06:00') });
  expect(await timelineOf(service.id)).toEqual([['travelToVisit', NOW.toISOString()]]);
});

test('what the office corrects stands where it corrects it', async () => {
  const { visit, service } = await putWork(kit, [people.OWN], { place, visit: inStatus('COMPLETED') });
  const times = { travelStartedAt: iso('08:00:00'), arrivedAt: iso('08:30:00'), finishedAt: iso('09:45:00') };
  const input = { id: visit.id, version: 1, ...times, reason: 'Se olvidó' };
  await step(kit, people.AGENT, 'correctVisitTimes', input);
  expect(await timelineOf(service.id)).toEqual([['correctVisitTimes', NOW.toISOString()]]);
});
