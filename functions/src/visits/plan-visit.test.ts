import { describe, expect, test } from 'vitest';
import { aService, aVisit } from '../work/testing/test-service.ts';
import type { Service } from '../work/service.ts';
import type { User } from '../staff/user.ts';
import { ADMIN, AGENT, inMemory, TECHNICIAN } from '../unit/testing/test-unit.ts';
import { aTechnician } from '../unit/testing/test-work.ts';
import { cancelVisit, unscheduleVisit } from './cancel-visit.ts';
import { moveVisit, scheduleVisit } from './plan-visit.ts';
import { VISITS_MAX, type Visit } from '../work/visit.ts';

const at = (time: string) => new Date(`2026-11-23T${time}:00+01:00`);
const slot = (from: string, to: string) => ({ start: at(from), end: at(to) });
const SLOT = { technicianIds: ['tec'], ...slot('09:00', '10:30') };
const ANA = aTechnician({ id: 'ana', name: 'Ana', lastName: 'Mora' });

type World = { service?: Partial<Service>; visits?: Partial<Visit>[]; users?: User[] };

const world = ({ service, visits = [], users = [aTechnician(), ANA] }: World = {}) =>
  inMemory({
    services: [aService(service)],
    visits: visits.map((each, index) => aVisit({ id: `w${index}`, ...each })),
    users,
  });

const planned = (changes: Partial<Visit> = {}): Partial<Visit> => ({
  plannedStart: at('09:00'),
  plannedEnd: at('10:30'),
  days: ['2026-11-23'],
  ...changes,
});
const elsewhere = (changes: Partial<Visit> = {}) =>
  planned({ id: 'other', summary: { ...aVisit().summary, serviceId: 'z', code: 'S-2026-0002' }, ...changes });

type Known = ReturnType<typeof world>;
const schedule = ({ deps }: Known, input = {}) =>
  scheduleVisit(deps, AGENT, { serviceId: 'v', ...SLOT, ...input }, null);
const move = ({ deps }: Known, input = {}) =>
  moveVisit(deps, AGENT, { id: 'w0', version: 1, ...SLOT, ...input }, null);

