import { rowToClient, toDocument } from '../../src/clients/store/client-document.ts';
import { CLIENT_TAGS, tagDocuments } from '../../src/clients/store/client-tags.ts';
import type { Client } from '../../src/clients/client.ts';
import { aClient } from '../../src/clients/testing/test-client.ts';
import type {
  ClientFieldsFragment,
  ClientInput,
  CreateClientInput,
  EquipmentFieldsFragment,
  EquipmentInput,
  SiteFieldsFragment,
  SiteInput,
} from '../gql/graphql.ts';
import { gql, type Kit, mutations, type Person } from './kit.ts';

gql(`fragment ClientFields on Client {
  id code kind legalName tradeName nif emails phones tags notes
  billingAddress { street number floor postalCode city province } owner { id name }
  contacts { name position phone email main } originProspectId mainSite { street postalCode city province }
  isPropertyManager managedBy { id code name phone archived }
  siteCount equipmentCount archived mergedInto { id code name } createdAt updatedAt version
}`);
gql(`fragment SiteFields on Site {
  id client { id code name } name address { street number floor postalCode city province }
  accessNotes zoneId zoneChosen contactName contactPhone isDwelling equipmentCount archived version
}`);
gql(`fragment EquipmentFields on Equipment {
  id client { id code name } site { id name } kind brand model serialNumber installedOn
  warrantyUntil status notes version
}`);

const MUTATIONS = {
  createClient:
    gql(`mutation CreateClient($input: CreateClientInput!, $key: UUID) { createClient(input: $input, key: $key) {
    __typename ...Refusal ... on CreateClientSuccess { client { ...ClientFields } site { ...SiteFields } }
  } }`),
  updateClient:
    gql(`mutation UpdateClient($input: UpdateClientInput!, $key: UUID) { updateClient(input: $input, key: $key) {
    __typename ...Refusal ... on ClientSuccess { client { ...ClientFields } } ... on ConflictError { current { ... on Client { __typename ...ClientFields } } }
  } }`),
  archiveClient:
    gql(`mutation ArchiveClient($input: ClientVersionInput!, $key: UUID) { archiveClient(input: $input, key: $key) {
    __typename ...Refusal ... on ClientSuccess { client { ...ClientFields } } ... on ConflictError { current { ... on Client { __typename ...ClientFields } } }
  } }`),
  restoreClient:
    gql(`mutation RestoreClient($input: ClientVersionInput!, $key: UUID) { restoreClient(input: $input, key: $key) {
    __typename ...Refusal ... on ClientSuccess { client { ...ClientFields } } ... on ConflictError { current { ... on Client { __typename ...ClientFields } } }
  } }`),
  mergeClients:
    gql(`mutation MergeClients($input: MergeClientsInput!, $key: UUID) { mergeClients(input: $input, key: $key) {
    __typename ...Refusal ... on MergeClientsSuccess { client { ...ClientFields } } ... on ConflictError { current { ... on Client { __typename ...ClientFields } } }
  } }`),
  createSite:
    gql(`mutation CreateSite($input: CreateSiteInput!, $key: UUID) { createSite(input: $input, key: $key) {
    __typename ...Refusal ... on SiteSuccess { site { ...SiteFields } client { ...ClientFields } }
    ... on ConflictError { current { ... on Site { __typename ...SiteFields } } }
  } }`),
  updateSite:
    gql(`mutation UpdateSite($input: UpdateSiteInput!, $key: UUID) { updateSite(input: $input, key: $key) {
    __typename ...Refusal ... on SiteSuccess { site { ...SiteFields } client { ...ClientFields } }
    ... on ConflictError { current { ... on Site { __typename ...SiteFields } } }
  } }`),
  archiveSite:
    gql(`mutation ArchiveSite($input: SiteVersionInput!, $key: UUID) { archiveSite(input: $input, key: $key) {
    __typename ...Refusal ... on SiteSuccess { site { ...SiteFields } client { ...ClientFields } }
    ... on ConflictError { current { ... on Site { __typename ...SiteFields } } }
  } }`),
  restoreSite:
    gql(`mutation RestoreSite($input: SiteVersionInput!, $key: UUID) { restoreSite(input: $input, key: $key) {
    __typename ...Refusal ... on SiteSuccess { site { ...SiteFields } client { ...ClientFields } }
    ... on ConflictError { current { ... on Site { __typename ...SiteFields } } }
  } }`),
  createEquipment:
    gql(`mutation CreateEquipment($input: CreateEquipmentInput!, $key: UUID) { createEquipment(input: $input, key: $key) {
    __typename ...Refusal ... on EquipmentSuccess { equipment { ...EquipmentFields } } ... on ConflictError { current { ... on Equipment { __typename ...EquipmentFields } } }
  } }`),
  updateEquipment:
    gql(`mutation UpdateEquipment($input: UpdateEquipmentInput!, $key: UUID) { updateEquipment(input: $input, key: $key) {
    __typename ...Refusal ... on EquipmentSuccess { equipment { ...EquipmentFields } } ... on ConflictError { current { ... on Equipment { __typename ...EquipmentFields } } }
  } }`),
};

