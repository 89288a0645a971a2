import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Kit } from '../kits/kit.ts';
import { step, stepped, STEPS } from '../kits/perform-kit.ts';
import {
  at,
  inStatus,
  endWorkInProgress,
  putWork,
  serviceNow,
  someLine,
  startWork,
  type Cast,
  type Place,
} from '../kits/work-kit.ts';

const NOW = new Date('2026-11-20T10:00:00Z');

let kit: Kit;
let people: Cast;
let own: Cast['OWN'];
let place: Place;
beforeAll(async () => {
  ({ kit, people, place } = await startWork(() => NOW));
  own = people.OWN;
});
afterAll(() => kit.stop());
beforeEach(() => endWorkInProgress(kit));

describe('endVisitIncomplete', () => {
  test('makes the service pending again, keeping answers and lines', async () => {
    const line = someLine({ authorId: own.uid });
    const checklist = [{ id: 'p1', text: 'Presión', kind: 'NUMBER' as const, options: [], required: true }];
    const answers = { p1: { value: 1.4, byName: 'Ana', at: at('09:30:00') } };
    const work = await putWork(kit, [own], {
      ...{ place, visit: inStatus('PAUSED') },
      service: { lines: [line], checklist, answers },
    });
    const input = { id: work.visit.id, ...STEPS.endVisitIncomplete, note: ' Falta la junta ' };
    expect((await step(kit, own, 'endVisitIncomplete', input)).visit).toMatchObject({
      ...{ status: 'NOT_COMPLETED', outcome: 'PARTIAL', incompleteReason: 'MISSING_MATERIAL' },
      ...{ reason: 'Falta la junta', finishedAt: NOW.toISOString() },
      pauses: [{ from: at('09:40:00').toISOString(), to: NOW.toISOString(), reason: 'MATERIAL' }],
    });
    const service = await serviceNow(kit, work.service.id);
    expect(service).toMatchObject({ status: 'PENDING', open: true, lines: [line], checklist, answers });
  });

  test('frees the slot of a visit that was not started', async () => {
    const { visit } = await putWork(kit, [own], { place });
    const input = { id: visit.id, outcome: 'NOT_DONE', reason: 'CUSTOMER_ABSENT' } as const;
    expect((await stepped(kit, people.AGENT, 'endVisitIncomplete', input)).visit.status).toBe(
      'NOT_COMPLETED',
    );
    const day = await kit.firestore.doc(`days/${own.uid}_2026-11-20`).get();
    expect(day.get(`visits.${visit.id}`)).toBeUndefined();
  });

  /** Ends a visit that was never started; another visit of its service is completed. */
  async function givenUnmade(plannedStart: Date, completedAt: Date) {
    const plannedEnd = new Date(plannedStart.getTime() + 3_600_000);
    const done = { ...inStatus('COMPLETED'), finishedAt: completedAt };
    const work = await putWork(kit, [own], { place, visit: { plannedStart, plannedEnd }, others: [done] });
    expect(work.service.status).toBe('IN_PROGRESS');
    const input = { id: work.visit.id, outcome: 'NOT_DONE', reason: 'CUSTOMER_ABSENT' } as const;
    const { visit } = await step(kit, people.AGENT, 'endVisitIncomplete', input);
    return { visit, status: (await serviceNow(kit, work.service.id)).status };
  }

  test('days after an unstarted visit does not undo a later completion', async () => {
    const unmade = await givenUnmade(new Date('2026-11-16T10:00:00Z'), new Date('2026-11-17T10:00:00Z'));
    expect(unmade).toMatchObject({ status: 'FINISHED', visit: { finishedAt: null } });
  });

  test('before an unstarted visit ends it at the current time', async () => {
    const unmade = await givenUnmade(new Date('2026-11-24T10:00:00Z'), new Date('2026-11-17T10:00:00Z'));
    expect(unmade).toMatchObject({ status: 'PENDING', visit: { finishedAt: NOW.toISOString() } });
  });

  test('keeps a service scheduled if it has another planned visit', async () => {
    const plannedStart = new Date('2026-11-23T10:00:00Z');
    const later = { plannedStart, plannedEnd: new Date('2026-11-23T11:00:00Z') };
    const work = await putWork(kit, [own], { place, visit: inStatus('IN_PROGRESS'), others: [later] });
    await step(kit, own, 'endVisitIncomplete', { id: work.visit.id, ...STEPS.endVisitIncomplete });
    expect(await serviceNow(kit, work.service.id)).toMatchObject({
      status: 'SCHEDULED',
      plannedAt: plannedStart,
    });
  });
});
