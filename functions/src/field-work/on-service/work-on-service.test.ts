import { describe, expect, test } from 'vitest';
import type { ServiceLine } from '@cuadrilla/domain/records/line.ts';
import { aClient } from '../../clients/testing/test-client.ts';
import type { User } from '../../staff/user.ts';
import { AGENT, aSite, inMemory, TECHNICIAN } from '../../unit/testing/test-unit.ts';
import type { Visit } from '../../work/visit.ts';
import { answerChecklist } from './answer-checklist.ts';
import { proposeFollowUp } from './propose-follow-up.ts';
import { addServiceLine, removeServiceLine, updateServiceLine } from './change-service-lines.ts';
import type { Service } from '../../work/service.ts';
import { aService, aVisit } from '../../work/testing/test-service.ts';

const AT = new Date('2026-11-20T09:30:00Z');
const AT_WORK: Partial<Visit> = { status: 'IN_PROGRESS', arrivedAt: AT, days: ['2026-11-20'] };
const ENDED: Partial<Visit> = { status: 'COMPLETED', arrivedAt: AT, finishedAt: AT };
const MADE = 'A'.repeat(20);
const line = { kind: 'MATERIAL', text: 'Válvula', quantityMilli: 1_000, unit: 'UNIT' } as const;
const OVER = { kind: 'transition', message: 'Tu visita ya ha terminado: esto lo cambia la oficina' };

const user = (acting: typeof AGENT, prices = true) =>
  ({ ...acting, permissions: { prices, phones: true } }) as User;

const world = (service: Partial<Service> = {}, visit: Partial<Visit> | null = AT_WORK) =>
  inMemory({
    ...{
      services: [aService({ technicianIds: ['tec'], ...service })],
      clients: [aClient()],
      sites: [aSite()],
    },
    visits: visit === null ? [] : [aVisit({ plannedStart: AT, ...visit })],
  });

const kept: ServiceLine = {
  ...{
    ...line,
    id: 'l1',
    unitPriceCents: 500,
    discountBasisPoints: 0,
    vatPercent: 21,
    billable: 'YES' as const,
  },
  ...{ authorId: 'agent', authorName: 'Eva Sanz', version: 3, item: null, costCents: null },
};

describe('a service line', () => {
  const add = ({ deps }: ReturnType<typeof world>, viewer = user(AGENT), lineId = MADE) => {
    const typed = {
      ...line,
      unitPriceCents: 500,
      discountBasisPoints: 0,
      vatPercent: 21,
      billable: 'YES' as const,
    };
    return addServiceLine(deps, { viewer, key: null, input: { serviceId: 'v', lineId, line: typed } });
  };

  test('is added once, without a price if the person may not see prices', async () => {
    const known = world();
    expect(await add(known, user(TECHNICIAN, false))).toEqual({ kind: 'done', ids: ['v'] });
    expect(await add(known, user(TECHNICIAN, false))).toEqual({ kind: 'done', ids: ['v'] });
    expect(known.found.services.get('v')?.lines).toMatchObject([
      { id: MADE, unitPriceCents: null, authorName: 'Leo Gil', version: 1 },
    ]);
  });

  test.each([
    ['once the visit is over', world({}, ENDED), user(TECHNICIAN), OVER],
    ['to a settled service', world({ status: 'CLOSED' }), user(AGENT), { kind: 'transition' }],
    [
      'to a service without own visits',
      world({ technicianIds: [] }, null),
      user(TECHNICIAN),
      { kind: 'notFound' },
    ],
    [
      'above the limit',
      world({ lines: Array.from({ length: 200 }, (_, index) => ({ ...kept, id: `l${index}` })) }),
      user(AGENT),
      { kind: 'transition', message: 'Un servicio no puede tener más de 200 líneas' },
    ],
  ])('is not added %s', async (_when, known, viewer, expected) => {
    expect(await add(known, viewer)).toMatchObject(expected);
    expect(known.found.services.get('v')?.lines.some(({ id }) => id === MADE)).toBe(false);
  });

  test('is changed from the sent version, its price only by people who may see it', async () => {
    const change = (version: number, viewer = user(TECHNICIAN, false)) => {
      const { deps, found } = world({ lines: [kept] });
      const typed = {
        ...line,
        text: 'Otra',
        unitPriceCents: 9,
        discountBasisPoints: 0,
        vatPercent: 21,
        billable: 'YES' as const,
      };
      const input = { serviceId: 'v', lineId: 'l1', version, line: typed };
      return { found, outcome: updateServiceLine(deps, { viewer, key: null, input }) };
    };
    expect(await change(2).outcome).toEqual({ kind: 'conflict' });
    const { found, outcome } = change(3);
    expect(await outcome).toMatchObject({ kind: 'done' });
    expect(found.services.get('v')?.lines).toMatchObject([{ text: 'Otra', unitPriceCents: 500, version: 4 }]);
    const priced = change(3, user(AGENT));
    await priced.outcome;
    expect(priced.found.services.get('v')?.lines).toMatchObject([{ unitPriceCents: 9 }]);
  });

  test('keeps a price that was not sent, and clears it for null', async () => {
    const change = async (sent: object) => {
      const { deps, found } = world({ lines: [kept] });
      const typed = { ...line, vatPercent: 21, billable: 'YES' as const, ...sent };
      const input = { serviceId: 'v', lineId: 'l1', version: 3, line: typed };
      await updateServiceLine(deps, { viewer: user(AGENT), key: null, input });
      return found.services.get('v')?.lines[0];
    };
    expect(await change({ text: 'Otra' })).toMatchObject({ text: 'Otra', unitPriceCents: 500 });
    expect(await change({ unitPriceCents: null })).toMatchObject({ unitPriceCents: null });
  });

  test('already removed counts as removed for a technician who reports a time', async () => {
    const remove = (occurredAt: Date | null) => {
      const input = { serviceId: 'v', lineId: 'gone', occurredAt };
      return removeServiceLine(world().deps, { viewer: user(TECHNICIAN), key: null, input });
    };
    expect(await remove(AT)).toEqual({ kind: 'done', ids: ['v'] });
    expect(await remove(null)).toEqual({ kind: 'notFound' });
  });
});

