import { randomUUID } from 'node:crypto';
import { readConfirmations } from '@cuadrilla/domain/billing/confirmations.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bill, givenBatch, putClosed, succeedBill } from '../kits/billing/billing-kit.ts';
import { auditOf, givenClient } from '../kits/client-kit.ts';
import { execute, gql, type Kit } from '../kits/kit.ts';
import { act } from '../kits/service-kit.ts';
import {
  placeOf,
  serviceNow,
  someLine as lineOfWork,
  startWork,
  type Cast,
  type Place,
} from '../kits/work-kit.ts';

const ADDRESS = { street: 'Mayor', number: '3', floor: null, postalCode: '28013', city: 'Madrid' };

let kit: Kit;
let people: Cast;
let place: Place;
beforeAll(async () => {
  ({ kit, people, place } = await startWork(() => new Date('2026-11-24T10:00:00Z')));
  await kit.firestore.doc(`clients/${place.client.id}`).update({ kind: 'PERSON', billingAddress: ADDRESS });
});
afterAll(() => kit.stop());

const CONTENT = gql(`query BatchContent($id: ID!) { toInvoice { services netCents }
  billingBatch(id: $id) { status content { ref party { name nif address { city } } totals { baseCents totalCents }
    problems { kind text serviceId } items { id serviceId code state invoiceNumber invoicedOn returnReason } } } }`);

const read = (id: string) => execute(kit, people.AGENT, CONTENT, { id });
const pending = async (id: string) => (await read(id)).toInvoice?.netCents ?? NaN;

test('a batch goes from draft to confirmed, and a returned service can be reopened', async () => {
  const services = await Promise.all([1, 2, 3].map(() => putClosed(kit, [people.OWN], place)));
  const ids = services.map(({ id }) => id);
  const draft = await givenBatch(kit, people.AGENT, ids);
  expect(draft).toMatchObject({
    status: 'DRAFT',
    services: 3,
    invoices: 1,
    netCents: 28_920,
    vatCents: 6_073,
  });
  expect(draft.code).toBe('LF-2026-0001');
  const before = await pending(draft.id);
  // A service in another batch is refused.
  const again = { grouping: 'SERVICE' as const, serviceIds: ids };
  expect(await bill(kit, people.AGENT, 'createBillingBatch', again)).toMatchObject({
    __typename: 'TransitionError',
    message: expect.stringContaining('ya está en el lote LF-2026-0001') as string,
  });

  const key = randomUUID();
  const { id, version } = draft;
  const deliver = () => bill(kit, people.ADMIN, 'deliverBillingBatch', { id, version }, key);
  expect(await deliver()).toMatchObject({ __typename: 'BillingBatchSuccess' });
  // Repeating the request changes nothing.
  expect(await deliver()).toMatchObject({ batch: { status: 'DELIVERED', version: version + 1, waiting: 3 } });
  expect(before - (await pending(id))).toBe(28_920);

  const [first] = services;
  const reopening = { id: first?.id ?? '', version: first?.version ?? 0, reason: 'Falta una pieza' };
  expect(await act(kit, people.AGENT, 'reopenService', reopening)).toMatchObject({
    message: 'Está en el lote LF-2026-0001, ya entregado: devuélvelo desde el lote antes de reabrirlo',
  });
  const { billingBatch } = await read(id);
  const items = billingBatch?.content.flatMap((invoice) => invoice.items) ?? [];
  const itemOf = (serviceId: string) => items.find((item) => item.serviceId === serviceId)?.id ?? '';
  const { batch: returned } = await succeedBill(kit, people.ADMIN, 'returnBillingItems', {
    ...{ id, version: version + 1, itemIds: [itemOf(ids[0] ?? '')], reason: 'Precio equivocado' },
  });
  expect(returned).toMatchObject({ waiting: 2, returned: 1, netCents: 19_280 });
  expect(before - (await pending(id))).toBe(19_280);
  expect(await act(kit, people.AGENT, 'reopenService', reopening)).toMatchObject({
    __typename: 'ServiceSuccess',
  });

  const { batch: confirmed } = await succeedBill(kit, people.ADMIN, 'confirmBillingItems', {
    ...{ id, version: returned.version },
    items: ids.slice(1).map((serviceId) => ({
      ...{ itemId: itemOf(serviceId), invoiceNumber: 'F-2026-123', invoicedOn: '2026-11-25' },
    })),
  });
  expect(confirmed).toMatchObject({ status: 'CONFIRMED', waiting: 0, invoiced: 2 });
  expect((await serviceNow(kit, ids[1] ?? '')).invoicing).toMatchObject({
    ...{ state: 'INVOICED', invoiceNumber: 'F-2026-123', invoicedOn: '2026-11-25' },
  });
  const TIMELINE = gql(`query BatchTimeline($id: ID!) { activity(entity: BILLING_BATCH, id: $id) {
    edges { node { action text } } } }`);
  const { activity } = await execute(kit, people.AGENT, TIMELINE, { id });
  expect(activity.edges.map(({ node }) => node.action).toSorted()).toEqual([
    ...['confirmBillingItems', 'createBillingBatch', 'deliverBillingBatch', 'returnBillingItems'],
  ]);

  // The other service stays on the invoice, which keeps its date and spelling.
  const noteAgain = (invoicedOn: string) => {
    const item = { itemId: itemOf(ids[1] ?? ''), invoiceNumber: 'f-2026-123', invoicedOn };
    return bill(kit, people.ADMIN, 'confirmBillingItems', { id, version: confirmed.version, items: [item] });
  };
  const message = 'La factura f-2026-123 ya tiene otra fecha en otro servicio: 25/11/2026';
  expect(await noteAgain('2026-11-26')).toMatchObject({
    ...{ __typename: 'ValidationError', message, fields: [{ path: 'items.0.invoicedOn', message }] },
  });
  expect(await noteAgain('2026-11-25')).toMatchObject({ __typename: 'BillingBatchSuccess' });
  expect((await serviceNow(kit, ids[1] ?? '')).invoicing?.invoiceNumber).toBe('F-2026-123');
});

