import { describe, expect, test } from 'vitest';
import { GROUPINGS } from '@cuadrilla/domain/billing/invoice.ts';
import type { Client } from '../clients/client.ts';
import { ADMIN, AGENT, TECHNICIAN } from '../unit/test-unit.ts';
import type { Service } from '../work/service.ts';
import type { BillingBatch } from './billing-batch.ts';
import { discardBillingBatch, leaveOutOfBatch } from './change-draft.ts';
import { createBillingBatch } from './create-billing-batch.ts';
import { deliverBillingBatch } from './deliver-billing-batch.ts';
import { confirmBillingItems, returnBillingItems } from './settle-items.ts';
import { aBatch, asked, batchesInMemory, closed, inDraft, payer } from './test-batches.ts';

const SEEN = { id: 'b', version: 1 };
const OTHER = { id: 'y', code: 'C-2026-0002', name: 'Dos' };

const draftOf = (services: Service[], changes: Partial<BillingBatch> = {}, clients: Client[] = [payer()]) =>
  batchesInMemory({
    ...{ services, clients },
    batches: [aBatch({ serviceIds: services.map(({ id }) => id), services: services.length, ...changes })],
  });

/** Services 1 and 2 of one client and 3 of another, with the ids of their items. */
async function delivered(clients: Client[] = [payer(), payer({ id: 'y', legalName: 'Dos' })]) {
  const world = draftOf([inDraft('1'), inDraft('2'), inDraft('3', { client: OTHER })], {}, clients);
  const outcome = await deliverBillingBatch(world.deps, asked(SEEN));
  if (outcome.kind !== 'done') throw new Error(JSON.stringify(outcome));
  const idOf = (code: string) => world.items().find(({ work }) => work.code === code)?.id ?? '';
  return { world, ids: [idOf('S-2026-0001'), idOf('S-2026-0002'), idOf('S-2026-0003')] as const };
}

describe('createBillingBatch', () => {
  const create = (services: Service[], serviceIds: string[], viewer = AGENT, clients = [payer()]) => {
    const world = batchesInMemory({ services, clients });
    const input = { grouping: 'CLIENT_MONTH' as const, serviceIds };
    return { world, outcome: createBillingBatch(world.deps, viewer, input, null) };
  };

  test.each<[string, Partial<Service>, string]>([
    ['a service in a batch', inDraft('1'), 'S-2026-0001 ya está en el lote LF-2026-0001'],
    ['a finished service', { status: 'FINISHED' }, 'S-2026-0001 no está cerrado'],
    ['a service without charges', { lines: [] }, 'S-2026-0001 no tiene nada que cobrar'],
  ])('refuses %s', async (_name, changes, message) => {
    const { world, outcome } = create([closed('1', changes), closed('2')], ['2', '1']);
    expect(await outcome).toEqual({ kind: 'transition', message });
    expect(world.service('2')?.invoicing).toBeNull();
  });

  test.each([
    ['no services', [], 'invalid'],
    ['an unknown service', ['1', 'nobody'], 'notFound'],
  ])('with %s answers %3$s', async (_name, ids, kind) => {
    expect(await create([closed('1')], ids).outcome).toMatchObject({ kind });
  });

  test('adds up the draft and marks its services', async () => {
    const { world, outcome } = create([closed('1'), closed('2')], ['1', '2']);
    expect(await outcome).toEqual({ kind: 'done', ids: ['i1'] });
    expect(world.batch('i1')).toMatchObject({
      ...{ status: 'DRAFT', services: 2, invoices: 1, createdByName: 'Eva Sanz' },
      ...{ netCents: 20_000, vatCents: 4_200, totalCents: 24_200 },
    });
    expect(world.service('1')?.invoicing).toMatchObject({
      batchId: 'i1',
      state: 'DRAFT',
      invoiceNumber: null,
    });
  });

  test('accepts a client without NIF, which is needed to deliver', async () => {
    const { outcome } = create([closed('1')], ['1'], AGENT, [payer({ nif: null })]);
    expect(await outcome).toMatchObject({ kind: 'done' });
  });

  test('is forbidden to a technician', async () => {
    await expect(create([closed('1')], ['1'], TECHNICIAN).outcome).rejects.toThrow();
  });
});

