import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { SlotReasonKind } from '../gql/graphql.ts';
import { auditOf } from '../kits/client-kit.ts';
import { decide, field, reviewsOf } from '../kits/field-kit.ts';
import type { Kit, Person } from '../kits/kit.ts';
import { step, stepAtLast } from '../kits/perform-kit.ts';
import { planned, slotOn } from '../kits/visit-kit.ts';
import {
  at,
  endWorkInProgress,
  putWork,
  startWork,
  visitNow,
  type Cast,
  type Place,
} from '../kits/work-kit.ts';

const NOW = new Date('2026-11-20T10:00:00Z');
const WARNINGS: SlotReasonKind[] = [
  'OUTSIDE_HOURS',
  'OUTSIDE_ZONES',
  'HOLIDAY',
  'MISSING_SKILL',
  'ALREADY_PLANNED',
];

let kit: Kit;
let people: Cast;
let place: Place;
let work: Awaited<ReturnType<typeof putWork>>;
beforeAll(async () => {
  ({ kit, people, place } = await startWork(() => NOW));
});
afterAll(() => kit.stop());
beforeEach(async () => {
  await endWorkInProgress(kit);
  work = await putWork(kit, [people.OWN, people.OTHER], { place });
});

const tapped = (time: string) => ({ id: work.visit.id, occurredAt: at(`${time}:00`).toISOString() });

const tap = async (who: Person, name: 'travelToVisit' | 'startVisit', time: string, key = randomUUID()) =>
  (await field(kit, who, name, tapped(time), key)).__typename;

const logged = async () =>
  (await auditOf(kit, work.service.id)).map(({ action, actor }) => [action, actor] as const);

test('two technicians travelling and starting are each recorded once, without a review', async () => {
  const { OWN, OTHER } = people;
  expect(await tap(OWN, 'travelToVisit', '09:00')).toBe('VisitSuccess');
  expect(await tap(OWN, 'startVisit', '09:20')).toBe('VisitSuccess');
  const before = await visitNow(kit, work.visit.id);
  const key = randomUUID();
  expect(await tap(OTHER, 'travelToVisit', '09:01', key)).toBe('VisitSuccess');
  expect(await tap(OTHER, 'travelToVisit', '09:01', key)).toBe('VisitSuccess');
  expect(await tap(OTHER, 'startVisit', '09:21')).toBe('VisitSuccess');
  const starts = {
    [OWN.uid]: { at: at('09:20:00'), unconfirmed: false },
    [OTHER.uid]: { at: at('09:21:00'), unconfirmed: false },
  };
  expect(await visitNow(kit, work.visit.id)).toEqual({ ...before, starts });
  expect(await reviewsOf(kit, people.AGENT, work.service.id)).toEqual([]);
  expect(await logged()).toEqual([
    ...[['travelToVisit', OWN.uid] as const, ['startVisit', OWN.uid] as const],
    ...[['travelToVisit', OTHER.uid] as const, ['startVisit', OTHER.uid] as const],
  ]);
});

test('a repeated start from another device keeps the first one, and a corrected arrival moves it', async () => {
  const { OWN, OTHER, ADMIN } = people;
  await tap(OWN, 'startVisit', '09:20');
  await tap(OTHER, 'startVisit', '09:25');
  await tap(OTHER, 'startVisit', '09:40');
  await tap(OWN, 'startVisit', '09:45');
  const begun = await visitNow(kit, work.visit.id);
  const later = { at: at('09:25:00'), unconfirmed: false };
  expect(begun.starts).toEqual({ [OWN.uid]: { at: at('09:20:00'), unconfirmed: false }, [OTHER.uid]: later });
  const { id, version } = begun;
  const arrivedAt = at('09:10:00');
  const times = { travelStartedAt: null, arrivedAt: arrivedAt.toISOString(), finishedAt: null };
  const input = { id, version, ...times, reason: 'Llegó antes' };
  expect((await step(kit, ADMIN, 'correctVisitTimes', input)).__typename).toBe('VisitSuccess');
  const { starts } = await visitNow(kit, work.visit.id);
  expect(starts).toEqual({ [OWN.uid]: { at: arrivedAt, unconfirmed: false }, [OTHER.uid]: later });
});

test('two simultaneous starts of one visit both succeed without a review', async () => {
  const { OWN, OTHER } = people;
  const both = [OWN, OTHER].map((who) => stepAtLast(kit, who, 'startVisit', tapped('09:20')));
  expect((await Promise.all(both)).map(({ __typename }) => __typename)).toEqual([
    ...['VisitSuccess', 'VisitSuccess'],
  ]);
  expect(await reviewsOf(kit, people.AGENT, work.service.id)).toEqual([]);
});

test('a start well before the recorded one is filed for review', async () => {
  await tap(people.OWN, 'startVisit', '09:20');
  expect(await tap(people.OTHER, 'startVisit', '09:00')).toBe('WorkFiled');
});

test('a start by a technician removed from the visit is filed for review', async () => {
  await tap(people.OWN, 'startVisit', '09:20');
  const technicians = work.visit.technicians.slice(0, 1);
  const changes = { technicians, technicianIds: [people.OWN.uid] };
  const formerTechnicians = work.visit.technicians.slice(1);
  await kit.firestore.doc(`visits/${work.visit.id}`).update({ ...changes, formerTechnicians });
  expect(await tap(people.OTHER, 'startVisit', '09:21')).toBe('WorkFiled');
});

test('a second start by the office is refused', async () => {
  await tap(people.OWN, 'startVisit', '09:20');
  expect(await tap(people.ADMIN, 'startVisit', '09:21')).toBe('TransitionError');
});

test("work attached to another visit takes its own technician's start and end, even if a colleague started first", async () => {
  const { OWN, OTHER, AGENT } = people;
  const asked = { serviceId: work.service.id, technicianIds: [OTHER.uid], acceptedWarnings: WARNINGS };
  const slot = slotOn('2026-12-15', '09:00', '10:00');
  const { visit: other } = await planned(kit, AGENT, 'scheduleVisit', { ...asked, ...slot });
  await tap(OWN, 'startVisit', '09:20');
  await tap(OTHER, 'startVisit', '09:21');
  const end = (who: Person, time: string) =>
    field(kit, who, 'completeVisit', { ...tapped(time), resolution: 'Cambiada la válvula' });
  expect((await end(OWN, '09:40')).__typename).toBe('VisitSuccess');
  expect((await end(OTHER, '09:50')).__typename).toBe('WorkFiled');
  const [review] = await reviewsOf(kit, AGENT, work.service.id);
  const { id, version } = review!;
  const answer = await decide(kit, AGENT, 'attachWorkReview', { id, version, visitId: other.id });
  expect(answer.__typename).toBe('WorkReviewSuccess');
  expect(await visitNow(kit, other.id)).toMatchObject({
    ...{ status: 'COMPLETED', arrivedAt: at('09:21:00'), finishedAt: at('09:50:00'), unconfirmed: [] },
  });
});