export type Mutation = keyof typeof MUTATIONS;
export type ClientRow = ClientFieldsFragment;
export type SiteRow = SiteFieldsFragment;
export type EquipmentRow = EquipmentFieldsFragment;

export const mutationOf = (name: Mutation): string => MUTATIONS[name].toString();
export const { mutate, succeed } = mutations(MUTATIONS);

let made = 0;

export function someNif(): string {
  made += 1;
  const number = 10_000_000 + made;
  return `${number}${'TRWAGMYFPDXBNJZSQVHLCKE'.charAt(number % 23)}`;
}

export function someClient(changes: Partial<ClientInput> = {}): ClientInput {
  made += 1;
  return {
    kind: 'COMPANY',
    legalName: `Cliente ${made}`,
    emails: [`cliente-${made}@ejemplo.es`],
    phones: [`+34 6${String(made).padStart(8, '0')}`],
    ...changes,
  };
}

export function someSite(changes: Partial<SiteInput> = {}): SiteInput {
  return {
    name: 'Casa',
    address: { street: 'Calle Mayor', number: '3', postalCode: '28013', city: 'Madrid' },
    ...changes,
  };
}

export function someEquipment(siteId: string, changes: Partial<EquipmentInput> = {}): EquipmentInput {
  return { siteId, kind: 'BOILER', brand: 'Vaillant', model: 'ecoTEC plus', ...changes };
}

export async function givenClient(kit: Kit, by: Person, input: Partial<CreateClientInput> = {}) {
  const made = await succeed(kit, by, 'createClient', { client: someClient(), site: someSite(), ...input });
  if (!made.site) throw new Error('The client was to have a site');
  return { ...made, site: made.site };
}

export async function stored({ firestore }: Kit, path: string): Promise<Record<string, unknown>> {
  return (await firestore.doc(path).get()).data() ?? {};
}

export async function auditOf({ firestore }: Kit, entityId: string) {
  const { docs } = await firestore.collection('audit').where('entityId', '==', entityId).get();
  const at = (doc: (typeof docs)[number]) => doc.createTime.toMillis();
  return docs.sort((a, b) => at(a) - at(b)).map((doc) => doc.data());
}

export async function replayOf(kit: Kit, entityId: string): Promise<Record<string, unknown>> {
  const entries = await auditOf(kit, entityId);
  return Object.assign({}, ...entries.map(({ after }) => after as object)) as Record<string, unknown>;
}

export async function addClients(
  { firestore }: Kit,
  count: number,
  change: (index: number) => Partial<Client> = () => ({}),
): Promise<void> {
  const writer = firestore.bulkWriter({ throttling: false });
  const tags = new Map<string, { tag: string; key: string }>();
  for (let index = 0; index < count; index += 1) {
    const ref = firestore.collection('clients').doc();
    const at = new Date(Date.UTC(2026, 0, 1) + index * 1_000);
    const client = aClient({
      ...{ id: ref.id, code: `C-2025-${String(index).padStart(4, '0')}` },
      ...{ kind: 'PERSON', legalName: `Bulto ${index}`, createdAt: at, updatedAt: at },
      ...change(index),
    });
    void writer.create(ref, {
      ...toDocument(client),
      createdAt: client.createdAt,
      updatedAt: client.updatedAt,
      version: 1,
    });
    for (const { id, tag, key } of tagDocuments(client)) tags.set(id, { tag, key });
  }
  for (const [id, tag] of tags) void writer.set(firestore.collection(CLIENT_TAGS).doc(id), tag);
  await writer.close();
}

export async function clearCollection({ firestore }: Kit, name: string): Promise<void> {
  const { docs } = await firestore.collection(name).select().get();
  const writer = firestore.bulkWriter({ throttling: false });
  for (const { ref } of docs) void writer.delete(ref);
  await writer.close();
}

export async function clientDocument({ firestore }: Kit, id: string): Promise<Client> {
  return rowToClient(await firestore.doc(`clients/${id}`).get());
}