describe('deliverBillingBatch', () => {
  test.each<[string, Service[], Client[], string]>([
    ['a client without NIF', [inDraft('1')], [payer({ nif: null })], 'Falta el NIF del cliente'],
    [
      'a client without NIF and address',
      [inDraft('1')],
      [payer({ nif: null, billingAddress: null })],
      'Falta el NIF del cliente, y 1 cosa más',
    ],
    [
      'a client without address',
      [inDraft('1')],
      [payer({ billingAddress: null })],
      'Falta la dirección fiscal',
    ],
    [
      'a service without charges',
      [inDraft('1', { lines: [] })],
      [payer()],
      'S-2026-0001: no hay nada que cobrar',
    ],
    [
      'a reopened service',
      [inDraft('1'), inDraft('2', { status: 'FINISHED' })],
      [payer()],
      'S-2026-0002 ya no está cerrado: quítalo del lote o ciérralo',
    ],
    ['a service that left', [closed('1')], [payer()], 'S-2026-0001 ya no está en el lote: quítalo'],
  ])('refuses %s', async (_name, services, clients, message) => {
    const world = draftOf(services, {}, clients);
    expect(await deliverBillingBatch(world.deps, asked(SEEN))).toEqual({ kind: 'transition', message });
    expect([world.items(), world.batch().status]).toEqual([[], 'DRAFT']);
  });

  test.each<[Partial<BillingBatch>, object]>([
    [{ status: 'DELIVERED' }, { kind: 'transition', message: 'No es posible entregar un lote «Entregado»' }],
    [{ status: 'CONFIRMED' }, { kind: 'transition', message: 'No es posible entregar un lote «Confirmado»' }],
    [{ status: 'DISCARDED' }, { kind: 'transition', message: 'No es posible entregar un lote «Descartado»' }],
    [{ version: 2 }, { kind: 'conflict' }],
    [{ id: 'another' }, { kind: 'notFound' }],
  ])('of a batch with %j answers %j', async (changes, outcome) => {
    const world = draftOf([inDraft('1')], changes);
    expect(await deliverBillingBatch(world.deps, asked(SEEN))).toMatchObject(outcome);
  });

  test('freezes clients and lines, one item per service', async () => {
    const { world } = await delivered();
    expect(world.batch()).toMatchObject({
      ...{ status: 'DELIVERED', invoices: 2, netCents: 30_000, serviceIds: [], deliveredByName: 'Ana Ruiz' },
      counts: { waiting: 3, invoiced: 0, returned: 0 },
    });
    expect(
      world.items().map(({ state, place, netCents, work }) => [work.code, place, netCents, state]),
    ).toEqual([
      ['S-2026-0003', 0, 10_000, 'DELIVERED'],
      ['S-2026-0001', 1, 10_000, 'DELIVERED'],
      ['S-2026-0002', 1, 10_000, 'DELIVERED'],
    ]);
    expect(world.items()[1]?.work).toMatchObject({
      party: { name: 'Uno', nif: 'B12345674', address: { city: 'Madrid' } },
      lines: [{ text: 'Revisión', unitPriceCents: 10_000 }],
    });
    expect(world.service('1')?.invoicing).toMatchObject({ state: 'DELIVERED' });
  });

  test.each(GROUPINGS)('invoices every service of a batch grouped by %s', async (grouping) => {
    const world = draftOf([inDraft('1'), inDraft('2')], { grouping });
    await deliverBillingBatch(world.deps, asked(SEEN));
    expect(world.batch().invoices).toBe(grouping === 'SERVICE' ? 2 : 1);
    expect(world.items()).toHaveLength(2);
  });

  test.each([AGENT, TECHNICIAN])('is forbidden to $role', (viewer) => {
    const world = draftOf([inDraft('1')]);
    expect(() => deliverBillingBatch(world.deps, asked(SEEN, viewer))).toThrow();
  });
});

