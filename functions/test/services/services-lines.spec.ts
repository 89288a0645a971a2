import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { LINES_MAX } from '@cuadrilla/domain/services/service-lines.ts';
import type { ServiceLine } from '@cuadrilla/domain/records/line.ts';
import { auditOf } from '../kits/client-kit.ts';
import { clearProject, startKit, type Kit, type Person, execute, gql } from '../kits/kit.ts';
import { givenItem, someItem, succeedItem } from '../kits/item-kit.ts';
import { act, ask, done, givenCatalog, serviceDocument, someLine, someLineId } from '../kits/service-kit.ts';
import { givenServiceWith } from '../kits/service-visits-kit.ts';

let kit: Kit;
let agent: Person;
let technician: Person;
let serviceId: string;
beforeAll(async () => {
  kit = startKit();
  await clearProject(kit);
  [agent, technician] = await Promise.all([kit.given.agent(), kit.given.technician()]);
  await givenCatalog(kit);
});
beforeEach(async () => {
  serviceId = (await givenServiceWith(kit, agent, technician.uid)).service.id;
});
afterAll(() => kit.stop());

const add = (by: Person, line = someLine(), lineId = someLineId(), key: string | null = null) =>
  act(kit, by, 'addServiceLine', { serviceId, lineId, line }, key);
const totalsFor = async (by: Person) => {
  const query = gql(`query TotalsOf($id: ID!) {
    service(id: $id) { totals { baseCents totalCents vat { percent vatCents } } }
  }`);
  return (await execute(kit, by, query, { id: serviceId })).service?.totals;
};
const timelineText = async (by: Person) => {
  const query = gql(`query LineTimeline($id: ID!) {
    activity(entity: SERVICE, id: $id, first: 10) { edges { node { changes { field before after } } } }
  }`);
  return JSON.stringify((await execute(kit, by, query, { id: serviceId })).activity);
};
const allow = (permissions: { prices: boolean; phones: boolean }) =>
  kit.firestore.doc(`users/${technician.uid}`).update({ permissions });

