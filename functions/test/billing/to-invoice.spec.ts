import { FieldValue } from '@google-cloud/firestore';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Service } from '../../src/work/service.ts';
import { fillToInvoice, forgetToInvoice } from '../../src/work/store/to-invoice.ts';
import { execute, gql, type Kit } from '../kits/kit.ts';
import { countReads } from '../kits/reads.ts';
import { act } from '../kits/service-kit.ts';
import { inStatus, putWork, serviceNow, someLine, startWork, type Cast } from '../kits/work-kit.ts';

let kit: Kit;
let people: Cast;
beforeAll(async () => {
  ({ kit, people } = await startWork(() => new Date('2026-11-20T10:00:00Z')));
});
afterAll(() => kit.stop());

const clear = async () => {
  const { docs } = await kit.firestore.collection('services').get();
  await Promise.all(docs.map(({ ref }) => ref.delete()));
  await forgetToInvoice(kit.firestore);
};
beforeEach(clear);

const LISTED = gql(`query ToInvoice { toInvoice { services netCents }
  services(filter: { billing: TO_INVOICE }) { edges { node { id totals { baseCents } } } } }`);

/** Fails if the figure differs from the list with the same filter. */
async function figure(by = people.AGENT) {
  const { toInvoice, services } = await execute(kit, by, LISTED);
  const rows = services.edges.map(({ node }) => node.totals?.baseCents ?? 0);
  const sum = rows.reduce((total, cents) => total + cents, 0);
  expect(toInvoice).toEqual({ services: rows.length, netCents: sum });
  return toInvoice;
}

const finished = async (changes: Partial<Service> = {}) =>
  (
    await putWork(kit, [people.OWN], {
      visit: inStatus('COMPLETED'),
      service: { lines: [someLine(), someLine({ billable: 'WARRANTY' })], ...changes },
    })
  ).service;

const closed = (changes: Partial<Service> = {}) => finished({ explicit: 'CLOSED', ...changes });

test('counts and sums the closed billable services, as the list does', async () => {
  const made = await finished();
  await closed();
  await closed({ lines: [someLine({ billable: 'WARRANTY' })] });
  const invoicing = { batchId: 'b', batchCode: 'LF-2026-0001', invoiceNumber: null, invoicedOn: null };
  await closed({ invoicing: { ...invoicing, state: 'DRAFT' } });
  await closed({ invoicing: { ...invoicing, state: 'DELIVERED' } });
  expect(await figure()).toEqual({ services: 2, netCents: 2 * 9_640 });
  const { id, version } = made;
  await act(kit, people.AGENT, 'closeService', { id, version });
  expect(await figure()).toEqual({ services: 3, netCents: 3 * 9_640 });
  await act(kit, people.AGENT, 'reopenService', { id, version: version + 1, reason: 'Falta una pieza' });
  expect(await figure()).toEqual({ services: 2, netCents: 2 * 9_640 });
});

test('counts every simultaneous close, even during the first count', async () => {
  const made = await Promise.all(Array.from({ length: 6 }, () => finished()));
  const close = ({ id, version }: Service) => act(kit, people.AGENT, 'closeService', { id, version });
  const ask = () => execute(kit, people.AGENT, LISTED);
  await Promise.all([...made.slice(0, 3).map(close), ask(), ...made.slice(3).map(close), ask()]);
  expect(await figure()).toEqual({ services: 6, netCents: 6 * 9_640 });
});

test('costs one read once it has been counted', async () => {
  await closed();
  await figure();
  const tally = countReads(kit.firestore);
  await execute(kit, people.AGENT, gql(`query ToInvoiceAlone { toInvoice { services } }`));
  // The viewer and the figure.
  expect(tally.reads).toBe(2);
});

test('services stored by an older version are counted by the first request or by maintenance', async () => {
  const old = await Promise.all([closed(), closed(), finished()]);
  const strip = () =>
    Promise.all(
      old.map(({ id }) =>
        kit.firestore.doc(`services/${id}`).update({
          ...{ billingState: FieldValue.delete(), netCents: FieldValue.delete() },
          inBatch: FieldValue.delete(),
        }),
      ),
    );
  await strip();
  const { toInvoice } = await execute(kit, people.AGENT, LISTED);
  expect(toInvoice).toEqual({ services: 2, netCents: 2 * 9_640 });
  await figure();
  await strip();
  await forgetToInvoice(kit.firestore);
  expect(await fillToInvoice(kit.firestore)).toBe(3);
  expect(await fillToInvoice(kit.firestore)).toBe(0);
  expect(await figure()).toEqual({ services: 2, netCents: 2 * 9_640 });
});

test('a technician sees no billing data', async () => {
  const { id } = await closed();
  const query = gql(
    `query OwnBilling($id: ID!) { service(id: $id) { billingState invoicing { batchCode } } }`,
  );
  const { service } = await execute(kit, people.OWN, query, { id });
  expect(service).toEqual({ billingState: 'NONE', invoicing: null });
  expect((await serviceNow(kit, id)).status).toBe('CLOSED');
});