describe('returnBillingItems', () => {
  const giveBack = (world: ReturnType<typeof draftOf>, itemIds: string[], input = {}) =>
    returnBillingItems(
      world.deps,
      asked({ id: 'b', version: world.batch().version, itemIds, reason: 'Precio', ...input }),
    );

  test('frees the service and subtracts it from the batch', async () => {
    const { world, ids } = await delivered();
    expect(await giveBack(world, [ids[0]])).toEqual({ kind: 'done', ids: ['b'] });
    expect(world.service('1')?.invoicing).toBeNull();
    expect(world.service('2')?.invoicing).toMatchObject({ state: 'DELIVERED' });
    expect(world.batch()).toMatchObject({
      ...{ status: 'DELIVERED', invoices: 2, netCents: 20_000, totalCents: 24_200 },
      counts: { waiting: 2, invoiced: 0, returned: 1 },
    });
    expect(world.items().find(({ id }) => id === ids[0])).toMatchObject({
      ...{ state: 'RETURNED', returnReason: 'Precio', netCents: 10_000 },
    });
    expect(world.texts.at(-1)).toBe('Precio (S-2026-0001)');
  });

  test('of the last service confirms the batch', async () => {
    const { world, ids } = await delivered();
    await giveBack(world, [...ids]);
    expect(world.batch()).toMatchObject({ status: 'CONFIRMED', invoices: 0, netCents: 0, totalCents: 0 });
  });

  test('takes back a service that has an invoice', async () => {
    const { world, ids } = await delivered();
    const invoice = { itemId: ids[0], invoiceNumber: 'F-1', invoicedOn: '2026-11-25' };
    await confirmBillingItems(world.deps, asked({ id: 'b', version: 2, items: [invoice] }));
    expect(await giveBack(world, [ids[0]])).toMatchObject({ kind: 'done' });
    expect(world.batch().counts).toEqual({ waiting: 2, invoiced: 0, returned: 1 });
  });

  test.each<[string, object, object]>([
    ['an unknown item', { itemIds: ['nobody'] }, { kind: 'notFound' }],
    ['an old version', { version: 1 }, { kind: 'conflict' }],
    ['no reason', { reason: ' ' }, { kind: 'invalid', fields: [{ path: 'reason' }] }],
    ['no items', { itemIds: [] }, { kind: 'invalid', fields: [{ path: 'itemIds' }] }],
  ])('with %s changes nothing', async (_name, input, outcome) => {
    const { world, ids } = await delivered();
    expect(await giveBack(world, [ids[0]], input)).toMatchObject(outcome);
    expect(world.batch().counts.returned).toBe(0);
  });

  test('refuses a service that came back, and a draft', async () => {
    const { world, ids } = await delivered();
    await giveBack(world, [ids[0]]);
    const again = { kind: 'transition', message: 'S-2026-0001 ya se ha devuelto' };
    expect(await giveBack(world, [ids[0], ids[1]])).toEqual(again);
    expect(world.batch().counts.returned).toBe(1);
    const draft = draftOf([inDraft('1')]);
    expect(await giveBack(draft, ['1'])).toMatchObject({
      message: 'No es posible devolver servicios de un lote «Borrador»',
    });
  });
});

