import { describe, expect, test } from 'vitest';
import { CENTS_MAX } from '@cuadrilla/domain/services/money.ts';
import type { PricedLine, ServiceLine } from '@cuadrilla/domain/records/line.ts';
import type { Item } from '../../items/item.ts';
import { anItem } from '../../items/testing/test-item.ts';
import type { User } from '../../staff/user.ts';
import { AGENT, inMemory, TECHNICIAN } from '../../unit/testing/test-unit.ts';
import { aService, aVisit } from '../../work/testing/test-service.ts';
import type { Service } from '../../work/service.ts';
import type { Visit } from '../../work/visit.ts';
import { addServiceLine, updateServiceLine } from './change-service-lines.ts';

const AT = new Date('2026-11-20T09:30:00Z');
const AT_WORK: Partial<Visit> = { status: 'IN_PROGRESS', arrivedAt: AT, days: ['2026-11-20'] };
const MADE = 'A'.repeat(20);
const VALVE = anItem({ id: 'valve', priceCents: 1_250, costCents: 700, vatPercent: 10 });
const COPIED = { id: 'valve', code: 'VAL-15', name: 'Válvula de esfera 15 mm' };
const TYPED: Omit<PricedLine, 'id'> = {
  ...{ kind: 'MATERIAL', text: 'Válvula del baño', quantityMilli: 2_000, unit: 'UNIT' },
  ...{ unitPriceCents: 1_100, discountBasisPoints: 500, vatPercent: 21, billable: 'YES' },
};

const person = (acting: typeof AGENT, prices: boolean) =>
  ({ ...acting, permissions: { prices, phones: true } }) as User;
const OFFICE = person(AGENT, true);
const WITHOUT_PRICES = person(TECHNICIAN, false);
const WITH_PRICES = person(TECHNICIAN, true);

const world = (items: Item[], service: Partial<Service> = {}, visit: Partial<Visit> = AT_WORK) =>
  inMemory({
    items,
    services: [aService({ technicianIds: ['tec'], ...service })],
    visits: [aVisit({ plannedStart: AT, ...visit })],
  });

describe('adding a line with a catalogue item', () => {
  const add = async (viewer: User, { deps, found }: ReturnType<typeof world>, changes: object = {}) => {
    const line = { ...TYPED, itemId: 'valve', ...changes };
    const outcome = await addServiceLine(deps, {
      viewer,
      key: null,
      input: { serviceId: 'v', lineId: MADE, line },
    });
    return { outcome, line: found.services.get('v')?.lines[0] };
  };

  test.each([
    ['the office', OFFICE, { unitPriceCents: 1_100, discountBasisPoints: 500, vatPercent: 21 }],
    ['a technician who sees prices', WITH_PRICES, { unitPriceCents: 1_100, vatPercent: 21 }],
    [
      'a technician who does not',
      WITHOUT_PRICES,
      { unitPriceCents: 1_250, discountBasisPoints: 0, vatPercent: 10 },
    ],
  ])('by %s stores the item and cost, and the price of whoever may see it', async (_who, viewer, price) => {
    expect((await add(viewer, world([VALVE]))).line).toMatchObject({
      ...{ item: COPIED, costCents: 700, text: 'Válvula del baño', ...price },
    });
  });

  test('stores no price if the hidden one is too high for the quantity', async () => {
    const dear = world([anItem({ id: 'valve', priceCents: CENTS_MAX })]);
    expect((await add(WITHOUT_PRICES, dear)).line).toMatchObject({ item: COPIED, unitPriceCents: null });
  });

  test('that no longer exists is refused to the office, and stored without the item for a technician', async () => {
    expect((await add(OFFICE, world([]))).outcome).toEqual({
      kind: 'invalid',
      fields: [{ path: 'line.itemId', message: 'Ya no está en el catálogo' }],
    });
    expect((await add(WITH_PRICES, world([]))).line).toMatchObject({ item: null, costCents: null });
  });

  test('is filed with its item if it is refused', async () => {
    const { deps, found } = world([VALVE], { status: 'CLOSED' });
    const line = { ...TYPED, itemId: 'valve' };
    const input = { serviceId: 'v', lineId: MADE, line, occurredAt: AT };
    expect(await addServiceLine(deps, { viewer: WITHOUT_PRICES, key: null, input })).toMatchObject({
      kind: 'filed',
    });
    expect(found.acts).toMatchObject([{ work: { line: { item: COPIED, unitPriceCents: 1_250 } } }]);
  });
});

describe('changing a line', () => {
  const before: ServiceLine = {
    ...{ ...TYPED, id: 'l1', item: COPIED, costCents: 650, authorId: 'a', authorName: 'Ana', version: 3 },
  };
  const change = async (
    sent: object,
    viewer = OFFICE,
    items = [anItem({ id: 'pump', ref: 'B', costCents: 9 })],
  ) => {
    const { deps, found } = world(items, { lines: [before] });
    const input = { serviceId: 'v', lineId: 'l1', version: 3, line: { ...TYPED, ...sent } };
    const outcome = await updateServiceLine(deps, { viewer, key: null, input });
    return { outcome, line: found.services.get('v')?.lines[0] };
  };

  test.each([
    ['omitted, as by an older app', {}, COPIED, 650],
    ['sent again after its price changed or it was removed', { itemId: 'valve' }, COPIED, 650],
    ['cleared', { itemId: null }, null, null],
    ['replaced', { itemId: 'pump' }, { id: 'pump', code: 'B' }, 9],
  ])('with its item %s stores the right item and cost', async (_how, sent, item, costCents) => {
    const { line } = await change({ ...sent, quantityMilli: 5_000 });
    expect(line).toMatchObject({ item, costCents, quantityMilli: 5_000, unitPriceCents: 1_100 });
  });

  test("takes the new item's price if the person may not see prices", async () => {
    const { line } = await change({ itemId: 'pump' }, WITHOUT_PRICES);
    expect(line).toMatchObject({ item: { id: 'pump' }, unitPriceCents: 1_250, discountBasisPoints: 0 });
  });

  test('to an unknown item is refused', async () => {
    expect((await change({ itemId: 'gone' })).outcome).toMatchObject({ fields: [{ path: 'line.itemId' }] });
  });
});
