/** What the tests of clients, sites and equipment share: operations, inputs, bulk data and looks at what is stored. */
import type {
  ClientInput,
  CreateClientInput,
  EquipmentInput,
  SiteInput,
} from '../../src/graphql/types.generated.ts';
import { rowToClient, toDocument } from '../../src/clients/store/client-document.ts';
import type { Client } from '../../src/clients/client.ts';
import { aClient } from '../../src/clients/test-client.ts';
import { type Kit, mutations, type Person } from './kit.ts';

/** What is asked of a client everywhere. */
export const CLIENT = `id code kind legalName tradeName nif emails phones tags notes
  billingAddress { street number floor postalCode city province } owner { id name }
  contacts { name position phone email main } originProspectId mainSite { street postalCode city province }
  isPropertyManager managedBy { id code name phone archived }
  siteCount equipmentCount archived mergedInto { id code name } createdAt updatedAt version`;
export const SITE = `id client { id code name } name address { street number floor postalCode city province }
  accessNotes zoneId zoneChosen contactName contactPhone isDwelling equipmentCount archived version`;
export const EQUIPMENT = `id client { id code name } site { id name } kind brand model serialNumber installedOn
  warrantyUntil status notes version`;
const ALWAYS = '__typename ... on UserError { message }';
const INVALID = '... on ValidationError { fields { path message } }';
const DUPLICATE = `... on DuplicateError {
  mustLink matches { entity id code name matchedOn archived prospectStatus }
}`;
const conflict = (type: string, fields: string) =>
  `... on ConflictError { current { __typename ... on ${type} { ${fields} } } }`;
const CHANGE = [ALWAYS, INVALID, DUPLICATE, conflict('Client', CLIENT)].join(' ');
const SITE_CHANGE = [ALWAYS, INVALID, conflict('Site', SITE)].join(' ');
const EQUIPMENT_CHANGE = [ALWAYS, INVALID, conflict('Equipment', EQUIPMENT)].join(' ');

const SELECTION = {
  createClient: `${[ALWAYS, INVALID, DUPLICATE].join(' ')} ... on CreateClientSuccess { client { ${CLIENT} } site { ${SITE} } }`,
  updateClient: `${CHANGE} ... on ClientSuccess { client { ${CLIENT} } }`,
  archiveClient: `${CHANGE} ... on ClientSuccess { client { ${CLIENT} } }`,
  restoreClient: `${CHANGE} ... on ClientSuccess { client { ${CLIENT} } }`,
  mergeClients: `${[ALWAYS, conflict('Client', CLIENT)].join(' ')} ... on MergeClientsSuccess { client { ${CLIENT} } }`,
  createSite: `${SITE_CHANGE} ... on SiteSuccess { site { ${SITE} } client { ${CLIENT} } }`,
  updateSite: `${SITE_CHANGE} ... on SiteSuccess { site { ${SITE} } client { ${CLIENT} } }`,
  archiveSite: `${SITE_CHANGE} ... on SiteSuccess { site { ${SITE} } client { ${CLIENT} } }`,
  restoreSite: `${SITE_CHANGE} ... on SiteSuccess { site { ${SITE} } client { ${CLIENT} } }`,
  createEquipment: `${EQUIPMENT_CHANGE} ... on EquipmentSuccess { equipment { ${EQUIPMENT} } }`,
  updateEquipment: `${EQUIPMENT_CHANGE} ... on EquipmentSuccess { equipment { ${EQUIPMENT} } }`,
} as const;

export type Mutation = keyof typeof SELECTION;

export type ClientRow = Omit<Client, 'createdAt' | 'updatedAt' | 'mainSite'> & {
  mainSite: { street: string; city: string; province: string } | null;
};
export type SiteRow = {
  id: string;
  name: string;
  client: { id: string; code: string; name: string };
  address: Record<string, string | null>;
  zoneId: string | null;
  zoneChosen: boolean;
  equipmentCount: number;
  archived: boolean;
  version: number;
};
export type EquipmentRow = {
  id: string;
  client: { id: string; name: string };
  site: { id: string; name: string };
  status: string;
  version: number;
};

/** Whatever a mutation answers with. */
export type Answer = {
  __typename: string;
  client: ClientRow;
  site: SiteRow;
  equipment: EquipmentRow;
  message?: string;
  fields?: { path: string; message: string }[];
  mustLink?: boolean;
  matches?: { id: string; entity: string; matchedOn: string[]; archived: boolean }[];
  current?: { __typename: string; version: number; legalName?: string; name?: string };
};

/** The text of one mutation. */
export function mutationOf(name: Mutation): string {
  const type = `${name.charAt(0).toUpperCase()}${name.slice(1)}Input`;
  return `mutation M($input: ${INPUT_TYPES[name] ?? type}!, $key: UUID) {
    ${name}(input: $input, key: $key) { ${SELECTION[name]} }
  }`;
}

/** Runs one of the area's mutations. */
export const mutate = mutations<Mutation, Answer>(mutationOf);

const INPUT_TYPES: Partial<Record<Mutation, string>> = {
  archiveClient: 'ClientVersionInput',
  restoreClient: 'ClientVersionInput',
  archiveSite: 'SiteVersionInput',
  restoreSite: 'SiteVersionInput',
};

let made = 0;

/** A NIF that is valid and was not given before. */
export function someNif(): string {
  made += 1;
  const number = 10_000_000 + made;
  return `${number}${'TRWAGMYFPDXBNJZSQVHLCKE'.charAt(number % 23)}`;
}

/** A new client, unlike any other. */
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

/** A client that is there, with a site unless told otherwise. */
export async function givenClient(kit: Kit, by: Person, input: Partial<CreateClientInput> = {}) {
  const answer = await mutate(kit, by, 'createClient', { client: someClient(), site: someSite(), ...input });
  if (answer.__typename !== 'CreateClientSuccess') throw new Error(JSON.stringify(answer));
  return answer;
}

/** A document as it is stored. */
export async function stored({ firestore }: Kit, path: string): Promise<Record<string, unknown>> {
  return (await firestore.doc(path).get()).data() ?? {};
}

/** The audit entries of a record, oldest first. */
export async function auditOf({ firestore }: Kit, entityId: string) {
  const { docs } = await firestore.collection('audit').where('entityId', '==', entityId).get();
  const at = (doc: (typeof docs)[number]) => doc.createTime.toMillis();
  return docs.sort((a, b) => at(a) - at(b)).map((doc) => doc.data());
}

/** The state that the entries of a record lead to, when one is laid over the other. */
export async function replayOf(kit: Kit, entityId: string): Promise<Record<string, unknown>> {
  const entries = await auditOf(kit, entityId);
  return Object.assign({}, ...entries.map(({ after }) => after as object)) as Record<string, unknown>;
}

/** Writes many clients past the API: nothing but what lists need. */
export async function addClients(
  { firestore }: Kit,
  count: number,
  change: (index: number) => Partial<Client> = () => ({}),
): Promise<void> {
  const writer = firestore.bulkWriter({ throttling: false });
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
  }
  await writer.close();
}

/** Every document of a collection, gone. */
export async function clearCollection({ firestore }: Kit, name: string): Promise<void> {
  const { docs } = await firestore.collection(name).select().get();
  const writer = firestore.bulkWriter({ throttling: false });
  for (const { ref } of docs) void writer.delete(ref);
  await writer.close();
}

/** A client as its document says. */
export async function clientDocument({ firestore }: Kit, id: string): Promise<Client> {
  return rowToClient(await firestore.doc(`clients/${id}`).get());
}
