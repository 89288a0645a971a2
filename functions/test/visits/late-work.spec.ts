import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { auditOf } from '../kits/client-kit.ts';
import { execute, gql, type Kit, type Person } from '../kits/kit.ts';
import { step, stepped, STEPS, type Answer, type StepName } from '../kits/perform-kit.ts';
import { endWorkInProgress, putWork, startWork, visitNow, type Cast, type Place } from '../kits/work-kit.ts';

/** The Thursday after a long weekend that began on Friday. */
const NOW = new Date('2026-11-26T09:00:00Z');
const on = (day: number, time: string) => `2026-11-${day}T${time}:00.000Z`;

let kit: Kit;
let people: Cast;
let own: Person;
let place: Place;
beforeAll(async () => {
  ({ kit, people, place } = await startWork(() => NOW));
  own = people.OWN;
});
afterAll(() => kit.stop());
beforeEach(() => endWorkInProgress(kit));

async function takeSteps(
  id: string,
  steps: [name: Exclude<StepName, 'correctVisitTimes' | 'confirmVisitTimes'>, at: string][],
) {
  const answers: Answer[] = [];
  for (const [name, occurredAt] of steps) {
    const answer = await step(kit, own, name, { id, ...STEPS[name], occurredAt });
    if (answer.__typename !== 'VisitSuccess') throw new Error(`${name}: ${JSON.stringify(answer)}`);
    answers.push(answer);
  }
  const visit = answers.at(-1)?.visit;
  if (!visit) throw new Error('Nothing was done');
  return visit;
}

const minutesOf = async (reportId: string | null) => {
  const query = gql(
    `query LateWorkWorkReport($id: ID!) { workReport(id: $id) { content { workedMinutes unconfirmedTimes } } }`,
  );
  const { workReport } = await execute(kit, people.AGENT, query, { id: reportId ?? '' });
  return workReport?.content;
};

describe('work done before the weekend and sent after it', () => {
  const planned = { plannedStart: new Date(on(20, '10:00')), plannedEnd: new Date(on(20, '11:30')) };
  const job = async () => {
    const { visit, service } = await putWork(kit, [own], { place, visit: planned });
    const done = await takeSteps(visit.id, [
      ['travelToVisit', on(20, '09:30')],
      ['startVisit', on(20, '10:00')],
      ['completeVisit', on(20, '13:00')],
    ]);
    return { done, service };
  };

  test('keeps its own times, marked as unconfirmed in visit, report and audit', async () => {
    const { done, service } = await job();
    expect(done).toMatchObject({
      ...{ status: 'COMPLETED', arrivedAt: on(20, '10:00'), finishedAt: on(20, '13:00') },
      unconfirmedTimes: ['TRAVEL', 'ARRIVAL', 'FINISH'],
    });
    const { reportId } = await visitNow(kit, done.id);
    expect(await minutesOf(reportId)).toEqual({
      ...{ workedMinutes: 180, unconfirmedTimes: ['ARRIVAL', 'FINISH', 'TRAVEL'] },
    });
    expect((await auditOf(kit, service.id)).at(-1)).toMatchObject({
      ...{ action: 'completeVisit', after: { unconfirmed: ['TRAVEL', 'ARRIVAL', 'FINISH'] } },
    });
  });

  test('is confirmed by the office once', async () => {
    const { done } = await job();
    const input = { id: done.id, version: done.version };
    expect((await stepped(kit, people.AGENT, 'confirmVisitTimes', input)).visit.unconfirmedTimes).toEqual([]);
    const again = { id: done.id, version: done.version + 1 };
    expect((await step(kit, people.AGENT, 'confirmVisitTimes', again)).__typename).toBe('TransitionError');
  });

  test('is confirmed by correcting its times', async () => {
    const { done } = await job();
    const times = {
      travelStartedAt: on(20, '09:50'),
      arrivedAt: on(20, '10:05'),
      finishedAt: on(20, '12:00'),
    };
    const input = { id: done.id, version: done.version, reason: 'Según el cliente', ...times };
    expect((await step(kit, people.AGENT, 'correctVisitTimes', input)).visit).toMatchObject({
      ...{ arrivedAt: on(20, '10:05'), unconfirmedTimes: [] },
    });
  });
});

describe('work done today on a device with a wrong clock', () => {
  const today = { plannedStart: new Date(on(26, '05:00')), plannedEnd: new Date(on(26, '08:00')) };

  test.each([
    // Really from 05:00 to 08:00, reported two hours late or two hours early; planned at 04:50.
    ['ahead', '07:00', '10:00', 'FINISH'],
    ['behind', '03:00', '06:00', 'ARRIVAL'],
  ])('two hours %s keeps its duration and has unconfirmed times', async (_name, start, end, unsure) => {
    const { visit } = await putWork(kit, [own], { place, visit: today });
    await kit.firestore.doc(`visits/${visit.id}`).update({ createdAt: new Date(on(26, '04:50')) });
    const done = await takeSteps(visit.id, [
      ['startVisit', on(26, start)],
      ['completeVisit', on(26, end)],
    ]);
    expect(done.unconfirmedTimes).toContain(unsure);
    const { reportId } = await visitNow(kit, visit.id);
    expect((await minutesOf(reportId))?.workedMinutes).toBe(180);
  });

  test("keeps the time the phone corrected, with the device's own time and skew in the audit", async () => {
    const { visit, service } = await putWork(kit, [own], { place, visit: today });
    const input = { id: visit.id, occurredAt: on(26, '05:00'), deviceAt: on(26, '07:00'), skewMs: 7_200_000 };
    expect((await step(kit, own, 'startVisit', input)).visit).toMatchObject({
      ...{ arrivedAt: on(26, '05:00'), unconfirmedTimes: [] },
    });
    const { after } = (await auditOf(kit, service.id)).at(-1) as { after: Record<string, unknown> };
    expect(after['skewMs']).toBe(7_200_000);
    expect((after['deviceAt'] as { toDate: () => Date }).toDate()).toEqual(new Date(on(26, '07:00')));
  });
});

test('a start that arrives after the start of later work is accepted', async () => {
  const slot = { plannedStart: new Date(on(26, '05:00')), plannedEnd: new Date(on(26, '06:00')) };
  const [first, second] = await Promise.all([
    putWork(kit, [own], { place, visit: slot }),
    putWork(kit, [own], { place, visit: slot }),
  ]);
  await takeSteps(second.visit.id, [['startVisit', on(26, '07:00')]]);
  expect(await takeSteps(first.visit.id, [['startVisit', on(26, '05:00')]])).toMatchObject({
    status: 'IN_PROGRESS',
  });
});
