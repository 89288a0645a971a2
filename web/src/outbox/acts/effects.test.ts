import { visitTransition, VISIT_STATUSES } from '@cuadrilla/domain/visits/visit-states.ts';
import { STEP_ACTIONS } from '@cuadrilla/domain/visits/visit-step.ts';
import { describe, expect, test } from 'vitest';
import type { Refusal, WorkAct } from './act.ts';
import { marksOf, stepOf, withActs } from './effects.ts';
import { queued, workVisit } from '../testing/test-work.ts';

const AT = '2026-11-21T12:15:00.000Z';
const BEFORE = '2026-11-21T11:15:00.000Z';
const refusal: Refusal = { message: 'No', fields: [], requestId: null };
const step = (operation: 'TravelToVisit' | 'StartVisit' | 'ResumeVisit'): WorkAct => ({
  operation,
  input: { id: 'v1' },
});
const pause: WorkAct = { operation: 'PauseVisit', input: { id: 'v1', reason: 'BREAK' } };
const complete: WorkAct = {
  operation: 'CompleteVisit',
  input: { id: 'v1', resolution: 'Cambiada la válvula' },
};
const end: WorkAct = {
  operation: 'EndVisitIncomplete',
  input: { id: 'v1', outcome: 'PARTIAL', reason: 'MISSING_MATERIAL', note: 'Falta una junta' },
};
const answer: WorkAct = {
  operation: 'AnswerVisitChecklist',
  input: { serviceId: 's1', itemId: 'p1', answer: '12' },
};
const line: WorkAct = {
  operation: 'AddVisitLine',
  input: {
    serviceId: 's1',
    lineId: 'l1',
    line: {
      kind: 'MATERIAL',
      text: 'Junta',
      quantityMilli: 2_000,
      unit: 'UNIT',
      vatPercent: 21,
      billable: 'YES',
    },
  },
};
const photo: WorkAct = {
  operation: 'PutFile',
  input: { id: 'f1', serviceId: 's1', visitId: 'v1', kind: 'BEFORE' },
  blob: new Blob(['foto'], { type: 'image/jpeg' }),
};

const after = (...acts: WorkAct[]) =>
  withActs(
    [workVisit()],
    acts.map((act, at) => queued(`k${at}`, act)),
  )[0];

describe('pending acts', () => {
  test('apply all steps to the end, with their times', () => {
    expect(after(step('TravelToVisit'))).toMatchObject({ status: 'TRAVELLING', travelStartedAt: AT });
    expect(after(step('StartVisit'))).toMatchObject({ status: 'IN_PROGRESS', arrivedAt: AT });
    expect(after(step('StartVisit'), pause)).toMatchObject({
      status: 'PAUSED',
      pauses: [{ from: AT, to: null }],
    });
    expect(after(step('StartVisit'), pause, step('ResumeVisit'))).toMatchObject({
      status: 'IN_PROGRESS',
      pauses: [{ from: AT, to: AT, reason: 'BREAK' }],
    });
    expect(after(step('StartVisit'), complete)).toMatchObject({
      status: 'COMPLETED',
      finishedAt: AT,
      resolution: 'Cambiada la válvula',
    });
    expect(after(step('StartVisit'), pause, end)).toMatchObject({
      status: 'NOT_COMPLETED',
      outcome: 'PARTIAL',
      incompleteReason: 'MISSING_MATERIAL',
      reason: 'Falta una junta',
      pauses: [{ to: AT }],
    });
  });

  test('never set a time earlier than the previous step', () => {
    const acts = [queued('k1', step('StartVisit')), { ...queued('k2', pause), occurredAt: BEFORE }];
    expect(withActs([workVisit()], acts)[0]).toMatchObject({ arrivedAt: AT, pauses: [{ from: AT }] });
  });

  test.each(VISIT_STATUSES)('apply exactly the transitions the domain allows from %s', (status) => {
    for (const act of [
      step('TravelToVisit'),
      step('StartVisit'),
      step('ResumeVisit'),
      pause,
      complete,
      end,
    ]) {
      const visitStep = stepOf(act);
      if (visitStep === null) throw new Error('no step');
      const action = STEP_ACTIONS[visitStep.operation];
      const taken = visitTransition({ action, from: status, role: 'TECHNICIAN', isOwn: true });
      const [visit] = withActs([workVisit({ status })], [queued('k', act)]);
      expect(visit?.status).toBe(taken.ok ? taken.to : status);
    }
  });

  test('apply answers and lines to every visit of the service, photos to one', () => {
    const acts = [answer, line, photo].map((act, at) => queued(`k${at}`, act));
    const [one, two] = withActs([workVisit(), workVisit({ id: 'v2' })], acts);
    for (const visit of [one, two]) {
      expect(visit?.service.checklist[0]?.answer).toBe('12');
      expect(visit?.service.lines).toMatchObject([{ id: 'l1', text: 'Junta', quantityMilli: 2_000 }]);
    }
    expect(one?.attachments).toMatchObject([{ id: 'f1', kind: 'BEFORE', mime: 'image/jpeg' }]);
    expect(two?.attachments).toEqual([]);
  });

  test('a line of the catalogue names its item at once', () => {
    const picked: WorkAct = { ...line, input: { ...line.input, line: { ...line.input.line, itemId: 'i1' } } };
    const [plain] = withActs([workVisit()], [queued('k', line)]);
    const [visit] = withActs([workVisit()], [queued('k', picked)]);
    expect(plain?.service.lines).toMatchObject([{ item: null }]);
    expect(visit?.service.lines).toMatchObject([{ item: { id: 'i1' } }]);
  });

  test('are not applied twice when the server already has them', () => {
    const once = withActs([workVisit()], [queued('k1', line), queued('k2', photo)]);
    const twice = withActs(once, [queued('k1', line), queued('k2', photo)]);
    expect(twice).toEqual(once);
  });

  test('remove lines and photos', () => {
    const removeLine: WorkAct = { operation: 'RemoveVisitLine', input: { serviceId: 's1', lineId: 'l1' } };
    const removePhoto: WorkAct = { operation: 'RemoveVisitPhoto', input: { id: 'f1' } };
    const visit = after(line, photo, removeLine, removePhoto);
    expect([visit?.service.lines, visit?.attachments]).toEqual([[], []]);
  });

  test('do not change other visits', () => {
    const other = workVisit({ id: 'v9', service: { ...workVisit().service, id: 's9' } });
    expect(withActs([other], [queued('k', step('StartVisit')), queued('l', answer)])).toEqual([other]);
  });
});

describe('a refused act', () => {
  test('does not change the status, but keeps its text and photos', () => {
    const acts = [
      queued('k1', step('StartVisit'), { refusal }),
      queued('k2', line, { refusal }),
      queued('k3', photo),
    ];
    const [visit] = withActs([workVisit()], acts);
    expect(visit).toMatchObject({
      status: 'SCHEDULED',
      attachments: [{ id: 'f1' }],
      service: { lines: [{ id: 'l1' }] },
    });
  });

  test('marks itself and its visit as refused, whatever else is waiting', () => {
    const marks = marksOf([queued('k1', answer), queued('k2', line, { refusal }), queued('k3', photo)]);
    expect([...marks]).toEqual([
      ['p1', 'waiting'],
      ['v1', 'refused'],
      ['l1', 'refused'],
      ['f1', 'waiting'],
    ]);
  });
});
