import { describe, expect, test } from 'vitest';
import { ADMIN, AGENT } from '../unit/testing/test-unit.ts';
import { confirmBillingItems, returnBillingItems } from './settle-items.ts';
import { asked, delivered, deliveredTwice, draftOf, inDraft, payer } from './testing/test-batches.ts';

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

  test('names the wrong date of each item, and a returned one', async () => {
    const { world, ids } = await delivered();
    const noted = (items: [itemId: string, invoicedOn: string][]) =>
      confirmBillingItems(
        world.deps,
        asked({
          ...{ id: 'b', version: world.batch().version },
          items: items.map(([itemId, invoicedOn], index) => ({
            ...{ itemId, invoicedOn, invoiceNumber: `F-${index}` },
          })),
        }),
      );
    expect(
      await noted([
        [ids[0], '2026-11-25'],
        [ids[1], '2099-01-01'],
        [ids[2], '2025-11-25'],
      ]),
    ).toEqual({
      kind: 'invalid',
      message: 'Falta más de un mes para esa fecha: revísala',
      fields: [
        { path: 'items.1.invoicedOn', message: 'Falta más de un mes para esa fecha: revísala' },
        {
          path: 'items.2.invoicedOn',
          message: 'Es anterior al servicio S-2026-0003, del 19/11/2026',
        },
      ],
    });
    expect(
      await noted([
        [ids[0], '2026-11-25'],
        [ids[0], '2026-11-25'],
      ]),
    ).toMatchObject({ kind: 'invalid', fields: [{ path: 'items.1.itemId' }] });
    expect(world.batch().counts.invoiced).toBe(0);
    const returned = { id: 'b', version: 2, itemIds: [ids[1]], reason: 'Precio' };
    await returnBillingItems(world.deps, asked(returned));
    expect(
      await noted([
        [ids[0], '2026-11-25'],
        [ids[1], '2026-11-25'],
      ]),
    ).toEqual({
      kind: 'invalid',
      message: 'S-2026-0002 ya se ha devuelto',
      fields: [{ path: 'items.1.itemId', message: 'S-2026-0002 ya se ha devuelto' }],
    });
  });

  test('is forbidden to an agent', async () => {
    const { world, ids } = await delivered();
    expect(() => confirm(world, [[ids[0], 'F-1']], AGENT)).toThrow();
  });
});