test('a batch names its problems, and a delivered batch keeps the client data it was delivered with', async () => {
  const { client, site } = await givenClient(kit, people.AGENT);
  const { id: serviceId } = await putClosed(kit, [people.OWN], placeOf({ client, site }));
  const { lines } = await serviceNow(kit, serviceId);
  await kit.firestore
    .doc(`services/${serviceId}`)
    .update({ lines: lines.map((line) => ({ ...line, unitPriceCents: null })) });
  await kit.firestore
    .doc(`clients/${client.id}`)
    .update({ kind: 'COMPANY', nif: null, billingAddress: null });
  const { id, version } = await givenBatch(kit, people.AGENT, [serviceId]);
  const problems = async () => (await read(id)).billingBatch?.content[0]?.problems.map(({ kind }) => kind);
  expect(await problems()).toEqual(['NIF', 'ADDRESS', 'PRICE']);
  const refused = await bill(kit, people.ADMIN, 'deliverBillingBatch', { id, version });
  expect(refused).toMatchObject({ message: 'Falta el NIF del cliente, y 2 cosas más' });
  const mended = { nif: 'B12345674', billingAddress: ADDRESS, legalName: 'Frío Sur SL' };
  await kit.firestore.doc(`clients/${client.id}`).update(mended);
  await kit.firestore.doc(`services/${serviceId}`).update({ lines });
  expect(await problems()).toEqual([]);
  expect(await bill(kit, people.ADMIN, 'deliverBillingBatch', { id, version })).toMatchObject({
    batch: { status: 'DELIVERED' },
  });
  await kit.firestore.doc(`clients/${client.id}`).update({ legalName: 'Otro nombre SL' });
  expect((await read(id)).billingBatch?.content[0]?.party.name).toBe('Frío Sur SL');

  const ask = (format: string, by = people.AGENT) =>
    kit.files(
      new Request(`http://cuadrilla.test/files/billing/${id}?formato=${format}`, {
        headers: { authorization: `Bearer ${by.token}` },
      }),
    );
  const csv = await ask('csv');
  expect(csv.headers.get('content-disposition')).toMatch(/filename="LF-2026-\d{4}\.csv"/);
  expect(await csv.text()).toContain('Frío Sur SL;B12345674;Mayor, 3;28013;Madrid;Madrid');
  const json = (await (await ask('json')).json()) as { invoices: { totals: { totalCents: number } }[] };
  expect(json.invoices[0]?.totals.totalCents).toBe(11_664);
  for (const format of ['xlsx', 'holded']) {
    const bytes = new Uint8Array(await (await ask(format)).arrayBuffer());
    expect([...bytes.slice(0, 2)]).toEqual([0x50, 0x4b]);
  }
  expect((await ask('pdf')).status).toBe(404);
  expect((await ask('csv', people.OWN)).status).toBe(403);
  // Of each file that was handed out, and of no other.
  const downloads = (await auditOf(kit, id)).filter(({ action }) => action === 'downloadBillingBatch');
  expect(downloads.map(({ text }) => text as string)).toEqual([
    'CSV',
    'JSON',
    'Excel',
    'Plantilla de Holded',
  ]);
  expect(downloads[0]).toMatchObject({ entity: 'BILLING_BATCH', actor: people.AGENT.uid, before: null });
});

