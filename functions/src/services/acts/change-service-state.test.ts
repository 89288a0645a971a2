import { describe, expect, test } from 'vitest';
import { SERVICE_STATUS_LABELS, type ServiceStatus } from '@cuadrilla/domain/services/service-status.ts';
import { AGENT, inMemory, TECHNICIAN } from '../../unit/testing/test-unit.ts';
import type { Visit } from '../../work/visit.ts';
import {
  cancelService,
  changeHold,
  closeService,
  holdService,
  reopenService,
  resumeService,
} from './change-service-state.ts';
import type { Service } from '../../work/service.ts';
import { aService, aVisit } from '../../work/testing/test-service.ts';

const AT = new Date('2026-11-20T09:00:00Z');
const REASONS = {
  holdReasons: [
    { id: 'material', name: 'Material', retired: false },
    { id: 'old', name: 'Ya no', retired: true },
  ],
  cancelReasons: [{ id: 'other', name: 'Lo arregló otro', retired: false }],
};
const HELD = {
  explicit: 'ON_HOLD',
  hold: { reasonId: 'material', note: null, since: AT, until: null },
} as const;
const COMPLETED = { status: 'COMPLETED', arrivedAt: AT, finishedAt: AT } as const;
const SEEN = { id: 'v', version: 1 };

type Deps = ReturnType<typeof inMemory>['deps'];
const asAgent = { viewer: AGENT, key: null };
const ACTS = {
  hold: (deps: Deps) =>
    holdService(deps, { ...asAgent, input: { ...SEEN, reasonId: 'material', visits: 'KEEP' } }),
  changeHold: (deps: Deps) => changeHold(deps, { ...asAgent, input: { ...SEEN, reasonId: 'material' } }),
  resume: (deps: Deps) => resumeService(deps, { ...asAgent, input: SEEN }),
  cancel: (deps: Deps) => cancelService(deps, { ...asAgent, input: { ...SEEN, reasonId: 'other' } }),
  close: (deps: Deps) => closeService(deps, { ...asAgent, input: SEEN }),
  reopen: (deps: Deps) => reopenService(deps, { ...asAgent, input: { ...SEEN, reason: 'Gotea' } }),
};
type Act = keyof typeof ACTS;

const world = (service: Partial<Service> = {}, ...visits: Partial<Visit>[]) =>
  inMemory({
    services: [aService(service)],
    visits: visits.map((each, index) => aVisit({ id: `w${index}`, ...each })),
    settings: { reasons: REASONS },
  });

describe('the acts allowed by status', () => {
  const states: [ServiceStatus, Partial<Service>, Partial<Visit>[], Act[]][] = [
    ['PENDING', {}, [], ['hold', 'cancel']],
    ['SCHEDULED', {}, [{}], ['hold', 'cancel']],
    ['TRAVELLING', {}, [{ status: 'TRAVELLING' }], ['cancel']],
    ['IN_PROGRESS', {}, [{ status: 'IN_PROGRESS', arrivedAt: AT }], ['hold']],
    ['IN_PROGRESS', {}, [{ status: 'PAUSED', arrivedAt: AT }], ['hold']],
    ['FINISHED', {}, [COMPLETED], ['cancel', 'close', 'reopen']],
    ['ON_HOLD', HELD, [{}], ['changeHold', 'resume', 'cancel']],
    ['CLOSED', { explicit: 'CLOSED' }, [COMPLETED], ['reopen']],
    ['CANCELLED', { explicit: 'CANCELLED' }, [{}], ['reopen']],
  ];

  test.each(states)('%s with %o and %o follow the table', async (status, service, visits, allowed) => {
    for (const [name, act] of Object.entries(ACTS)) {
      const { deps, found } = world({ ...service, status }, ...visits);
      const outcome = await act(deps);
      if (allowed.includes(name as Act)) {
        expect([name, outcome]).toEqual([name, { kind: 'done', ids: ['v'] }]);
        continue;
      }
      expect([name, outcome.kind]).toEqual([name, 'transition']);
      const message = outcome.kind === 'transition' ? outcome.message : '';
      expect(message).toMatch(new RegExp(`«${SERVICE_STATUS_LABELS[status]}»|mientras una visita`));
      expect(found.services.get('v')).toMatchObject({ status, version: 1 });
    }
  });
});

describe('an act on a service', () => {
  test.each([
    ['an unknown service', [], { kind: 'notFound' }],
    ['a stale version', [aService({ version: 2 })], { kind: 'conflict' }],
  ])('refuses %s', async (_which, services, expected) => {
    const { deps } = inMemory({ services, settings: { reasons: REASONS } });
    expect(await ACTS.hold(deps)).toEqual(expected);
  });

  test.each(['old', 'other', 'nothing'])('refuses the reason %s', async (reasonId) => {
    const { deps } = world();
    const input = { ...SEEN, reasonId, visits: 'KEEP' as const };
    expect(await holdService(deps, { ...asAgent, input })).toMatchObject({
      ...{ kind: 'invalid', fields: [{ path: 'reasonId' }] },
    });
  });

  test('keeps a reason that was retired since', async () => {
    const hold = { ...HELD.hold, reasonId: 'old' };
    const { deps } = world({ status: 'ON_HOLD', ...HELD, hold });
    const input = { ...SEEN, reasonId: 'old', note: 'Sigue' };
    expect(await changeHold(deps, { ...asAgent, input })).toMatchObject({ kind: 'done' });
  });

  test('is forbidden to technicians', () => {
    const { deps } = world();
    expect(() => closeService(deps, { viewer: TECHNICIAN, key: null, input: SEEN })).toThrow(
      'No tienes permiso',
    );
  });

  test('of reopening is audited with the reason', async () => {
    const { deps, found } = world({ status: 'FINISHED' }, COMPLETED);
    await ACTS.reopen(deps);
    expect(found.audited).toEqual([{ text: 'Gotea' }]);
    expect(found.services.get('v')).toMatchObject({ status: 'PENDING', version: 2 });
  });

  test('that takes a service up again gives it a new deadline, unless it has a later one', async () => {
    const dueAfter = async (dueAt: Date) => {
      const { deps, found } = world(
        { status: 'FINISHED', priority: 'URGENT', dueAt, heldMs: 60_000 },
        COMPLETED,
      );
      await ACTS.reopen(deps);
      return found.services.get('v');
    };
    const late = await dueAfter(new Date(0));
    expect(late?.dueAt.getTime()).toBeGreaterThan(AT.getTime());
    expect(late?.heldMs).toBe(0);
    const far = new Date('2030-01-01T09:00:00Z');
    expect((await dueAfter(far))?.dueAt).toEqual(far);
  });
});

describe('cancelling a service', () => {
  test('cancels its unstarted visits for the same reason', async () => {
    const { deps, found } = world({ status: 'SCHEDULED' }, {}, COMPLETED);
    await ACTS.cancel(deps);
    expect(found.services.get('v')).toMatchObject({
      ...{ status: 'CANCELLED', cancellation: { reasonId: 'other', note: null } },
    });
    expect(found.visits.get('w0')).toMatchObject({ status: 'CANCELLED', reason: 'Lo arregló otro' });
    expect(found.visits.get('w1')).toMatchObject({ status: 'COMPLETED' });
  });
});
