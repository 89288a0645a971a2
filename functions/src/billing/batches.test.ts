import { describe, expect, test } from 'vitest';
import { GROUPINGS } from '@cuadrilla/domain/billing/invoice.ts';
import type { Client } from '../clients/client.ts';
import { AGENT, TECHNICIAN } from '../unit/testing/test-unit.ts';
import type { Service } from '../work/service.ts';
import type { BillingBatch } from './billing-batch.ts';
import { discardBillingBatch, leaveOutOfBatch } from './change-draft.ts';
import { createBillingBatch } from './create-billing-batch.ts';
import { deliverBillingBatch } from './deliver-billing-batch.ts';
import {
  asked,
  batchesInMemory,
  closed,
  delivered,
  draftOf,
  inDraft,
  payer,
  SEEN,
} from './testing/test-batches.ts';

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

/** In Spain already the next day. */
const OCTOBER = new Date('2026-10-30T23:30:00Z');
const NOVEMBER = new Date('2026-11-01T23:30:00Z');

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

  test.each<[string, Partial<Service>, string]>([
    ['done later than planned', { plannedAt: OCTOBER, workedAt: NOVEMBER }, '2026-11-02'],
    ['done earlier than planned', { plannedAt: NOVEMBER, workedAt: OCTOBER }, '2026-10-31'],
    ['of which no visit ended', { plannedAt: OCTOBER, workedAt: null }, '2026-10-31'],
    ['without visits', { requestedAt: OCTOBER }, '2026-10-31'],
  ])('dates work %s on the day in Madrid', async (_which, dates, on) => {
    const world = draftOf([inDraft('1', dates)]);
    await deliverBillingBatch(world.deps, asked(SEEN));
    expect(world.items()[0]?.work.on).toBe(on);
  });

  test('invoices work done in another month apart, whatever the plan was', async () => {
    const planned = { plannedAt: OCTOBER };
    const services = [
      inDraft('1', { ...planned, workedAt: OCTOBER }),
      inDraft('2', { ...planned, workedAt: NOVEMBER }),
    ];
    const world = draftOf(services);
    await deliverBillingBatch(world.deps, asked(SEEN));
    expect(world.batch().invoices).toBe(2);
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