test('a line without a price in a draft batch gets it in the closed service, and the batch is delivered', async () => {
  const lines = [{ ...lineOfWork(), unitPriceCents: null }];
  const { id: serviceId } = await putClosed(kit, [people.OWN], place, { lines });
  const { id, version } = await givenBatch(kit, people.AGENT, [serviceId]);
  const shown = async () => {
    const [invoice] = (await read(id)).billingBatch?.content ?? [];
    return [invoice?.problems.map(({ kind }) => kind), invoice?.totals];
  };
  expect(await shown()).toEqual([['PRICE'], { baseCents: 0, totalCents: 0 }]);
  const before = await pending(id);
  const { kind, text, quantityMilli, unit, discountBasisPoints, vatPercent, billable } = lineOfWork();
  const line = { kind, text, quantityMilli, unit, discountBasisPoints, vatPercent, billable };
  const price = (sent: object, by = people.AGENT, lineVersion = 1) =>
    act(kit, by, 'updateServiceLine', {
      ...{ serviceId, lineId: 'l1', version: lineVersion },
      line: { ...line, unitPriceCents: 9_640, ...sent },
    });
  const refused = { message: 'No es posible cambiar las líneas de un servicio «Cerrado»' };
  expect(await price({ text: 'Otra válvula' })).toMatchObject(refused);
  expect(await price({}, people.OWN)).toMatchObject(refused);
  expect(await price({})).toMatchObject({ __typename: 'ServiceLineSuccess' });
  expect(await price({ unitPriceCents: 100 }, people.AGENT, 2)).toMatchObject(refused);
  expect(await shown()).toEqual([[], { baseCents: 9_640, totalCents: 11_664 }]);
  expect((await pending(id)) - before).toBe(9_640);
  expect((await auditOf(kit, serviceId)).at(-1)).toMatchObject({
    ...{ action: 'updateServiceLine', actor: people.AGENT.uid },
    before: { lines: { unitPriceCents: null } },
    after: { lines: { unitPriceCents: 9_640 } },
  });
  expect(await bill(kit, people.ADMIN, 'deliverBillingBatch', { id, version })).toMatchObject({
    batch: { status: 'DELIVERED', netCents: 9_640, totalCents: 11_664 },
  });
  expect((await serviceNow(kit, serviceId)).status).toBe('CLOSED');
});

test('a discarded draft releases its services, and a draft has no file', async () => {
  const services = await Promise.all([1, 2].map(() => putClosed(kit, [people.OWN], place)));
  const ids = services.map(({ id }) => id);
  const { id, version } = await givenBatch(kit, people.AGENT, ids);
  const leaving = { id, version, serviceIds: ids.slice(0, 1) };
  const { batch } = await succeedBill(kit, people.AGENT, 'leaveOutOfBatch', leaving);
  expect(batch).toMatchObject({ services: 1, netCents: 9_640 });
  // The agent's change made this version stale.
  expect(await bill(kit, people.ADMIN, 'deliverBillingBatch', { id, version })).toMatchObject({
    __typename: 'ConflictError',
  });
  const request = new Request(`http://cuadrilla.test/files/billing/${id}?formato=csv`, {
    headers: { authorization: `Bearer ${people.ADMIN.token}` },
  });
  expect((await kit.files(request)).status).toBe(404);
  await succeedBill(kit, people.AGENT, 'discardBillingBatch', { id, version: batch.version });
  const PROPOSED = gql(`query Proposed { billingProposal(grouping: SERVICE) { invoices { ref items { id } } }
    billingBatches { edges { node { id } } } }`);
  const { billingProposal, billingBatches } = await execute(kit, people.AGENT, PROPOSED);
  const proposed = billingProposal.invoices.flatMap(({ items }) => items.map((item) => item.id));
  expect(proposed).toEqual(expect.arrayContaining(ids));
  expect(billingBatches.edges.map(({ node }) => node.id)).not.toContain(id);
  // The document stays for the audit.
  expect((await kit.firestore.doc(`billingBatches/${id}`).get()).get('status')).toBe('DISCARDED');
});