describe('the number of an invoice', () => {
  type World = Awaited<ReturnType<typeof deliveredTwice>>['world'];
  const note = (world: World, id: string, numbers: Record<string, string>, invoicedOn = '2026-11-25') => {
    const items = Object.entries(numbers).map(([itemId, invoiceNumber]) => ({
      ...{ itemId, invoiceNumber, invoicedOn },
    }));
    return confirmBillingItems(world.deps, asked({ id, version: world.batch(id).version, items }));
  };
  const giveBack = (world: World, id: string, itemId: string) =>
    returnBillingItems(
      world.deps,
      asked({ id, version: world.batch(id).version, itemIds: [itemId], reason: 'Precio' }),
    );
  const refusal = (path: string, message: string) => ({
    kind: 'invalid',
    message,
    fields: [{ path, message }],
  });
  const taken = (name: string, index = 0, number = 'F-1') =>
    refusal(`items.${index}.invoiceNumber`, `La factura ${number} ya es de ${name}`);
  const dated = (date: string, index = 0) =>
    refusal(`items.${index}.invoicedOn`, `La factura F-1 ya tiene otra fecha en otro servicio: ${date}`);
  const DONE = { kind: 'done' };

  test('is of one client, also in another batch, however it is written', async () => {
    const { world, ids } = await deliveredTwice();
    expect(await note(world, 'b', { [ids[0]]: 'F-1' })).toMatchObject(DONE);
    expect(await note(world, 'c', { [ids[2]]: 'F-1' })).toEqual(taken('Uno'));
    expect(await note(world, 'c', { [ids[2]]: 'f - 1' })).toEqual(taken('Uno', 0, 'f - 1'));
    expect(world.batch('c').counts.invoiced).toBe(0);
    // The other service of its client may be on the same invoice.
    expect(await note(world, 'c', { [ids[1]]: 'F-1' })).toMatchObject(DONE);
  });

  test('is of one client within one call', async () => {
    const { world, ids } = await deliveredTwice();
    expect(await note(world, 'c', { [ids[1]]: 'F-1', [ids[2]]: 'F-1' })).toEqual(taken('Uno', 1));
    expect(world.batch('c').counts.invoiced).toBe(0);
  });

  test('noted in the batch before there were claims is of its client all the same', async () => {
    const { world, ids } = await deliveredTwice();
    await note(world, 'c', { [ids[1]]: 'F-1' });
    world.claims.clear();
    expect(await note(world, 'c', { [ids[2]]: 'F-1' })).toEqual(taken('Uno'));
    await giveBack(world, 'c', ids[1]);
    expect(await note(world, 'c', { [ids[2]]: 'F-1' })).toEqual(taken('Uno'));
  });

  test('has one date, which changes for all of its services at once', async () => {
    const { world, ids } = await delivered();
    await note(world, 'b', { [ids[0]]: 'F-1' }, '2026-11-25');
    expect(await note(world, 'b', { [ids[1]]: 'F-1' }, '2026-11-26')).toEqual(dated('25/11/2026'));
    expect(await note(world, 'b', { [ids[0]]: 'F-1' }, '2026-11-26')).toMatchObject(DONE);
    expect(await note(world, 'b', { [ids[1]]: 'F-1' }, '2026-11-26')).toMatchObject(DONE);
    expect(await note(world, 'b', { [ids[0]]: 'F-1' }, '2026-11-27')).toEqual(dated('26/11/2026'));
    const both = { [ids[0]]: 'F-1', [ids[1]]: 'F-1' };
    expect(await note(world, 'b', both, '2026-11-27')).toMatchObject(DONE);
    expect(world.items().map(({ invoicedOn }) => invoicedOn)).toEqual([null, '2026-11-27', '2026-11-27']);
  });

  test('has one date in two batches', async () => {
    const { world, ids } = await deliveredTwice();
    await note(world, 'b', { [ids[0]]: 'F-1' }, '2026-11-25');
    expect(await note(world, 'c', { [ids[1]]: 'F-1' }, '2026-11-26')).toEqual(dated('25/11/2026'));
    expect(world.batch('c').counts.invoiced).toBe(0);
  });

  test('is spelled as it was first, until all of its services change', async () => {
    const { world, ids } = await delivered();
    const spellings = () => ['1', '2'].map((id) => world.service(id)?.invoicing?.invoiceNumber);
    await note(world, 'b', { [ids[0]]: 'F-1' });
    await note(world, 'b', { [ids[1]]: 'f - 1' });
    expect(spellings()).toEqual(['F-1', 'F-1']);
    expect(world.items().map(({ invoiceNumber }) => invoiceNumber)).toEqual([null, 'F-1', 'F-1']);
    await note(world, 'b', { [ids[0]]: 'F-01', [ids[1]]: 'f-01' });
    expect(spellings()).toEqual(['F-01', 'F-01']);
    await note(world, 'b', { [ids[0]]: 'f-01', [ids[1]]: 'F-01' });
    expect(spellings()).toEqual(['f-01', 'f-01']);
  });

  test('may come again in another year', async () => {
    const { world, ids } = await deliveredTwice();
    expect(await note(world, 'b', { [ids[0]]: '1' }, '2026-11-25')).toMatchObject(DONE);
    expect(await note(world, 'c', { [ids[2]]: '1' }, '2026-12-20')).toEqual(taken('Uno', 0, '1'));
    const later = { ...world.deps, now: () => new Date('2027-01-02T10:00:00Z') };
    const items = [{ itemId: ids[2], invoiceNumber: '1', invoicedOn: '2027-01-02' }];
    expect(await confirmBillingItems(later, asked({ id: 'c', version: 2, items }))).toMatchObject(DONE);
  });

  test('is free once the last item that has it is given another', async () => {
    const { world, ids } = await deliveredTwice();
    await note(world, 'b', { [ids[0]]: 'F-1' });
    await note(world, 'c', { [ids[1]]: 'F-1' });
    await note(world, 'b', { [ids[0]]: 'F-2' });
    expect(await note(world, 'c', { [ids[2]]: 'F-1' })).toEqual(taken('Uno'));
    await note(world, 'c', { [ids[1]]: 'F-3' });
    expect(await note(world, 'c', { [ids[2]]: 'F-1' })).toMatchObject(DONE);
    expect(world.claims.size).toBe(3);
  });

  test('stays with its client when the service comes back, and may have another date then', async () => {
    const { world, ids } = await deliveredTwice();
    await note(world, 'b', { [ids[0]]: 'F-1' }, '2026-11-25');
    await giveBack(world, 'b', ids[0]);
    expect(await note(world, 'c', { [ids[2]]: 'F-1' })).toEqual(taken('Uno'));
    expect(await note(world, 'c', { [ids[1]]: 'F-1' }, '2026-11-26')).toMatchObject(DONE);
    // That was a mistake; the invoice that was rectified is still of the first client.
    await note(world, 'c', { [ids[1]]: 'F-11' });
    expect(await note(world, 'c', { [ids[2]]: 'F-1' })).toEqual(taken('Uno'));
  });

  test('stays with its client when one of two services comes back and the other gets another number', async () => {
    const { world, ids } = await deliveredTwice();
    await note(world, 'b', { [ids[0]]: 'F-1' });
    await note(world, 'c', { [ids[1]]: 'F-1' });
    await giveBack(world, 'b', ids[0]);
    await note(world, 'c', { [ids[1]]: 'F-11' });
    expect(await note(world, 'c', { [ids[2]]: 'F-1' })).toEqual(taken('Uno'));
    expect(await note(world, 'c', { [ids[2]]: 'F-2' })).toMatchObject(DONE);
  });

  test('changes places with that of another client in one call', async () => {
    const { world, ids } = await deliveredTwice();
    await note(world, 'c', { [ids[1]]: 'F-1', [ids[2]]: 'F-2' });
    expect(await note(world, 'c', { [ids[1]]: 'F-2', [ids[2]]: 'F-1' })).toMatchObject(DONE);
    expect(await note(world, 'b', { [ids[0]]: 'F-1' })).toEqual(taken('Dos'));
  });

  test('is of the same client after two were merged', async () => {
    const { world, ids } = await deliveredTwice();
    const mergedInto = { id: 'x', code: 'C-2026-0001', name: 'Uno' };
    world.clients.set('y', payer({ id: 'y', legalName: 'Dos', mergedInto }));
    await note(world, 'b', { [ids[0]]: 'F-1' });
    expect(await note(world, 'c', { [ids[2]]: 'F-1' })).toMatchObject(DONE);
  });

  test('is of the same client within one call after two were merged', async () => {
    const { world, ids } = await deliveredTwice();
    const mergedInto = { id: 'x', code: 'C-2026-0001', name: 'Uno' };
    world.clients.set('y', payer({ id: 'y', legalName: 'Dos', mergedInto }));
    expect(await note(world, 'c', { [ids[1]]: 'F-1', [ids[2]]: 'F-1' })).toMatchObject(DONE);
    expect(world.batch('c').counts.invoiced).toBe(2);
  });
});
