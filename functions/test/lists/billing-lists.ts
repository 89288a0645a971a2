import { billingRows } from '../permissions/permission-billing-rows.ts';
import { forgetToInvoice, readToInvoice } from '../../src/work/store/to-invoice.ts';
import { givenBatch, putClosed } from '../kits/billing/billing-kit.ts';
import { placeOf } from '../kits/work-kit.ts';
import { givenClient } from '../kits/client-kit.ts';
import { byAdmin, byOffice, EDGES, MORE, ONE, PAGE, VIEWER, type AreaLists } from './kit.ts';

const VERSION = '(input: { id: "nobody", version: 1 })';

export const lists: AreaLists = {
  rootFields: {
    'Query.billingProposal': byOffice('billing:open'),
    'Query.billingBatches': byOffice('billing:open'),
    'Query.billingBatch': byOffice('billing:open', '(id: "nobody")'),
    'Mutation.closeServices': byOffice('services:act', '(input: { services: [] })'),
    'Mutation.createBillingBatch': byOffice(
      'billing:prepare',
      '(input: { grouping: SERVICE, serviceIds: [] })',
    ),
    'Mutation.leaveOutOfBatch': byOffice(
      'billing:prepare',
      '(input: { id: "nobody", version: 1, serviceIds: [] })',
    ),
    'Mutation.discardBillingBatch': byOffice('billing:prepare', VERSION),
    'Mutation.deliverBillingBatch': byAdmin('billing:deliver', VERSION),
    'Mutation.returnBillingItems': byAdmin(
      'billing:deliver',
      '(input: { id: "nobody", version: 1, itemIds: [], reason: "" })',
    ),
    'Mutation.confirmBillingItems': byAdmin(
      'billing:deliver',
      '(input: { id: "nobody", version: 1, items: [] })',
    ),
  },
  permissions: { billing: billingRows },
  operations: [
    { by: 'agent', query: `{ billingBatches ${EDGES} }` },
    { by: 'agent', query: `{ billingBatches(status: DELIVERED) ${EDGES} }` },
    { by: 'agent', query: '{ billingProposal { hasMore } billingBatch(id: "x") { content { ref } } }' },
  ],
  budgets: async ({ kit, people: { AGENT, OWN } }) => {
    const place = placeOf(await givenClient(kit, AGENT));
    const services = await Promise.all(Array.from({ length: 2 * PAGE }, () => putClosed(kit, [OWN], place)));
    const ids = services.map(({ id }) => id);
    const batch = await givenBatch(kit, AGENT, ids.slice(0, PAGE));
    // Counted once in an installation.
    await forgetToInvoice(kit.firestore);
    await readToInvoice(kit.firestore);
    // The services, their client and the company's zone.
    const content = PAGE + 2 * ONE;
    return {
      // The one batch, whether there are more, and the figure.
      BillingPage: ['ADMIN', VIEWER + ONE + MORE + ONE, { first: PAGE }],
      BillingProposal: ['AGENT', VIEWER + content, { grouping: 'CLIENT_MONTH' }],
      BillingBatchPage: ['AGENT', VIEWER + ONE + content, { id: batch.id }],
    };
  },
};
