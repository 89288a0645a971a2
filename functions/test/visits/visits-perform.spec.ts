import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { visitTransition, VISIT_STATUSES, type VisitAction } from '@cuadrilla/domain/visits/visit-states.ts';
import { auditOf } from '../kits/client-kit.ts';
import type { Kit } from '../kits/kit.ts';
import { mutationOf, step, STEPS } from '../kits/perform-kit.ts';
import {
  inStatus,
  nobodyAtWork,
  putWork,
  startWork,
  visitNow,
  WHO,
  type Cast,
  type Place,
} from '../kits/work-kit.ts';

const NOW = new Date('2026-11-20T10:00:00Z');

let kit: Kit;
let people: Cast;
let place: Place;
beforeAll(async () => {
  ({ kit, people, place } = await startWork(() => NOW));
});
afterAll(() => kit.stop());
beforeEach(() => nobodyAtWork(kit));

const ACTIONS: Record<keyof typeof STEPS, VisitAction> = {
  ...{ travelToVisit: 'travel', startVisit: 'start', pauseVisit: 'pause', resumeVisit: 'resume' },
  ...{ completeVisit: 'complete', endVisitIncomplete: 'endIncomplete' },
};

describe.each(WHO)('the table of states, for %s', (who) => {
  const cells = VISIT_STATUSES.flatMap((from) =>
    (Object.keys(STEPS) as (keyof typeof STEPS)[]).map((name) => ({ from, name })),
  );

  test.each(cells)('$name from $from', async ({ from, name }) => {
    const { visit } = await putWork(kit, [people.OWN], { place, visit: inStatus(from) });
    const input = { id: visit.id, ...STEPS[name] };
    const { data, errors } = await kit.send({ query: mutationOf(name), variables: { input } }, people[who]);
    const after = await visitNow(kit, visit.id);
    if (who === 'AGENT' && name !== 'endVisitIncomplete') {
      expect(errors?.map(({ extensions }) => extensions.code)).toEqual(['FORBIDDEN']);
      expect(after).toEqual(visit);
      return;
    }
    const answer = data?.[name] as { __typename: string; message?: string };
    if (who === 'OTHER') {
      expect(answer.__typename).toBe('NotFoundError');
      expect(after).toEqual(visit);
      return;
    }
    const role = who === 'OWN' ? 'TECHNICIAN' : who;
    const expected = visitTransition({ action: ACTIONS[name], from, role, isOwn: who === 'OWN' });
    if (expected.ok) {
      expect(answer.__typename).toBe('VisitSuccess');
      expect(after).toMatchObject({ status: expected.to, version: 2 });
    } else {
      expect(answer).toEqual({ __typename: 'TransitionError', message: expected.message });
      expect(after).toEqual(visit);
    }
  });
});

test.each(Object.keys(STEPS) as (keyof typeof STEPS)[])('%s of a visit there is not', async (name) => {
  for (const id of ['nobody', 'a/b', '..']) {
    for (const by of [people.ADMIN, people.OWN]) {
      expect((await step(kit, by, name, { id, ...STEPS[name] })).__typename).toBe('NotFoundError');
    }
  }
});

describe('a step sent again', () => {
  test('with its key is not taken twice', async () => {
    const { visit, service } = await putWork(kit, [people.OWN], { place });
    const key = randomUUID();
    const input = { id: visit.id, occurredAt: '2026-11-20T09:30:00Z' };
    const first = await step(kit, people.OWN, 'startVisit', input, key);
    expect(await step(kit, people.OWN, 'startVisit', input, key)).toEqual(first);
    expect(await auditOf(kit, service.id)).toHaveLength(1);
    const other = { ...input, occurredAt: '2026-11-20T09:31:00Z' };
    expect((await step(kit, people.OWN, 'startVisit', other, key)).__typename).toBe('KeyReusedError');
  });

  test('by many at once is taken once', async () => {
    const { visit, service } = await putWork(kit, [people.OWN], { place });
    const key = randomUUID();
    const send = () => step(kit, people.OWN, 'travelToVisit', { id: visit.id }, key);
    const answers = await Promise.all(Array.from({ length: 10 }, send));
    expect(answers.every(({ visit }) => visit?.status === 'TRAVELLING' && visit.version === 2)).toBe(true);
    expect(await auditOf(kit, service.id)).toHaveLength(1);
  }, 120_000);

  test('by somebody whose visit it is no longer was taken, and shows nothing', async () => {
    const { visit } = await putWork(kit, [people.OWN], { place });
    const key = randomUUID();
    await step(kit, people.OWN, 'travelToVisit', { id: visit.id }, key);
    await kit.firestore.doc(`visits/${visit.id}`).update({ technicianIds: [people.OTHER.uid] });
    expect(await step(kit, people.OWN, 'travelToVisit', { id: visit.id }, key)).toEqual({
      __typename: 'WorkFiled',
    });
  });
});
