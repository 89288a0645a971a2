/** What is to be invoiced: the office prepares batches, administrators deliver them, technicians see none of it. */
import {
  billingMutationOf,
  givenBatch,
  putClosed,
  type BillingMutation,
} from '../kits/billing/billing-kit.ts';
import { placeOf } from '../kits/work-kit.ts';
import {
  ADMIN_ONLY,
  clientWithSite,
  OFFICE,
  OFFICE_SEES,
  question,
  type Row,
  type World,
} from './permission-world.ts';

const closed = async (world: World) => {
  const made = await clientWithSite(world);
  const place = placeOf(made);
  const billingAddress = { street: 'Mayor', number: '3', floor: null, postalCode: '28013', city: 'Madrid' };
  await world.kit.firestore.doc(`clients/${made.client.id}`).update({ kind: 'PERSON', billingAddress });
  return putClosed(world.kit, [world.people.TECHNICIAN], place);
};

async function batch(world: World) {
  const { id } = await closed(world);
  return { serviceId: id, ...(await givenBatch(world.kit, world.people.AGENT, [id])) };
}

const change = (name: BillingMutation, input: Record<string, unknown>) => ({
  query: billingMutationOf(name),
  variables: { input },
});

export const billingRows: Row[] = [
  [
    'list batches',
    OFFICE_SEES,
    async (w) => question('billingBatches { edges { node { id } } }', (await batch(w)).id),
  ],
  [
    'open a batch',
    OFFICE_SEES,
    async (w) => {
      const { id } = await batch(w);
      return question(`billingBatch(id: "${id}") { id content { ref } }`, id);
    },
  ],
  [
    'see what the next batch may hold',
    OFFICE_SEES,
    async (w) => question('billingProposal { invoices { items { id } } }', (await closed(w)).id),
  ],
  [
    'prepare a batch',
    OFFICE,
    async (w) => change('createBillingBatch', { grouping: 'SERVICE', serviceIds: [(await closed(w)).id] }),
  ],
  [
    'discard a draft',
    OFFICE,
    async (w) => {
      const { id, version } = await batch(w);
      return change('discardBillingBatch', { id, version });
    },
  ],
  [
    'deliver a batch',
    ADMIN_ONLY,
    async (w) => {
      const { id, version } = await batch(w);
      return change('deliverBillingBatch', { id, version });
    },
  ],
];
