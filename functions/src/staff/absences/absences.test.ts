import { describe, expect, test } from 'vitest';
import type { Acting } from '../../acting.ts';
import { MESSAGES } from '@cuadrilla/domain/text/messages.ts';
import { ADMIN, AGENT, anAbsence, inMemory, TECHNICIAN } from '../../unit/testing/test-unit.ts';
import { cancelAbsence, decideAbsence } from './decide-absence.ts';
import { createAbsence, requestAbsence } from './write-absence.ts';

const DAYS = { from: '2026-12-01', to: '2026-12-05', kind: 'VACATION' } as const;
const STAFF = [
  { id: 'tec', name: 'Leo Gil', role: 'TECHNICIAN', active: true } as const,
  { id: 'other', name: 'Iván Paz', role: 'TECHNICIAN', active: true } as const,
  { id: 'agent', name: 'Eva Sanz', role: 'AGENT', active: true } as const,
];
const OVERLAP = [{ path: 'from', message: 'Ya hay una ausencia en esas fechas' }];

type World = NonNullable<Parameters<typeof inMemory>[0]>;

function request(world: World, changes: Partial<Parameters<typeof requestAbsence>[2]> = {}) {
  const { deps, found } = inMemory({ staff: STAFF, ...world });
  return { found, outcome: requestAbsence(deps, TECHNICIAN, { ...DAYS, ...changes }, null) };
}

function record(world: World, changes: Partial<Parameters<typeof createAbsence>[2]> = {}) {
  const { deps, found } = inMemory({ staff: STAFF, ...world });
  const input = { ...DAYS, technicianId: 'tec', ...changes };
  return { found, outcome: createAbsence(deps, ADMIN, input, null) };
}

describe('a new absence', () => {
  test('starts as requested when a technician asks for it', async () => {
    const { found, outcome } = request({}, { note: ' Boda ' });
    expect(await outcome).toEqual({ kind: 'done', ids: ['new1'] });
    expect(found.absences.get('new1')).toMatchObject({
      ...{ ...DAYS, technicianId: 'tec', technicianName: 'Leo Gil', note: 'Boda' },
      ...{ status: 'REQUESTED', decidedByName: null },
    });
  });

  test('is approved when an administrator records it', async () => {
    const { found, outcome } = record({});
    await outcome;
    expect(found.absences.get('new1')).toMatchObject({ status: 'APPROVED', decidedByName: 'Ana Ruiz' });
  });

  test.each([
    [{ to: '2026-11-30' }, ['to']],
    [{ from: '', to: '2026-02-30' }, ['from', 'to']],
    [{ to: '2028-12-01' }, ['to']],
    [{ note: 'x'.repeat(4_001) }, ['note']],
  ])('is invalid for %j, with errors at %j', async (changes, paths) => {
    const { outcome } = request({}, changes);
    expect(await outcome).toMatchObject({ kind: 'invalid', fields: paths.map((path) => ({ path })) });
  });

  test.each(['agent', 'nobody'])('is invalid for %s, who is not a technician', async (technicianId) => {
    expect(await record({}, { technicianId }).outcome).toEqual({
      ...{ kind: 'invalid', fields: [{ path: 'technicianId', message: MESSAGES.unavailable }] },
    });
  });

  test.each([
    ['the same days', {}],
    ['the last day only', { from: '2026-12-05', to: '2026-12-09' }],
    ['the first day only', { from: '2026-11-20', to: '2026-12-01' }],
    ['days within', { from: '2026-12-02', to: '2026-12-03' }],
    ['days around', { from: '2026-11-01', to: '2026-12-31' }],
  ])('is invalid if it overlaps %s', async (_name, changes) => {
    const absences = [anAbsence()];
    expect(await request({ absences }, changes).outcome).toEqual({ kind: 'invalid', fields: OVERLAP });
    expect(await record({ absences }, changes).outcome).toEqual({ kind: 'invalid', fields: OVERLAP });
  });

  test.each([
    ['on other days', { from: '2026-12-06', to: '2026-12-06' }, {}],
    ['over a rejected absence', {}, { status: 'REJECTED' }],
    ["over another technician's absence", {}, { technicianId: 'other' }],
  ] as const)('is accepted %s', async (_name, changes, other) => {
    expect((await request({ absences: [anAbsence(other)] }, changes).outcome).kind).toBe('done');
  });
});

