import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { VisitStatus } from '@cuadrilla/domain/visits/visit-states.ts';
import { auditOf } from '../kits/client-kit.ts';
import type { Kit } from '../kits/kit.ts';
import { mutationOf, step, STEPS } from '../kits/perform-kit.ts';
import {
  inStatus,
  endWorkInProgress,
  putWork,
  startWork,
  visitNow,
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
beforeEach(() => endWorkInProgress(kit));

describe('a step of a visit', () => {
  const start = async (who: keyof Cast, status: VisitStatus = 'SCHEDULED') => {
    const { visit } = await putWork(kit, [people.OWN], { place, visit: inStatus(status) });
    const input = { id: visit.id, ...STEPS.startVisit };
    const answer = await kit.send({ query: mutationOf('startVisit'), variables: { input } }, people[who]);
    return { ...answer, before: visit, after: await visitNow(kit, visit.id) };
  };

  test('is applied', async () => {
    const { data, after } = await start('OWN');
    expect(data?.['startVisit']).toMatchObject({ __typename: 'VisitSuccess' });
    expect(after).toMatchObject({ status: 'IN_PROGRESS', version: 2 });
  });

  test('changes nothing if the status does not allow it', async () => {
    const { data, before, after } = await start('OWN', 'COMPLETED');
    expect(data?.['startVisit']).toMatchObject({ __typename: 'TransitionError' });
    expect(after).toEqual(before);
  });

  test('is forbidden to agents, and notFound for another technician', async () => {
    expect((await start('AGENT')).errors?.map(({ extensions }) => extensions.code)).toEqual(['FORBIDDEN']);
    expect((await start('OTHER')).data?.['startVisit']).toMatchObject({ __typename: 'NotFoundError' });
  });

  test.each(['nobody', 'a/b', '..'])('returns notFound for the id %j', async (id) => {
    expect((await step(kit, people.OWN, 'startVisit', { id })).__typename).toBe('NotFoundError');
  });
});

describe('a repeated step', () => {
  test('is applied once per key', async () => {
    const { visit, service } = await putWork(kit, [people.OWN], { place });
    const key = randomUUID();
    const input = { id: visit.id, occurredAt: '2026-11-20T09:30:00Z' };
    const first = await step(kit, people.OWN, 'startVisit', input, key);
    expect(await step(kit, people.OWN, 'startVisit', input, key)).toEqual(first);
    expect(await auditOf(kit, service.id)).toHaveLength(1);
    const other = { ...input, occurredAt: '2026-11-20T09:31:00Z' };
    expect((await step(kit, people.OWN, 'startVisit', other, key)).__typename).toBe('KeyReusedError');
  });

  test('is applied once when sent simultaneously', async () => {
    const { visit, service } = await putWork(kit, [people.OWN], { place });
    const key = randomUUID();
    const send = () => step(kit, people.OWN, 'travelToVisit', { id: visit.id }, key);
    const answers = await Promise.all(Array.from({ length: 10 }, send));
    expect(answers.every(({ visit }) => visit?.status === 'TRAVELLING' && visit.version === 2)).toBe(true);
    expect(await auditOf(kit, service.id)).toHaveLength(1);
  }, 120_000);

  test('by a technician no longer on the visit is filed and shows nothing', async () => {
    const { visit } = await putWork(kit, [people.OWN], { place });
    const key = randomUUID();
    await step(kit, people.OWN, 'travelToVisit', { id: visit.id }, key);
    await kit.firestore.doc(`visits/${visit.id}`).update({ technicianIds: [people.OTHER.uid] });
    expect(await step(kit, people.OWN, 'travelToVisit', { id: visit.id }, key)).toEqual({
      __typename: 'WorkFiled',
    });
  });
});
