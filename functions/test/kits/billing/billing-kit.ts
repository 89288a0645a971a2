import type { Service } from '../../../src/work/service.ts';
import { gql, mutations, type Kit, type Person } from '../kit.ts';
import { inStatus, putWork, someLine, type Place } from '../work-kit.ts';

gql(`fragment BatchFields on BillingBatch {
  id code status grouping services invoices netCents vatCents totalCents waiting invoiced returned
  createdByName deliveredByName version
}`);

const MUTATIONS = {
  createBillingBatch:
    gql(`mutation CreateBatch($input: CreateBillingBatchInput!, $key: UUID) { createBillingBatch(input: $input, key: $key) {
    __typename ...Refusal ... on BillingBatchSuccess { batch { ...BatchFields } }
  } }`),
  leaveOutOfBatch:
    gql(`mutation LeaveOut($input: LeaveOutOfBatchInput!, $key: UUID) { leaveOutOfBatch(input: $input, key: $key) {
    __typename ...Refusal ... on BillingBatchSuccess { batch { ...BatchFields } }
    ... on ConflictError { current { ... on BillingBatch { __typename ...BatchFields } } }
  } }`),
  discardBillingBatch:
    gql(`mutation DiscardBatch($input: BatchVersionInput!, $key: UUID) { discardBillingBatch(input: $input, key: $key) {
    __typename ...Refusal ... on BillingBatchSuccess { batch { ...BatchFields } }
    ... on ConflictError { current { ... on BillingBatch { __typename ...BatchFields } } }
  } }`),
  deliverBillingBatch:
    gql(`mutation DeliverBatch($input: BatchVersionInput!, $key: UUID) { deliverBillingBatch(input: $input, key: $key) {
    __typename ...Refusal ... on BillingBatchSuccess { batch { ...BatchFields } }
    ... on ConflictError { current { ... on BillingBatch { __typename ...BatchFields } } }
  } }`),
  returnBillingItems:
    gql(`mutation ReturnItems($input: ReturnBillingItemsInput!, $key: UUID) { returnBillingItems(input: $input, key: $key) {
    __typename ...Refusal ... on BillingBatchSuccess { batch { ...BatchFields } }
    ... on ConflictError { current { ... on BillingBatch { __typename ...BatchFields } } }
  } }`),
  confirmBillingItems:
    gql(`mutation ConfirmItems($input: ConfirmBillingItemsInput!, $key: UUID) { confirmBillingItems(input: $input, key: $key) {
    __typename ...Refusal ... on BillingBatchSuccess { batch { ...BatchFields } }
    ... on ConflictError { current { ... on BillingBatch { __typename ...BatchFields } } }
  } }`),
};

export type BillingMutation = keyof typeof MUTATIONS;

export const billingMutationOf = (name: BillingMutation): string => MUTATIONS[name].toString();
export const { mutate: bill, succeed: succeedBill } = mutations(MUTATIONS);

/** A closed service with a billable line of 96,40 €. */
export async function putClosed(
  kit: Pick<Kit, 'firestore'>,
  technicians: readonly Person[],
  place: Place,
  service: Partial<Service> = {},
): Promise<Service> {
  const made = await putWork(kit, technicians, {
    place,
    visit: inStatus('COMPLETED'),
    service: { explicit: 'CLOSED', lines: [someLine()], ...service },
  });
  return made.service;
}

export async function givenBatch(kit: Kit, by: Person, serviceIds: readonly string[]) {
  const input = { grouping: 'CLIENT_MONTH' as const, serviceIds: [...serviceIds] };
  return (await succeedBill(kit, by, 'createBillingBatch', input)).batch;
}
