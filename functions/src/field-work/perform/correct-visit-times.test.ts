import { describe, expect, test } from 'vitest';
import type { VisitStatus } from '@cuadrilla/domain/visits/visit-states.ts';
import type { Service } from '../../work/service.ts';
import { aService } from '../../work/testing/test-service.ts';
import { AGENT, inMemory } from '../../unit/testing/test-unit.ts';
import type { Visit } from '../../work/visit.ts';
import { confirmVisitTimes, correctVisitTimes } from './correct-visit-times.ts';
import { at, inStatus } from '../../work/testing/test-visits.ts';

const NOW = at('10:00');

const world = (visit: Visit, service: Partial<Service> = {}) =>
  inMemory({ services: [aService(service)], visits: [visit] });
type Known = ReturnType<typeof world>;

describe('correctVisitTimes', () => {
  const correct = ({ deps }: Known, input = {}) =>
    correctVisitTimes(
      deps,
      { viewer: AGENT, key: null },
      { id: 'w', version: 1, arrivedAt: at('09:00'), finishedAt: at('09:45'), reason: 'Mal', ...input },
    );

  test('stores and confirms the times, with author and reason', async () => {
    const marked = {
      unconfirmed: ['ARRIVAL' as const],
      starts: { tec: { at: at('09:10'), unconfirmed: true } },
    };
    const known = world(inStatus('NOT_COMPLETED', marked));
    expect(await correct(known)).toMatchObject({ kind: 'done' });
    expect(known.found.visits.get('w')).toMatchObject({
      ...{ arrivedAt: at('09:00'), finishedAt: at('09:45'), unconfirmed: [] },
      starts: { tec: { at: at('09:00'), unconfirmed: false } },
    });
    expect(known.found.audited).toMatchObject([{ text: 'Mal', at: NOW }]);
  });

  test('keeps times that were not sent, as by an older app, and clears a departure sent as null', async () => {
    const done = inStatus('NOT_COMPLETED', { travelStartedAt: at('08:40') });
    const known = world(done);
    const arrival = { id: 'w', version: 1, arrivedAt: at('09:00'), reason: 'Mal' };
    const by = { viewer: AGENT, key: null };
    expect(await correctVisitTimes(known.deps, by, arrival)).toMatchObject({ kind: 'done' });
    expect(known.found.visits.get('w')).toMatchObject({
      ...{ travelStartedAt: at('08:40'), arrivedAt: at('09:00'), finishedAt: at('09:50') },
    });
    const departure = { id: 'w', version: 2, travelStartedAt: null, reason: 'Mal' };
    expect(await correctVisitTimes(known.deps, by, departure)).toMatchObject({ kind: 'done' });
    expect(known.found.visits.get('w')).toMatchObject({ travelStartedAt: null, arrivedAt: at('09:00') });
  });

  test('confirms only the times that were sent', async () => {
    const marked = {
      unconfirmed: ['ARRIVAL' as const, 'FINISH' as const],
      starts: { tec: { at: at('09:10'), unconfirmed: true } },
    };
    const known = world(inStatus('NOT_COMPLETED', marked));
    const by = { viewer: AGENT, key: null };
    const finish = { id: 'w', version: 1, finishedAt: at('09:45'), reason: 'Mal' };
    expect(await correctVisitTimes(known.deps, by, finish)).toMatchObject({ kind: 'done' });
    expect(known.found.visits.get('w')).toMatchObject({
      ...{ finishedAt: at('09:45'), unconfirmed: ['ARRIVAL'], starts: { tec: { unconfirmed: true } } },
    });
    const nothing = { id: 'w', version: 2, reason: 'Mal' };
    expect(await correctVisitTimes(known.deps, by, nothing)).toMatchObject({
      fields: [{ path: 'arrivedAt' }],
    });
  });

  test.each<[string, VisitStatus, object, object]>([
    ['of a stale version', 'NOT_COMPLETED', { version: 0 }, { kind: 'conflict' }],
    ['of a scheduled visit', 'SCHEDULED', {}, { kind: 'transition' }],
    ['without an end', 'NOT_COMPLETED', { finishedAt: null }, { fields: [{ path: 'finishedAt' }] }],
    ['with an end of a visit in progress', 'IN_PROGRESS', {}, { fields: [{ path: 'finishedAt' }] }],
    ['into the future', 'NOT_COMPLETED', { finishedAt: at('10:01') }, { fields: [{ path: 'finishedAt' }] }],
  ])('refuses a correction %s', async (_what, status, input, expected) => {
    expect(await correct(world(inStatus(status)), input)).toMatchObject(expected);
  });

  test("refuses to move an end across the service's reopening", async () => {
    const known = world(inStatus('NOT_COMPLETED'), { reopenedAt: at('09:48') });
    expect(await correct(known)).toMatchObject({ fields: [{ path: 'finishedAt' }] });
  });

  test('is not needed to confirm: confirmVisitTimes refuses times already confirmed', async () => {
    const confirm = ({ deps }: Known) =>
      confirmVisitTimes(deps, { viewer: AGENT, key: null }, { id: 'w', version: 1 });
    expect(await confirm(world(inStatus('NOT_COMPLETED')))).toMatchObject({ kind: 'transition' });
    const marked = world(inStatus('NOT_COMPLETED', { unconfirmed: ['FINISH'] }));
    expect(await confirm(marked)).toMatchObject({ kind: 'done' });
    expect(marked.found.visits.get('w')?.unconfirmed).toEqual([]);
  });
});