describe('scheduling a visit', () => {
  test('creates a visit with copies from its service and schedules the service', async () => {
    const known = world();
    expect(await schedule(known, { instructions: ' Llama antes ' })).toEqual({
      kind: 'done',
      ids: ['new1', 'v'],
    });
    expect(known.found.visits.get('new1')).toMatchObject({
      ...{ status: 'SCHEDULED', instructions: 'Llama antes', technicianIds: ['tec'], days: ['2026-11-23'] },
      summary: { serviceId: 'v', code: 'S-2026-0001' },
    });
    expect(known.found.services.get('v')).toMatchObject({
      ...{ status: 'SCHEDULED', nextVisit: { id: 'new1' }, technicianIds: ['tec'] },
    });
    expect(known.found.audited).toMatchObject([{ before: null, after: { instructions: 'Llama antes' } }]);
  });

  test.each([
    ['no technician', { technicianIds: [] }, { path: 'technicianIds', message: 'Elige al menos un técnico' }],
    ['an unknown technician', { technicianIds: ['nobody'] }, { path: 'technicianIds' }],
    ['an agent', { technicianIds: ['tec', 'agent'] }, { path: 'technicianIds' }],
    ['an end before its start', { end: at('09:00') }, { path: 'end' }],
    ['more than sixteen hours', { end: new Date('2026-11-24T01:01:00+01:00') }, { path: 'end' }],
    ['too long an instruction', { instructions: 'x'.repeat(4_001) }, { path: 'instructions' }],
  ])('with %s is invalid at its field', async (_what, input, field) => {
    const agent = aTechnician({ id: 'agent', role: 'AGENT' });
    const known = world({ users: [aTechnician(), agent] });
    expect(await schedule(known, input)).toMatchObject({ kind: 'invalid', fields: [field] });
    expect(known.found.visits.size).toBe(0);
  });

  test('returns notFound for an unknown service', async () => {
    expect(await schedule(world(), { serviceId: 'none' })).toEqual({ kind: 'notFound' });
  });

  test.each([
    ['FINISHED', 'reábrelo antes'],
    ['CLOSED', '«Cerrado»'],
    ['CANCELLED', '«Anulado»'],
  ] as const)('is refused for a %s service', async (status, why) => {
    const message = expect.stringContaining(why) as string;
    expect(await schedule(world({ service: { status } }))).toEqual({ kind: 'transition', message });
  });

  test('ends a hold, unless it lasts until a later date', async () => {
    const hold = { reasonId: 'r', note: null, since: new Date('2026-11-19T10:00:00Z'), until: null };
    const held = world({ service: { status: 'ON_HOLD', explicit: 'ON_HOLD', hold } });
    await schedule(held);
    expect(held.found.services.get('v')).toMatchObject({ status: 'ON_HOLD', hold });
    const over = { ...hold, until: '2026-11-20' };
    const lifted = world({ service: { status: 'ON_HOLD', explicit: 'ON_HOLD', hold: over } });
    await schedule(lifted);
    expect(lifted.found.services.get('v')).toMatchObject({ status: 'SCHEDULED', hold: null });
    expect(lifted.found.audited[0]).toMatchObject({
      before: { explicit: 'ON_HOLD' },
      after: { explicit: null },
    });
  });

  test('is refused if the service has the maximum of visits', async () => {
    const visits = Array.from({ length: VISITS_MAX }, (): Partial<Visit> => ({ status: 'CANCELLED' }));
    expect(await schedule(world({ visits }))).toEqual({
      ...{ kind: 'transition', message: 'Un servicio no puede tener más de 100 visitas' },
    });
  });

  test('asks about a second visit and proceeds once that is accepted', async () => {
    const known = world({ visits: [planned()] });
    const again = { technicianIds: ['ana'], ...slot('12:00', '13:00') };
    expect(await schedule(known, again)).toMatchObject({
      kind: 'slotWarnings',
      reasons: [{ kind: 'ALREADY_PLANNED', severity: 'WARNING', technicianId: 'ana' }],
    });
    const accepted = { ...again, acceptedWarnings: ['ALREADY_PLANNED' as const] };
    expect(await schedule(known, accepted)).toMatchObject({ kind: 'done' });
  });

  test('is refused without a proposal for a second visit at the same time', async () => {
    const acceptedWarnings = ['ALREADY_PLANNED' as const];
    expect(await schedule(world({ visits: [planned()] }), { acceptedWarnings })).toMatchObject({
      ...{ kind: 'slotTaken', nearestStart: null },
      reasons: [{ kind: 'ALREADY_PLANNED', severity: 'HARD', technicianId: 'tec' }],
    });
  });

  test.each(['NOT_COMPLETED', 'CANCELLED'] as const)(
    'does not ask about an earlier %s visit',
    async (status) => {
      const known = world({
        visits: [planned({ status, days: status === 'CANCELLED' ? [] : ['2026-11-23'] })],
      });
      expect(await schedule(known)).toMatchObject({ kind: 'done' });
    },
  );
});

