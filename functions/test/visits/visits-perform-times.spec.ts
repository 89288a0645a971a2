import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { MESSAGES } from '@cuadrilla/domain/text/messages.ts';
import { auditOf } from '../kits/client-kit.ts';
import type { Kit, Person } from '../kits/kit.ts';
import { step, stepped, STEPS } from '../kits/perform-kit.ts';
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

describe('the time of a step', () => {
  test.each([
    ['that of the device', '2026-11-20T09:12:00.000Z', '2026-11-20T09:12:00.000Z'],
    ['that of the device up to 72 hours ago', '2026-11-17T10:00:00.000Z', '2026-11-17T10:00:00.000Z'],
    [
      'that of the device, unconfirmed, if more than 72 hours ago',
      '2026-11-17T09:59:59.999Z',
      '2026-11-17T09:59:59.999Z',
    ],
    ['that of the device up to 5 minutes ahead', '2026-11-20T10:05:00.000Z', '2026-11-20T10:05:00.000Z'],
    [
      'that of the device, unconfirmed, if further ahead',
      '2026-11-20T10:05:00.001Z',
      '2026-11-20T10:05:00.001Z',
    ],
  ])('is %s', async (_name, occurredAt, expected) => {
    // Work must start near its planned day.
    const planned = {
      plannedStart: new Date(expected),
      plannedEnd: new Date(Date.parse(expected) + 3_600_000),
    };
    const { visit, service } = await putWork(kit, [own], { place, visit: planned });
    expect((await stepped(kit, own, 'startVisit', { id: visit.id, occurredAt })).visit.arrivedAt).toBe(
      expected,
    );
    const entry = (await auditOf(kit, service.id)).at(-1);
    expect(entry).toMatchObject({
      ...{ action: 'startVisit', actor: own.uid, before: { status: 'SCHEDULED' } },
      after: { status: 'IN_PROGRESS' },
    });
    const { after } = entry as { after: Record<string, { toDate: () => Date }> };
    // The device's time is stored even if it was not believed.
    expect(after['occurredAt']?.toDate()).toEqual(new Date(occurredAt));
    expect(after['receivedAt']?.toDate()).toEqual(NOW);
    expect((entry as { at: { toDate: () => Date } }).at.toDate()).toEqual(new Date(expected));
  });

  test('is never before the preceding step', async () => {
    const { visit } = await putWork(kit, [own], { place, visit: inStatus('IN_PROGRESS') });
    const input = { id: visit.id, ...STEPS.completeVisit, occurredAt: '2026-11-20T09:00:00Z' };
    expect((await stepped(kit, own, 'completeVisit', input)).visit.finishedAt).toBe(
      at('09:20:00').toISOString(),
    );
  });

  test('is never before the visit was scheduled', async () => {
    const { visit } = await putWork(kit, [own], { place });
    await kit.firestore.doc(`visits/${visit.id}`).update({ createdAt: at('09:30:00') });
    const input = { id: visit.id, occurredAt: '2026-11-20T09:00:00Z' };
    expect((await stepped(kit, own, 'startVisit', input)).visit.arrivedAt).toBe(at('09:30:00').toISOString());
  });

  test("is after the reopening it follows, even if another phone's clock was ahead", async () => {
    const reopenedAt = at('10:04:00');
    const work = await putWork(kit, [own], {
      ...{ place, visit: inStatus('IN_PROGRESS'), service: { reopenedAt } },
      others: [{ ...inStatus('COMPLETED'), finishedAt: reopenedAt }],
    });
    const { visit } = await stepped(kit, own, 'completeVisit', {
      id: work.visit.id,
      ...STEPS.completeVisit,
    });
    expect(new Date(visit.finishedAt ?? '') > reopenedAt).toBe(true);
    expect((await serviceNow(kit, work.service.id)).status).toBe('FINISHED');
  });
});

const iso = (time: string) => at(time).toISOString();