function decide(viewer: Acting, world: World, changes: Partial<Parameters<typeof decideAbsence>[2]> = {}) {
  const { deps, found } = inMemory({ absences: [anAbsence()], ...world });
  const input = { id: 'b', version: 1, status: 'APPROVED', ...changes } as const;
  return { found, outcome: decideAbsence(deps, viewer, input, null) };
}

describe('deciding an absence', () => {
  test.each(['APPROVED', 'REJECTED'] as const)('records who decided for %s', async (status) => {
    const { found, outcome } = decide(ADMIN, {}, { status });
    expect(await outcome).toEqual({ kind: 'done', ids: ['b'] });
    expect(found.absences.get('b')).toMatchObject({ status, decidedByName: 'Ana Ruiz', version: 2 });
  });

  test('is forbidden to an agent unless the settings allow it', async () => {
    const { found, outcome } = decide(AGENT, {});
    await expect(outcome).rejects.toMatchObject({ extensions: { code: 'FORBIDDEN' } });
    expect(found.absences.get('b')).toMatchObject({ status: 'REQUESTED', version: 1 });
    const settings = { company: { agentsApproveAbsences: true } };
    expect((await decide(AGENT, { settings }).outcome).kind).toBe('done');
  });

  test('is refused once the absence is decided', async () => {
    const absences = [anAbsence({ status: 'APPROVED' })];
    const message = 'Esta ausencia ya está decidida';
    expect(await decide(ADMIN, { absences }).outcome).toEqual({ kind: 'transition', message });
  });

  test('returns conflict for a stale version and notFound for an unknown ID', async () => {
    expect(await decide(ADMIN, {}, { version: 7 }).outcome).toEqual({ kind: 'conflict' });
    expect(await decide(ADMIN, {}, { id: 'nobody' }).outcome).toEqual({ kind: 'notFound' });
  });

  test('cannot return it to requested', async () => {
    const { outcome } = decide(ADMIN, {}, { status: 'REQUESTED' });
    expect(await outcome).toMatchObject({ kind: 'invalid', fields: [{ path: 'status' }] });
  });
});

function cancel(viewer: Acting, changes: Parameters<typeof anAbsence>[0] = {}, version = 1) {
  const { deps, found } = inMemory({ absences: [anAbsence(changes)] });
  return { found, outcome: cancelAbsence(deps, viewer, { id: 'b', version }, null) };
}

describe('cancelling an absence', () => {
  test("removes the technician's own request", async () => {
    const { found, outcome } = cancel(TECHNICIAN);
    expect(await outcome).toEqual({ kind: 'done', ids: ['b'] });
    expect(found.absences.size).toBe(0);
  });

  test('is refused to a technician after the decision', async () => {
    const message = 'Solo se puede retirar una solicitud pendiente';
    const decided = { status: 'APPROVED' } as const;
    expect(await cancel(TECHNICIAN, decided).outcome).toEqual({ kind: 'transition', message });
    expect((await cancel(ADMIN, decided).outcome).kind).toBe('done');
  });

  test.each([1, 9])("returns notFound for another technician's absence, with version %i", async (version) => {
    const outcome = cancel(TECHNICIAN, { technicianId: 'other' }, version).outcome;
    expect(await outcome).toEqual({ kind: 'notFound' });
  });

  test('returns conflict for a stale version', async () => {
    expect(await cancel(ADMIN, {}, 9).outcome).toEqual({ kind: 'conflict' });
  });
});