describe('a checklist answer', () => {
  const checklist = [{ id: 'p1', text: 'Presión', kind: 'NUMBER' as const, options: [], required: true }];
  const answer = ({ deps }: ReturnType<typeof world>, text: string | null, itemId = 'p1') =>
    answerChecklist(deps, AGENT, { serviceId: 'v', itemId, answer: text }, null);

  test('is stored with its author, and can be removed', async () => {
    const known = world({ checklist });
    expect(await answer(known, '1.4')).toEqual({ kind: 'done', ids: ['v'] });
    expect(known.found.services.get('v')?.answers).toMatchObject({ p1: { value: 1.4, byName: 'Eva Sanz' } });
    await answer(known, null);
    expect(known.found.services.get('v')?.answers).toEqual({});
  });

  test.each([
    ['with invalid JSON', '{', 'p1', 'answer'],
    ['of another kind', '"mucho"', 'p1', 'answer'],
    ['to an unknown item', '1', 'p9', 'itemId'],
  ])('%s is refused', async (_what, text, itemId, path) => {
    expect(await answer(world({ checklist }), text, itemId)).toMatchObject({
      ...{ kind: 'invalid', fields: [{ path }] },
    });
  });
});

describe('a follow-up', () => {
  const propose = (
    { deps }: ReturnType<typeof world>,
    id: string | null = null,
    by = TECHNICIAN,
    occurredAt: Date | null = null,
  ) => proposeFollowUp(deps, by, { serviceId: 'v', id, title: 'Cambiar la bomba', occurredAt }, null);

  test('copies the current site and type, and has its proposer', async () => {
    const known = world();
    expect(await propose(known)).toEqual({ kind: 'done', ids: ['new1'] });
    expect(known.found.services.get('new1')).toMatchObject({
      ...{ title: 'Cambiar la bomba', site: { id: 's' }, typeName: 'Avería', proposedByName: 'Leo Gil' },
      ...{ followsUp: { id: 'v' }, status: 'PENDING' },
    });
  });

  test("is created once per id, and another service's id is refused", async () => {
    const known = world();
    expect(await propose(known, MADE)).toEqual({ kind: 'done', ids: [MADE] });
    expect(await propose(known, MADE)).toEqual({ kind: 'done', ids: [MADE] });
    expect(known.found.services.size).toBe(2);
    expect(await propose(known, MADE, AGENT)).toMatchObject({ kind: 'invalid', fields: [{ path: 'id' }] });
  });

  test.each([
    ['client', { clients: [aClient({ archived: true })] }, 'El cliente está archivado: restáuralo antes'],
    ['site', { sites: [aSite({ archived: true })] }, 'La ubicación está archivada: restáurala antes'],
  ])(
    'of an archived %s is refused, or filed for review if it has a time',
    async (_which, changes, message) => {
      const services = [aService({ technicianIds: ['tec'] })];
      const there = { services, clients: [aClient()], sites: [aSite()], visits: [aVisit()], ...changes };
      expect(await propose(inMemory(there), null, AGENT)).toEqual({ kind: 'transition', message });
      expect(await propose(inMemory(there))).toEqual({ kind: 'transition', message });
      expect(await propose(inMemory(there), null, TECHNICIAN, AT)).toMatchObject({ kind: 'filed' });
    },
  );
});
