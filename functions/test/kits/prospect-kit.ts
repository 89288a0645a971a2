/** What the tests of prospects and of conversion share: operations, inputs, bulk data and looks at what is stored. */
import type { ProspectStatus } from '@cuadrilla/domain/prospects/prospect-states.ts';
import { PROSPECT as RECORD, type ProspectFields } from '@cuadrilla/domain/records/prospect.ts';
import { emptyRecord } from '@cuadrilla/domain/records/record.ts';
import type { ConvertProspectInput, ProspectInput } from '../../src/graphql/types.generated.ts';
import type { Prospect } from '../../src/prospects/prospect.ts';
import { derivedOf, rowToProspect } from '../../src/prospects/store/prospect-document.ts';
import { type Kit, mutations, type Person } from './kit.ts';

/** What is asked of a prospect everywhere. */
export const PROSPECT = `id code kind name lastName legalName displayName nif email phone
  address { street number floor postalCode city province } sourceId interestIds need estimatedValueCents status
  lostReasonId discardKind owner { id name } nextActionOn due notes doNotContact firstResponseDueAt firstResponseAt
  convertedTo { id code name } convertedService { id code title } createdAt updatedAt version`;
const MATCHES = 'mustLink matches { entity id code name matchedOn prospectStatus archived }';
const FAILURES = `__typename
  ... on UserError { message }
  ... on ValidationError { fields { path message } }`;
const DUPLICATE = `... on DuplicateError { ${MATCHES} }`;
const CONFLICT = `... on ConflictError { current { __typename ... on Prospect { ${PROSPECT} } } }`;
const CHANGED = `${CONFLICT} ... on ProspectSuccess { prospect { ${PROSPECT} } }`;
const CONVERTED = `${DUPLICATE} ${CONFLICT} ... on ConvertProspectSuccess { made prospect { ${PROSPECT} }
  client { id code legalName kind nif emails phones notes owner { id name } originProspectId siteCount
    billingAddress { street city } contacts { name phone email main } mainSite { street } version }
  site { id name client { id } address { street number postalCode city } } service { id code title } }`;

const MUTATIONS = {
  createProspect: [
    'CreateProspectInput',
    `${DUPLICATE} ... on CreateProspectSuccess { prospect { ${PROSPECT} } }`,
  ],
  updateProspect: ['UpdateProspectInput', CHANGED],
  advanceProspect: ['AdvanceProspectInput', CHANGED],
  stepBackProspect: ['StepBackProspectInput', CHANGED],
  loseProspect: ['LoseProspectInput', CHANGED],
  discardProspect: ['DiscardProspectInput', CHANGED],
  reopenProspect: ['ProspectVersionInput', CHANGED],
  restoreProspect: ['ProspectVersionInput', CHANGED],
  convertProspect: ['ConvertProspectInput', CONVERTED],
} as const;

export type Mutation = keyof typeof MUTATIONS;

type Stamped<T> = { [K in keyof T]: T[K] extends Date | null ? string | null : T[K] };
/** A prospect as the API gives it. */
export type ProspectRow = Stamped<Prospect> & {
  displayName: string;
  due: string;
  address: { province: string } | null;
  convertedService: ServiceName | null;
};

type ServiceName = { id: string; code: string; title: string };

/** Whatever a mutation answers with. */
export type Answer = {
  __typename: string;
  made: boolean;
  prospect: ProspectRow;
  client: { id: string; code: string; legalName: string; siteCount: number };
  site: { id: string; name: string; client: { id: string } } | null;
  service: ServiceName | null;
  message?: string;
  fields?: { path: string; message: string }[];
  mustLink?: boolean;
  matches?: { id: string; entity: string; matchedOn: string[] }[];
  current?: ProspectRow & { __typename: string };
};

/** The text of one mutation. */
export function mutationOf(name: Mutation): string {
  const [input, success] = MUTATIONS[name];
  return `mutation M($input: ${input}!, $key: UUID) {
    ${name}(input: $input, key: $key) { ${FAILURES} ${success} }
  }`;
}

/** Runs one of the area's mutations. */
export const mutate = mutations<Mutation, Answer>(mutationOf);

let made = 0;

/** A prospect, unlike any other. */
export function someProspect(changes: Partial<ProspectInput> = {}): ProspectInput {
  made += 1;
  return {
    kind: 'PERSON',
    name: 'Lucía',
    lastName: `Serrano ${made}`,
    email: `prospecto-${made}@ejemplo.es`,
    phone: `+34 7${String(10_000_000 + made)}`,
    ...changes,
  };
}

/** A prospect that is there. */
export async function givenProspect(kit: Kit, by: Person, changes: Partial<ProspectInput> = {}) {
  const answer = await mutate(kit, by, 'createProspect', { prospect: someProspect(changes) });
  if (answer.__typename !== 'CreateProspectSuccess') throw new Error(JSON.stringify(answer));
  return answer.prospect;
}

/** What converts a prospect into a new client. */
export function conversionOf(
  { id, version }: Pick<Prospect, 'id' | 'version'>,
  changes: Partial<ConvertProspectInput> = {},
): ConvertProspectInput {
  const address = { street: 'Calle de Ibiza', number: '21', postalCode: '28009', city: 'Madrid' };
  return { id, version, site: { name: 'Casa', address }, ...changes };
}

/** A prospect past the API, as lists and guards need it. */
export async function putProspect(
  { firestore }: Pick<Kit, 'firestore'>,
  changes: Partial<ProspectFields> & { createdAt?: Date } = {},
): Promise<Prospect> {
  const ref = firestore.collection('prospects').doc();
  await ref.create(documentOf(changes));
  return rowToProspect(await ref.get());
}

/** Many prospects past the API. */
export async function putProspects(
  { firestore }: Pick<Kit, 'firestore'>,
  count: number,
  change: (index: number) => Partial<ProspectFields> & { createdAt?: Date } = () => ({}),
): Promise<void> {
  const writer = firestore.bulkWriter({ throttling: false });
  for (let index = 0; index < count; index += 1) {
    void writer.create(firestore.collection('prospects').doc(), documentOf(change(index)));
  }
  await writer.close();
}

function documentOf({ createdAt, ...changes }: Partial<ProspectFields> & { createdAt?: Date }) {
  made += 1;
  const at = createdAt ?? new Date(Date.UTC(2026, 0, 1) + made * 1_000);
  const fields: ProspectFields = {
    ...emptyRecord(RECORD),
    ...{ code: `P-2025-${String(made).padStart(4, '0')}`, name: 'Bulto', lastName: `N${made}` },
    ...{ email: `bulto-${made}@ejemplo.es`, ...changes },
  };
  const meta = { createdAt: at, createdBy: 'system', updatedAt: at, updatedBy: 'system', version: 1 };
  return { ...fields, ...derivedOf(fields), ...meta };
}

/** One prospect in each status. */
export async function oneInEach(kit: Kit, statuses: readonly ProspectStatus[]) {
  return Promise.all(statuses.map((status) => putProspect(kit, { status })));
}

/** The values of the settings that the tests choose from. */
export async function putSettings({ firestore }: Kit): Promise<void> {
  const value = (id: string, retired = false) => ({ id, name: `Valor ${id}`, retired });
  await firestore.doc('settings/reasons').set({
    version: 1,
    prospectSources: [value('web'), value('radio', true)],
    lostReasons: [value('price'), value('gone', true)],
    cancelReasons: [],
    holdReasons: [],
  });
  const types = [value('boiler'), value('leak'), value('fax', true)];
  await firestore.doc('settings/serviceTypes').set({ version: 1, values: types });
}