describe('a slot', () => {
  test('that is taken returns the reasons and the nearest start that is free for all technicians', async () => {
    const busy = [elsewhere(), elsewhere({ id: 'x', technicianIds: ['ana'], ...slotted('10:30', '12:00') })];
    const input = { technicianIds: ['tec', 'ana'], ...slot('09:30', '10:30') };
    expect(await schedule(world({ visits: busy }), input)).toMatchObject({
      ...{ kind: 'slotTaken', nearestStart: at('12:00') },
      reasons: [{ kind: 'OVERLAP', message: 'Se solapa con S-2026-0002, 09:00–10:30, de Leo Gil' }],
    });
  });

  test('that is refused lists what forbids it first', async () => {
    const users = [aTechnician(), aTechnician({ id: 'ana', status: 'SUSPENDED' })];
    const input = {
      technicianIds: ['tec', 'ana'],
      ...slot('20:00', '21:00'),
      acceptedWarnings: ['SUSPENDED'],
    };
    expect(await schedule(world({ users }), input)).toMatchObject({
      ...{ kind: 'slotTaken', nearestStart: null },
      reasons: [{ kind: 'SUSPENDED' }, { kind: 'OUTSIDE_HOURS' }, { kind: 'OUTSIDE_HOURS' }],
    });
  });

  test('asks about each warning until all are accepted', async () => {
    const known = world({ service: { notBefore: new Date('2026-12-09T08:00:00Z') } });
    const late = slot('20:00', '21:00');
    const kinds = ['OUTSIDE_HOURS', 'TOO_EARLY'] as const;
    const all = { kind: 'slotWarnings', reasons: kinds.map((kind) => ({ kind })) };
    expect(await schedule(known, late)).toMatchObject(all);
    expect(await schedule(known, { ...late, acceptedWarnings: kinds.slice(1) })).toMatchObject(all);
    expect(await schedule(known, { ...late, acceptedWarnings: kinds })).toMatchObject({ kind: 'done' });
  });
});

const slotted = (from: string, to: string) => ({ plannedStart: at(from), plannedEnd: at(to) });

describe('moving a visit', () => {
  test('to another time and other technicians keeps the former technicians', async () => {
    const known = world({ visits: [planned()] });
    const done = { kind: 'done', ids: ['w0', 'v'] };
    expect(await move(known, { technicianIds: ['ana'], ...slot('12:00', '13:00') })).toEqual(done);
    expect(known.found.visits.get('w0')).toMatchObject({
      ...{ version: 2, plannedStart: at('12:00'), technicianIds: ['ana'] },
      formerTechnicians: [{ id: 'tec' }],
    });
    expect(known.found.services.get('v')).toMatchObject({ technicianIds: ['ana'] });
    const [{ after } = {}] = known.found.audited;
    expect(Object.keys(after as object).sort()).toEqual(['plannedEnd', 'plannedStart', 'technicians']);
  });

  test('is accepted over itself, but not over another visit', async () => {
    const longer = slot('09:30', '11:30');
    expect(await move(world({ visits: [planned()] }), longer)).toMatchObject({ kind: 'done' });
    const busy = world({ visits: [planned(), elsewhere(slotted('11:00', '12:00'))] });
    expect(await move(busy, longer)).toMatchObject({ kind: 'slotTaken', reasons: [{ kind: 'OVERLAP' }] });
    expect(busy.found.visits.get('w0')).toMatchObject({ version: 1 });
  });

  test('is refused at the same hour for a technician who is busy', async () => {
    const busy = world({ visits: [planned(), elsewhere({ technicianIds: ['ana'] })] });
    expect(await move(busy, { technicianIds: ['ana'] })).toMatchObject({
      ...{ kind: 'slotTaken', reasons: [{ kind: 'OVERLAP' }] },
    });
  });

  test('does not ask about a second visit', async () => {
    const known = world({ visits: [planned(), planned({ technicianIds: ['ana'] })] });
    expect(await move(known, slot('12:00', '13:00'))).toMatchObject({ kind: 'done' });
  });

  test('writes nothing if nothing changes', async () => {
    const known = world({ visits: [planned()] });
    expect(await move(known)).toEqual({ kind: 'done', ids: ['w0', 'v'] });
    expect([known.found.visits.get('w0')?.version, known.found.audited]).toEqual([1, []]);
  });

  test.each([
    ['keeps instructions that were not sent, as by an older app', {}, 'Por atrás'],
    ['clears instructions sent as null', { instructions: null }, null],
  ])('%s', async (_name, input, expected) => {
    const known = world({ visits: [planned({ instructions: 'Por atrás' })] });
    expect(await move(known, { ...slot('12:00', '13:00'), ...input })).toMatchObject({ kind: 'done' });
    expect(known.found.visits.get('w0')).toMatchObject({ version: 2, instructions: expected });
  });

  test('writes nothing if nothing changes and the instructions were not sent', async () => {
    const known = world({ visits: [planned({ instructions: 'Por atrás' })] });
    await move(known);
    expect([known.found.visits.get('w0')?.version, known.found.audited]).toEqual([1, []]);
  });

  test('does not check the slot if only the instructions change', async () => {
    const users = [aTechnician({ status: 'SUSPENDED' })];
    const known = world({ visits: [planned()], users });
    expect(await move(known, { instructions: 'Por atrás' })).toMatchObject({ kind: 'done' });
    expect(await move(world({ visits: [planned()], users }), slot('12:00', '13:00'))).toMatchObject({
      kind: 'slotTaken',
    });
  });
});