describe('correctVisitTimes', () => {
  const RIGHT = { travelStartedAt: iso('08:00:00'), arrivedAt: iso('08:30:00'), finishedAt: iso('09:45:00') };
  const correct = (id: string, changes: Record<string, unknown> = {}, by = people.AGENT, key?: string) =>
    step(kit, by, 'correctVisitTimes', { id, version: 1, ...RIGHT, reason: 'Se olvidó', ...changes }, key);

  test("stores the times with author and reason, and updates the technician's days", async () => {
    const pauses = [
      { from: at('08:00:00'), to: at('08:10:00'), reason: 'BREAK' as const },
      { from: at('09:40:00'), to: at('09:50:00'), reason: 'OTHER' as const },
    ];
    const work = await putWork(kit, [own], { place, visit: { ...inStatus('COMPLETED'), pauses } });
    const { visit } = await correct(work.visit.id, { reason: ' Se olvidó ' });
    expect(visit).toMatchObject({ ...RIGHT, status: 'COMPLETED', version: 2 });
    // Pauses outside the working time are dropped.
    expect(visit?.pauses).toEqual([{ from: iso('09:40:00'), to: iso('09:45:00'), reason: 'OTHER' }]);
    expect((await auditOf(kit, work.service.id)).at(-1)).toMatchObject({
      ...{ action: 'correctVisitTimes', actor: people.AGENT.uid, text: 'Se olvidó', visitId: work.visit.id },
    });
    const day = await kit.firestore.doc(`days/${own.uid}_2026-11-20`).get();
    const entry = day.get(`visits.${work.visit.id}`) as { start: { toDate: () => Date } };
    expect(entry.start.toDate()).toEqual(at('08:30:00'));
  });

  test('keeps times that were not sent, as by an older app, and clears a departure sent as null', async () => {
    const { visit } = await putWork(kit, [own], { place, visit: inStatus('COMPLETED') });
    const { id } = visit;
    const send = async (version: number, times: { travelStartedAt?: null; arrivedAt?: string }) =>
      stepped(kit, people.AGENT, 'correctVisitTimes', { id, version, reason: 'Se olvidó', ...times });
    expect((await send(1, { arrivedAt: iso('09:10:00') })).visit).toMatchObject({
      travelStartedAt: iso('09:00:00'),
      arrivedAt: iso('09:10:00'),
      finishedAt: iso('09:50:00'),
    });
    expect((await send(2, { travelStartedAt: null })).visit).toMatchObject({
      ...{ travelStartedAt: null, arrivedAt: iso('09:10:00'), version: 3 },
    });
  });

  test("can change which visit was last, and so the service's status", async () => {
    const later = { ...inStatus('NOT_COMPLETED'), finishedAt: at('09:55:00') };
    const work = await putWork(kit, [own], { place, visit: inStatus('COMPLETED'), others: [later] });
    expect(work.service.status).toBe('PENDING');
    await correct(work.visit.id, { finishedAt: iso('09:58:00') });
    expect((await serviceNow(kit, work.service.id)).status).toBe('FINISHED');
  });

  test.each([
    [
      'before',
      '09:50:00',
      '09:58:00',
      'Esta visita terminó antes de reabrir el servicio: su fin no puede pasar de ahí',
    ],
    [
      'after',
      '09:58:00',
      '09:50:00',
      'Esta visita terminó después de reabrir el servicio: su fin no puede quedar antes',
    ],
  ])('of a visit that ended %s the reopening cannot cross it', async (_name, ended, corrected, message) => {
    const service = { reopenedAt: at('09:55:00') };
    const visit = { ...inStatus('COMPLETED'), finishedAt: at(ended) };
    const work = await putWork(kit, [own], { place, service, visit });
    const answer = await correct(work.visit.id, { finishedAt: iso(corrected) });
    expect(answer.fields).toEqual([{ path: 'finishedAt', message }]);
    const moved = iso(ended).replace(':00.000Z', ':30.000Z');
    expect((await correct(work.visit.id, { finishedAt: moved })).visit?.finishedAt).toBe(moved);
    expect((await serviceNow(kit, work.service.id)).status).toBe(work.service.status);
  });

  test('of a travelling visit corrects only the departure', async () => {
    const work = await putWork(kit, [own], { place, visit: inStatus('TRAVELLING') });
    const { id } = work.visit;
    const alone = { arrivedAt: null, finishedAt: null };
    expect((await correct(id)).fields).toEqual([
      { path: 'arrivedAt', message: 'Nadie ha llegado todavía: deja la llegada en blanco' },
      { path: 'finishedAt', message: 'La visita no ha terminado: deja el fin en blanco' },
    ]);
    expect((await correct(id, { ...alone, travelStartedAt: null })).fields).toEqual([
      { path: 'travelStartedAt', message: MESSAGES.required },
    ]);
    expect((await correct(id, { ...alone, travelStartedAt: iso('10:00:01') })).fields).toEqual([
      { path: 'travelStartedAt', message: 'No puede ser posterior a este momento' },
    ]);
    expect((await correct(id, alone)).visit).toMatchObject({
      ...{ status: 'TRAVELLING', travelStartedAt: RIGHT.travelStartedAt, arrivedAt: null, version: 2 },
    });
    expect((await auditOf(kit, work.service.id)).at(-1)).toMatchObject({
      ...{ action: 'correctVisitTimes', text: 'Se olvidó', visitId: id },
      after: { travelStartedAt: expect.anything() as unknown },
    });
  });

  test('of a visit in progress refuses an end', async () => {
    const { visit } = await putWork(kit, [own], { place, visit: inStatus('IN_PROGRESS') });
    const answer = await correct(visit.id);
    expect(answer.fields).toEqual([
      { path: 'finishedAt', message: 'La visita no ha terminado: deja el fin en blanco' },
    ]);
    const { visit: after } = await correct(visit.id, { finishedAt: null });
    expect(after).toMatchObject({ status: 'IN_PROGRESS', arrivedAt: RIGHT.arrivedAt, finishedAt: null });
  });

  test.each<[string, Record<string, unknown>, string, string]>([
    ['no reason', { reason: ' ' }, 'reason', MESSAGES.required],
    ['no arrival', { arrivedAt: null }, 'arrivedAt', MESSAGES.required],
    ['no end', { finishedAt: null }, 'finishedAt', MESSAGES.required],
    [
      'an arrival before the departure',
      { arrivedAt: iso('07:59:00') },
      'arrivedAt',
      MESSAGES.arrivalBeforeTravel,
    ],
    [
      'an end before the arrival',
      { finishedAt: iso('08:30:00') },
      'finishedAt',
      MESSAGES.finishBeforeArrival,
    ],
    ['a future end', { finishedAt: iso('10:00:01') }, 'finishedAt', 'No puede ser posterior a este momento'],
  ])('with %s is refused at the field', async (_name, changes, path, message) => {
    const { visit } = await putWork(kit, [own], { place, visit: inStatus('COMPLETED') });
    expect(await correct(visit.id, changes)).toMatchObject({
      ...{ __typename: 'ValidationError', fields: [{ path, message }] },
    });
    expect(await visitNow(kit, visit.id)).toEqual(visit);
  });

  test.each(['SCHEDULED', 'CANCELLED'] as const)('of a %s visit is refused', async (status) => {
    const { visit } = await putWork(kit, [own], { place, visit: inStatus(status) });
    expect(await correct(visit.id)).toMatchObject({
      ...{
        __typename: 'TransitionError',
        message: 'Solo se corrigen las horas de una visita que ha empezado',
      },
    });
  });

  test('returns a conflict with the current visit for a stale version', async () => {
    const { visit } = await putWork(kit, [own], { place, visit: inStatus('COMPLETED') });
    await correct(visit.id);
    expect(await correct(visit.id, { arrivedAt: iso('08:40:00') })).toMatchObject({
      ...{ __typename: 'ConflictError', current: { __typename: 'Visit', id: visit.id, version: 2 } },
    });
  });

  test('is applied once per key, and returns notFound for an unknown id', async () => {
    const { visit, service } = await putWork(kit, [own], { place, visit: inStatus('COMPLETED') });
    const key = randomUUID();
    const first = await correct(visit.id, {}, people.ADMIN, key);
    expect(await correct(visit.id, {}, people.ADMIN, key)).toEqual(first);
    expect(await auditOf(kit, service.id)).toHaveLength(1);
    expect((await correct('nobody')).__typename).toBe('NotFoundError');
  });
});
