import { billingRows } from '../permissions/permission-billing-rows.ts';
import { byAdmin, byOffice, EDGES, type AreaLists } from './kit.ts';

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
};