describe('lines', () => {
  test('are added, changed and removed, with totals and audit entries', async () => {
    const lineId = someLineId();
    const added = (await add(agent, someLine(), lineId)).service;
    expect(added).toMatchObject({ version: 1 });
    expect(added?.lines).toMatchObject([
      {
        id: lineId,
        text: 'Vaso de expansión',
        amountCents: 8_190,
        authorName: 'Nombre Apellido',
        version: 1,
      },
    ]);
    const line = someLine({ quantityMilli: 1_000 });
    const changed = await done(kit, agent, 'updateServiceLine', { serviceId, lineId, version: 1, line });
    expect(changed.lines).toMatchObject([{ quantityMilli: 1_000, amountCents: 4_095, version: 2 }]);
    expect(await totalsFor(agent)).toEqual({
      ...{ baseCents: 4_095, totalCents: 4_955, vat: [{ percent: 21, vatCents: 860 }] },
    });
    await done(kit, agent, 'removeServiceLine', { serviceId, lineId });
    expect((await serviceDocument(kit, serviceId)).lines).toEqual([]);
    const entries = (await auditOf(kit, serviceId)).slice(-3);
    expect(entries).toMatchObject([
      {
        action: 'addServiceLine',
        before: null,
        after: { lines: { text: 'Vaso de expansión', quantityMilli: 2_000 } },
      },
      {
        action: 'updateServiceLine',
        before: { lines: { quantityMilli: 2_000 } },
        after: { lines: { quantityMilli: 1_000 } },
      },
      { action: 'removeServiceLine', before: { lines: { quantityMilli: 1_000 } }, after: null },
    ]);
  });

  test('copy a catalogue item and keep its price when it changes; only administrators see the cost', async () => {
    const admin = await kit.given.admin();
    const item = await givenItem(kit, admin, { priceCents: 1_250, costCents: 777, vatPercent: 10 });
    const lineId = someLineId();
    const line = someLine({ itemId: item.id, text: item.name, unitPriceCents: 1_250, vatPercent: 10 });
    const copied = { id: item.id, code: item.ref, name: item.name };
    const { service } = await add(agent, line, lineId);
    expect(service?.lines).toMatchObject([{ item: copied, unitPriceCents: 1_250, costCents: null }]);
    const raised = someItem({ ref: item.ref, priceCents: 9_999, costCents: 5_555 });
    await succeedItem(kit, admin, 'updateItem', { id: item.id, version: 1, item: raised });
    const [stored] = (await serviceDocument(kit, serviceId)).lines;
    expect(stored).toMatchObject({ item: copied, unitPriceCents: 1_250, costCents: 777 });
    const stale = { serviceId, lineId, version: 9, line };
    expect(await act(kit, agent, 'updateServiceLine', stale)).toMatchObject({ current: { costCents: null } });
    expect(await act(kit, admin, 'updateServiceLine', stale)).toMatchObject({ current: { costCents: 777 } });
    expect(await timelineText(admin)).toContain('777');
    expect(await timelineText(agent)).not.toContain('777');
  });

  test('are added once per id or key; the same key with other input is refused', async () => {
    const [lineId, key] = [someLineId(), randomUUID()];
    await add(agent, someLine(), lineId, key);
    expect((await add(agent, someLine(), lineId, key)).service?.lines).toHaveLength(1);
    expect((await add(agent, someLine(), lineId, randomUUID())).service?.lines).toHaveLength(1);
    expect((await add(agent, someLine({ text: 'Otra' }), lineId, key)).__typename).toBe('KeyReusedError');
  });

  test('of twenty simultaneous calls are all stored', async () => {
    await Promise.all(Array.from({ length: 20 }, () => add(agent)));
    expect((await serviceDocument(kit, serviceId)).lines).toHaveLength(20);
  }, 120_000);

  test('return field errors, a conflict for a stale version, and notFound for unknown ids', async () => {
    const wrong = someLine({ text: ' ', quantityMilli: 0, vatPercent: 7 });
    expect((await add(agent, wrong)).fields).toEqual([
      { path: 'line.text', message: 'Este campo es requerido' },
      {
        path: 'line.quantityMilli',
        message:
          'Indica una cantidad mayor que cero y de 999.999,999 como mucho, con un máximo de tres decimales',
      },
      { path: 'line.vatPercent', message: 'Elige una opción de la lista' },
    ]);
    expect((await add(agent, someLine(), 'corto')).fields).toMatchObject([{ path: 'lineId' }]);
    const lineId = someLineId();
    await add(agent, someLine(), lineId);
    const change = { serviceId, lineId, version: 1, line: someLine({ text: 'Uno' }) };
    await done(kit, agent, 'updateServiceLine', change);
    expect(
      await act(kit, agent, 'updateServiceLine', { ...change, line: someLine({ text: 'Dos' }) }),
    ).toMatchObject({
      __typename: 'ConflictError',
      current: { __typename: 'ServiceLine', text: 'Uno', version: 2 },
    });
    const missing = { serviceId, lineId: someLineId() };
    expect((await act(kit, agent, 'updateServiceLine', { ...change, ...missing })).__typename).toBe(
      'NotFoundError',
    );
    expect((await act(kit, agent, 'removeServiceLine', missing)).__typename).toBe('NotFoundError');
  });

  test('are limited to 200', async () => {
    const line = {
      ...someLine(),
      authorId: agent.uid,
      authorName: 'x',
      version: 1,
    } as unknown as ServiceLine;
    const lines = Array.from({ length: LINES_MAX }, () => ({ ...line, id: someLineId() }));
    await kit.firestore.doc(`services/${serviceId}`).update({ lines });
    expect(await add(agent)).toMatchObject({
      __typename: 'TransitionError',
      message: 'Un servicio no puede tener más de 200 líneas',
    });
  });

  test('have no prices for a technician without that permission, whose changes keep existing prices', async () => {
    const [own, office] = [someLineId(), someLineId()];
    const { service } = await add(technician, someLine(), own);
    expect(service?.lines).toMatchObject([
      { unitPriceCents: null, discountBasisPoints: 0, amountCents: null },
    ]);
    await add(agent, someLine(), office);
    const line = someLine({ quantityMilli: 3_000, unitPriceCents: 1, discountBasisPoints: 0 });
    const changed = await done(kit, technician, 'updateServiceLine', {
      serviceId,
      lineId: office,
      version: 1,
      line,
    });
    expect(changed.lines[1]).toMatchObject({
      quantityMilli: 3_000,
      unitPriceCents: null,
      discountBasisPoints: 0,
    });
    expect((await serviceDocument(kit, serviceId)).lines).toMatchObject([
      { unitPriceCents: null, discountBasisPoints: 0, authorId: technician.uid },
      { unitPriceCents: 4_550, discountBasisPoints: 1_000, authorId: agent.uid },
    ]);
    expect(await totalsFor(technician)).toBeNull();
    const stale = { serviceId, lineId: office, version: 1, line };
    const { current } = await act(kit, technician, 'updateServiceLine', stale);
    expect(current).toMatchObject({
      version: 2,
      unitPriceCents: null,
      discountBasisPoints: 0,
      amountCents: null,
    });
    const tooMuch = { serviceId, lineId: office, version: 2, line: someLine({ quantityMilli: 999_999_999 }) };
    await kit.firestore.doc(`services/${serviceId}`).update({
      lines: (await serviceDocument(kit, serviceId)).lines.map((each) => ({
        ...each,
        unitPriceCents: 99_999_999,
      })),
    });
    expect((await act(kit, technician, 'updateServiceLine', tooMuch)).fields).toMatchObject([
      { path: 'line.quantityMilli' },
    ]);
    await allow({ prices: true, phones: false });
    expect(await ask(kit, technician, serviceId)).toMatchObject({
      lines: [{ unitPriceCents: 99_999_999 }, { unitPriceCents: 99_999_999, discountBasisPoints: 1_000 }],
    });
    await allow({ prices: false, phones: false });
  });
});
