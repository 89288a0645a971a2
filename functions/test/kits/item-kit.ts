import { randomUUID } from 'node:crypto';
import type { ItemInput } from '../gql/graphql.ts';
import { gql, mutations, type Kit, type Person } from './kit.ts';

gql(`fragment ItemFields on Item {
  id ref name kind family unit priceCents costCents vatPercent barcodes supplierRef description archived version
  prices { priceCents costCents at byName }
}`);

const MUTATIONS = {
  createItem:
    gql(`mutation CreateItem($input: CreateItemInput!, $key: UUID) { createItem(input: $input, key: $key) {
    __typename ...Refusal ... on ItemSuccess { item { ...ItemFields } }
  } }`),
  updateItem:
    gql(`mutation UpdateItem($input: UpdateItemInput!, $key: UUID) { updateItem(input: $input, key: $key) {
    __typename ...Refusal ... on ItemSuccess { item { ...ItemFields } } ... on ConflictError { current { ... on Item { __typename ...ItemFields } } }
  } }`),
  archiveItem:
    gql(`mutation ArchiveItem($input: ItemVersionInput!, $key: UUID) { archiveItem(input: $input, key: $key) {
    __typename ...Refusal ... on ItemSuccess { item { ...ItemFields } } ... on ConflictError { current { ... on Item { __typename ...ItemFields } } }
  } }`),
  restoreItem:
    gql(`mutation RestoreItem($input: ItemVersionInput!, $key: UUID) { restoreItem(input: $input, key: $key) {
    __typename ...Refusal ... on ItemSuccess { item { ...ItemFields } } ... on ConflictError { current { ... on Item { __typename ...ItemFields } } }
  } }`),
};

export type ItemMutation = keyof typeof MUTATIONS;

export const itemMutationOf = (name: ItemMutation): string => MUTATIONS[name].toString();
export const { mutate: mutateItem, succeed: succeedItem } = mutations(MUTATIONS);

export const someItem = (changes: Partial<ItemInput> = {}): ItemInput => ({
  ref: `R-${randomUUID().slice(0, 8)}`,
  name: 'Válvula de esfera 15 mm',
  kind: 'MATERIAL',
  unit: 'UNIT',
  priceCents: 1_250,
  costCents: 700,
  vatPercent: 21,
  ...changes,
});

export async function givenItem(kit: Kit, admin: Person, changes: Partial<ItemInput> = {}) {
  return (await succeedItem(kit, admin, 'createItem', { item: someItem(changes) })).item;
}