describe('changing the plan', () => {
  const ACTS = {
    moveVisit: ({ deps }: Known, seen: { id: string; version: number }) =>
      moveVisit(deps, ADMIN, { ...seen, ...SLOT, ...slot('12:00', '13:00') }, null),
    unscheduleVisit: ({ deps }: Known, seen: { id: string; version: number }) =>
      unscheduleVisit(deps, ADMIN, seen, null),
    cancelVisit: ({ deps }: Known, seen: { id: string; version: number }) =>
      cancelVisit(deps, ADMIN, { ...seen, reason: 'Ya no' }, null),
  };
  const seen = { id: 'w0', version: 1 };
  const acts = Object.entries(ACTS);

  test.each(acts)('%s returns notFound, or conflict for a stale version', async (_name, act) => {
    expect(await act(world(), seen)).toEqual({ kind: 'notFound' });
    expect(await act(world({ visits: [planned({ version: 2 })] }), seen)).toEqual({ kind: 'conflict' });
  });

  test.each([
    ['TRAVELLING', 'moveVisit', '«En camino»'],
    ['TRAVELLING', 'unscheduleVisit', '«En camino»'],
    ['IN_PROGRESS', 'cancelVisit', '«En curso»'],
    ['PAUSED', 'cancelVisit', '«Pausada»'],
    ['COMPLETED', 'moveVisit', '«Completada»'],
    ['NOT_COMPLETED', 'unscheduleVisit', '«No completada»'],
    ['CANCELLED', 'cancelVisit', '«Anulada»'],
  ] as const)('of a %s visit is refused for %s', async (status, name, label) => {
    const message = expect.stringContaining(label) as string;
    const known = world({ visits: [planned({ status })] });
    expect(await ACTS[name](known, seen)).toEqual({ kind: 'transition', message });
  });

  test('unscheduleVisit removes the visit from its day and returns the service to the tray', async () => {
    const known = world({ visits: [planned()], service: { status: 'SCHEDULED' } });
    expect(await ACTS.unscheduleVisit(known, seen)).toEqual({ kind: 'done', ids: ['w0', 'v'] });
    expect(known.found.visits.get('w0')).toMatchObject({ status: 'CANCELLED', reason: null, days: [] });
    expect(known.found.services.get('v')).toMatchObject({ status: 'PENDING', nextVisit: null });
  });

  test("cancelVisit records the reason, also while travelling, and keeps the service's other visits", async () => {
    const visits = [planned({ status: 'TRAVELLING' }), planned({ technicianIds: ['ana'] })];
    const known = world({ visits });
    expect(await ACTS.cancelVisit(known, seen)).toMatchObject({ kind: 'done' });
    expect(known.found.visits.get('w0')).toMatchObject({ status: 'CANCELLED', reason: 'Ya no' });
    expect(known.found.services.get('v')).toMatchObject({ status: 'SCHEDULED', nextVisit: { id: 'w1' } });
    expect(known.found.audited).toMatchObject([{ text: 'Ya no', after: null }]);
    const blank = { ...seen, reason: '  ' };
    expect(await cancelVisit(known.deps, ADMIN, blank, null)).toMatchObject({ fields: [{ path: 'reason' }] });
  });

  test('is forbidden to a technician', async () => {
    const input = { serviceId: 'v', ...SLOT };
    await expect(scheduleVisit(world().deps, TECHNICIAN, input, null)).rejects.toThrow('permiso');
  });
});