describe('confirmBillingItems', () => {
  type Number_ = [itemId: string, invoiceNumber: string];
  const confirm = (world: ReturnType<typeof draftOf>, numbers: Number_[], viewer = ADMIN) => {
    const items = numbers.map(([itemId, invoiceNumber]) => ({
      ...{ itemId, invoiceNumber, invoicedOn: '2026-11-25' },
    }));
    return confirmBillingItems(world.deps, asked({ id: 'b', version: world.batch().version, items }, viewer));
  };

  test('writes number and day into items and services, and the last one confirms the batch', async () => {
    const { world, ids } = await delivered();
    await confirm(world, [
      [ids[0], 'F-1'],
      [ids[1], 'F-1'],
    ]);
    expect(world.batch()).toMatchObject({
      ...{ status: 'DELIVERED', netCents: 30_000, counts: { waiting: 1, invoiced: 2, returned: 0 } },
    });
    expect(world.service('2')?.invoicing).toMatchObject({
      ...{ state: 'INVOICED', invoiceNumber: 'F-1', invoicedOn: '2026-11-25' },
    });
    await confirm(world, [[ids[2], 'F-2']]);
    expect(world.batch().status).toBe('CONFIRMED');
  });

  test('overwrites a wrong number', async () => {
    const { world, ids } = await delivered();
    await confirm(world, [[ids[0], 'F-1']]);
    await confirm(world, [[ids[0], '0007']]);
    expect(world.items().find(({ id }) => id === ids[0])?.invoiceNumber).toBe('0007');
    expect(world.service('1')?.invoicing?.invoiceNumber).toBe('0007');
  });

  test('refuses one number for two clients, in one call and in two', async () => {
    const refusal = { kind: 'transition', message: 'La factura F-1 es de dos clientes' };
    const { world, ids } = await delivered();
    expect(
      await confirm(world, [
        [ids[0], 'F-1'],
        [ids[2], 'F-1'],
      ]),
    ).toEqual(refusal);
    await confirm(world, [[ids[0], 'F-1']]);
    expect(await confirm(world, [[ids[2], 'F-1']])).toEqual(refusal);
    expect(world.batch().counts.invoiced).toBe(1);
  });

  test.each<[string, Number_[], object]>([
    ['an unknown item', [['nobody', 'F-1']], { kind: 'notFound' }],
    ['no items', [], { kind: 'invalid' }],
    ['a blank number', [['i1', ' ']], { kind: 'invalid', fields: [{ path: 'items.0.invoiceNumber' }] }],
    ['a long number', [['i1', 'F'.repeat(41)]], { kind: 'invalid' }],
  ])('with %s changes nothing', async (_name, numbers, outcome) => {
    const { world } = await delivered();
    expect(await confirm(world, numbers)).toMatchObject(outcome);
    expect(world.batch().counts.invoiced).toBe(0);
  });

  test('is forbidden to an agent', async () => {
    const { world, ids } = await delivered();
    expect(() => confirm(world, [[ids[0], 'F-1']], AGENT)).toThrow();
  });
});

describe('a draft', () => {
  test('gives a service back and keeps the sum of the others', async () => {
    const world = draftOf([inDraft('1'), inDraft('2')]);
    const outcome = await leaveOutOfBatch(world.deps, asked({ ...SEEN, serviceIds: ['1'] }, AGENT));
    expect(outcome).toEqual({ kind: 'done', ids: ['b'] });
    expect(world.batch()).toMatchObject({ serviceIds: ['2'], services: 1, netCents: 10_000 });
    expect([world.service('1')?.invoicing, world.service('2')?.invoicing?.batchId]).toEqual([null, 'b']);
  });

  test('is not emptied, but discarded', async () => {
    const world = draftOf([inDraft('1')]);
    expect(await leaveOutOfBatch(world.deps, asked({ ...SEEN, serviceIds: ['1'] }))).toEqual({
      kind: 'transition',
      message: 'El lote se quedaría vacío: descártalo',
    });
    expect(await discardBillingBatch(world.deps, asked(SEEN, AGENT))).toMatchObject({ kind: 'done' });
    expect([world.batch().status, world.service('1')?.invoicing]).toEqual(['DISCARDED', null]);
  });

  test.each(['DELIVERED', 'CONFIRMED', 'DISCARDED'] as const)('cannot be changed once %s', async (status) => {
    const world = draftOf([inDraft('1'), inDraft('2')], { status });
    expect(await leaveOutOfBatch(world.deps, asked({ ...SEEN, serviceIds: ['1'] }))).toMatchObject({
      kind: 'transition',
    });
    expect(await discardBillingBatch(world.deps, asked(SEEN))).toMatchObject({ kind: 'transition' });
    expect(world.service('1')?.invoicing?.batchId).toBe('b');
  });
});
