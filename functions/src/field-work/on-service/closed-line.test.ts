import { describe, expect, test } from 'vitest';
import type { PricedLine } from '@cuadrilla/domain/records/line.ts';
import type { User } from '../../staff/user.ts';
import { ADMIN, AGENT, inMemory, TECHNICIAN } from '../../unit/testing/test-unit.ts';
import { aLine, aService, aVisit } from '../../work/testing/test-service.ts';
import type { Service } from '../../work/service.ts';
import { addServiceLine, removeServiceLine, updateServiceLine } from './change-service-lines.ts';

const person = (acting: typeof AGENT) => ({ ...acting, permissions: { prices: true, phones: true } }) as User;
const OFFICE = person(AGENT);

const TYPED: Omit<PricedLine, 'id'> = {
  ...{ kind: 'MATERIAL', text: 'Válvula', quantityMilli: 2_000, unit: 'UNIT' },
  ...{ unitPriceCents: null, discountBasisPoints: 0, vatPercent: 21, billable: 'YES' },
};
const lacking = aLine({ ...TYPED, id: 'l1', version: 3 });
const SETTLED = {
  kind: 'transition',
  message: 'No es posible cambiar las líneas de un servicio «Cerrado»',
};

const AT = new Date('2026-11-20T09:30:00Z');
const BATCH = { batchId: 'b', batchCode: 'LF-2026-0001', invoiceNumber: null, invoicedOn: null };
const closed = (changes: Partial<Service> = {}) =>
  aService({
    ...{ status: 'CLOSED', technicianIds: ['tec'], lines: [lacking] },
    invoicing: { ...BATCH, state: 'DRAFT' },
    ...changes,
  });

const world = (changes: Partial<Service> = {}) =>
  inMemory({
    services: [closed(changes)],
    visits: [aVisit({ status: 'IN_PROGRESS', plannedStart: AT, arrivedAt: AT, days: ['2026-11-20'] })],
  });

async function change(sent: object, { viewer = OFFICE, known = world(), version = 3 } = {}) {
  const input = { serviceId: 'v', lineId: 'l1', version, line: { ...TYPED, ...sent } };
  const outcome = await updateServiceLine(known.deps, { viewer, key: null, input });
  return { outcome, line: known.found.services.get('v')?.lines[0] };
}

describe('a line of a closed service in a draft batch', () => {
  test.each([OFFICE, person(ADMIN)])('gets the price that it lacks from $role', async (viewer) => {
    const { outcome, line } = await change({ unitPriceCents: 1_250 }, { viewer });
    expect(outcome).toEqual({ kind: 'done', ids: ['v'] });
    expect(line).toEqual({ ...lacking, unitPriceCents: 1_250, version: 4 });
  });

  test.each([
    ['text', { unitPriceCents: 1_250, text: 'Otra' }],
    ['quantity', { unitPriceCents: 1_250, quantityMilli: 1_000 }],
    ['charge', { billable: 'NO' }],
    ['item', { unitPriceCents: 1_250, itemId: null, kind: 'OTHER' }],
    ['nothing', {}],
  ])('keeps its %s', async (_what, sent) => {
    const { outcome, line } = await change(sent);
    expect(outcome).toEqual(SETTLED);
    expect(line).toEqual(lacking);
  });

  test('gets no other price once it has one', async () => {
    const lines = [{ ...lacking, unitPriceCents: 1_250 }];
    expect((await change({ unitPriceCents: 900 }, { known: world({ lines }) })).outcome).toEqual(SETTLED);
  });

  test('gets no price from a technician who sees prices, although they are at work', async () => {
    const { outcome, line } = await change({ unitPriceCents: 1_250 }, { viewer: person(TECHNICIAN) });
    expect(outcome).toEqual(SETTLED);
    expect(line).toEqual(lacking);
  });

  test('which two people price at once, gets the first price', async () => {
    const known = world();
    await change({ unitPriceCents: 1_250 }, { known });
    const { outcome, line } = await change({ unitPriceCents: 900 }, { known });
    expect(outcome).toEqual({ kind: 'conflict' });
    expect(line).toMatchObject({ unitPriceCents: 1_250 });
  });

  test('is not priced beyond the highest amount', async () => {
    expect((await change({ unitPriceCents: 99_999_999_999 })).outcome).toMatchObject({ kind: 'invalid' });
  });

  test('loses its IVA where none applies', async () => {
    const { site: madrid } = closed();
    const site = { ...madrid, address: { ...madrid.address, postalCode: '35001' } };
    const known = world({ site, lines: [{ ...lacking, unitPriceCents: 500 }] });
    const { outcome, line } = await change({ unitPriceCents: 500, vatPercent: 0 }, { known });
    expect(outcome).toMatchObject({ kind: 'done' });
    expect(line).toMatchObject({ vatPercent: 0, unitPriceCents: 500 });
  });

  test('is neither removed nor joined by another', async () => {
    const known = world();
    const about = { viewer: OFFICE, key: null };
    const added = { serviceId: 'v', lineId: 'A'.repeat(20), line: TYPED };
    expect(await addServiceLine(known.deps, { ...about, input: added })).toEqual(SETTLED);
    const removed = { serviceId: 'v', lineId: 'l1' };
    expect(await removeServiceLine(known.deps, { ...about, input: removed })).toEqual(SETTLED);
    expect(known.found.services.get('v')?.lines).toEqual([lacking]);
  });
});

test.each(['DELIVERED', 'INVOICED'] as const)(
  'a line of a service in a batch that is %s gets no price',
  async (state) => {
    const { outcome } = await change(
      { unitPriceCents: 1_250 },
      { known: world({ invoicing: { ...BATCH, state } }) },
    );
    expect(outcome).toEqual({
      kind: 'transition',
      message:
        'Está en el lote LF-2026-0001, ya entregado: devuélvelo desde el lote antes de cambiar sus líneas',
    });
  },
);

test('a line of a cancelled service gets no price', async () => {
  const { outcome } = await change({ unitPriceCents: 1_250 }, { known: world({ status: 'CANCELLED' }) });
  expect(outcome).toMatchObject({ message: 'No es posible cambiar las líneas de un servicio «Anulado»' });
});