test('only an administrator reads the handed-over file with invoice numbers', async () => {
  const service = await putClosed(kit, [people.OWN], place);
  const { id, version } = await givenBatch(kit, people.AGENT, [service.id]);
  await succeedBill(kit, people.ADMIN, 'deliverBillingBatch', { id, version });
  const ask = (path: string, by = people.ADMIN, body?: Uint8Array<ArrayBuffer>) =>
    kit.files(
      new Request(`http://cuadrilla.test/files/billing/${path}`, {
        headers: { authorization: `Bearer ${by.token}` },
        ...(body && { method: 'PUT', body }),
      }),
    );
  const workbook = new Uint8Array(await (await ask(`${id}?formato=xlsx`)).arrayBuffer());
  const { text } = (await (await ask('invoices', people.ADMIN, workbook)).json()) as { text: string };
  const [head = '', row = ''] = text.split('\n');
  expect(head.split('\t')).toEqual(expect.arrayContaining(['Servicio', 'Nº de factura', 'Fecha de factura']));
  expect(row.split('\t')).toContain(service.code);
  const items = ((await read(id)).billingBatch?.content ?? []).flatMap((invoice) =>
    invoice.items.map((item) => ({ id: item.id, code: item.code, ref: invoice.ref ?? '' })),
  );
  // Nothing is filled in yet.
  expect(readConfirmations(text, items)).toEqual({ items: [], problems: [] });
  const filled = `${text.split('\n')[0] ?? ''}\n${row.replace(/\t*$/u, '')}\tF-1\t25/11/2026`;
  expect(readConfirmations(filled, items).items).toMatchObject([
    { itemId: items[0]?.id, invoiceNumber: 'F-1' },
  ]);

  const wrong = await ask('invoices', people.ADMIN, new TextEncoder().encode('%PDF-1.7\u0000'));
  expect(wrong.status).toBe(422);
  expect(await wrong.json()).toMatchObject({
    error: { message: 'No es un archivo CSV ni un Excel (.xlsx)' },
  });
  expect((await ask('invoices', people.AGENT, workbook)).status).toBe(403);
  expect((await ask('invoices')).status).toBe(405);
  expect((await ask('invoices', people.ADMIN, new Uint8Array(900_001))).status).toBe(413);
});

test('two clients in two batches never get one invoice number, also at the same moment', async () => {
  const others = placeOf(await givenClient(kit, people.AGENT));
  await kit.firestore.doc(`clients/${others.client.id}`).update({ kind: 'PERSON', billingAddress: ADDRESS });
  const made = [place, others].map(async (at) => {
    const service = await putClosed(kit, [people.OWN], at);
    const { id, version } = await givenBatch(kit, people.AGENT, [service.id]);
    const { batch } = await succeedBill(kit, people.ADMIN, 'deliverBillingBatch', { id, version });
    const [item] = (await read(id)).billingBatch?.content[0]?.items ?? [];
    return { id, version: batch.version, itemId: item?.id ?? '' };
  });
  const batches = await Promise.all(made);
  const note = ({ id, version, itemId }: (typeof batches)[number], invoiceNumber = 'F-77') =>
    bill(kit, people.ADMIN, 'confirmBillingItems', {
      ...{ id, version, items: [{ itemId, invoiceNumber, invoicedOn: '2026-11-25' }] },
    });
  const answers = await Promise.all(batches.map((batch) => note(batch)));
  const winner = answers.findIndex(({ __typename }) => __typename === 'BillingBatchSuccess');
  const [won, lost] = winner === 0 ? batches : batches.toReversed();
  expect(answers.filter(({ __typename }) => __typename === 'BillingBatchSuccess')).toHaveLength(1);
  if (!won || !lost) throw new Error('There are two batches');
  const refusal = {
    __typename: 'ValidationError',
    fields: [
      {
        path: 'items.0.invoiceNumber',
        message: expect.stringMatching(/^La factura F-77 ya es de /) as string,
      },
    ],
  };
  expect(answers.find(({ __typename }) => __typename !== 'BillingBatchSuccess')).toMatchObject(refusal);
  await succeedBill(kit, people.ADMIN, 'returnBillingItems', {
    ...{ id: won.id, version: won.version + 1, itemIds: [won.itemId], reason: 'Precio' },
  });
  // It was issued, so it stays with its client.
  expect(await note(lost)).toMatchObject(refusal);
  expect(await note(lost, 'F-78')).toMatchObject({ __typename: 'BillingBatchSuccess' });
});
