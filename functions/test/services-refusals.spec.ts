/** What refuses an act on a service: every status against every act, stale versions and reasons that are none. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Visit } from '../src/visits/visit.ts';
import { auditOf } from './client-kit.ts';
import { clearProject, startKit, type Kit, type Person } from './kit.ts';
import {
  act,
  CANCEL_ID,
  COMPLETED,
  done,
  givenCatalog,
  HOLD_ID,
  RETIRED_REASON_ID,
  type ServiceMutation,
} from './service-kit.ts';
import { givenServiceWith } from './service-visits-kit.ts';
import { givenTechnician } from './visit-kit.ts';

const NOW = new Date('2026-11-21T10:00:00Z');
let now = NOW;
let kit: Kit;
let agent: Person;
let technicianId: string;
beforeAll(async () => {
  kit = startKit(() => ({ now: () => now }));
  await clearProject(kit);
  agent = await kit.given.agent();
  technicianId = await givenTechnician(kit);
  await givenCatalog(kit);
});
afterAll(() => kit.stop());

/** A service with visits that say what is given, in their order. */
async function givenWith(...visits: Partial<Visit>[]) {
  now = NOW;
  const { service, visitIds } = await givenServiceWith(kit, agent, technicianId, { visits });
  return { id: service.id, version: 1, visitIds };
}

const STARTED: Partial<Visit> = { status: 'IN_PROGRESS', arrivedAt: NOW };
const reasonOf: Record<string, Record<string, unknown>> = {
  holdService: { reasonId: HOLD_ID },
  changeHold: { reasonId: HOLD_ID },
  cancelService: { reasonId: CANCEL_ID },
  reopenService: { reason: 'Sigue goteando' },
};

describe('what refuses an act', () => {
  /** What it is, the visits that lead there and the act beside them, and what may be done. */
  type State = [name: string, visits: Partial<Visit>[], allowed: ServiceMutation[], led?: ServiceMutation];
  const states: State[] = [
    ['Pendiente de asignar', [], ['holdService', 'cancelService']],
    ['Programado', [{}], ['holdService', 'cancelService']],
    ['En camino', [{ status: 'TRAVELLING' }], ['cancelService']],
    ['En curso', [STARTED], ['holdService']],
    ['En curso', [{ ...STARTED, status: 'PAUSED' }], ['holdService']],
    ['Finalizado', [COMPLETED], ['closeService', 'reopenService', 'cancelService']],
    ['En espera', [{}], ['resumeService', 'cancelService', 'changeHold'], 'holdService'],
    ['Cerrado', [COMPLETED], ['reopenService'], 'closeService'],
    ['Anulado', [{}], ['reopenService'], 'cancelService'],
  ];
  const acts: ServiceMutation[] = [
    'holdService',
    'changeHold',
    'resumeService',
    'cancelService',
    'closeService',
    'reopenService',
  ];
  const actsLogged = async (id: string) =>
    (await auditOf(kit, id)).filter(({ action }) => acts.includes(action as never)).length;

  test.each(states)('«%s» with %o', async (name, visits, allowed, led) => {
    const made = await givenWith(...visits);
    const { id } = made;
    const before = { id, version: made.version, ...(led ? reasonOf[led] : {}) };
    const version = led ? (await done(kit, agent, led, before)).version : made.version;
    const logged = await actsLogged(id);
    for (const each of acts.filter((one) => !allowed.includes(one))) {
      const answer = await act(kit, agent, each, { id, version, ...reasonOf[each] });
      expect([each, answer.__typename]).toEqual([each, 'TransitionError']);
      expect(answer.message).toMatch(/«|mientras una visita/);
      if (!answer.message?.includes('mientras')) expect(answer.message).toContain(`«${name}»`);
    }
    expect([logged, await actsLogged(id)]).toEqual(led ? [1, 1] : [0, 0]);
    const [first = 'holdService'] = allowed;
    await done(kit, agent, first, { id, version, ...reasonOf[first] });
  });

  test('a stale version, an unknown service and a reason that cannot be chosen', async () => {
    const { id, version } = await givenWith();
    const hold = { id, version, reasonId: HOLD_ID };
    for (const reasonId of [RETIRED_REASON_ID, CANCEL_ID, 'nothing']) {
      expect((await act(kit, agent, 'holdService', { ...hold, reasonId })).fields).toEqual([
        { path: 'reasonId', message: 'No existe o ya no se puede elegir' },
      ]);
    }
    const retired = { id, version, reasonId: RETIRED_REASON_ID };
    expect((await act(kit, agent, 'cancelService', retired)).fields).toMatchObject([{ path: 'reasonId' }]);
    expect((await act(kit, agent, 'reopenService', { id, version, reason: ' ' })).fields).toMatchObject([
      { path: 'reason', message: 'Este campo es requerido' },
    ]);
    await done(kit, agent, 'holdService', hold);
    expect(await act(kit, agent, 'holdService', hold)).toMatchObject({
      __typename: 'ConflictError',
      current: { __typename: 'Service', status: 'ON_HOLD', version: 2 },
    });
    const missing = await act(kit, agent, 'resumeService', { id: 'nobody', version: 1 });
    expect(missing.__typename).toBe('NotFoundError');
  });
});
