import type { ProspectStatus } from '@cuadrilla/domain/prospects/prospect-states.ts';
import { PROSPECT as RECORD, type ProspectFields } from '@cuadrilla/domain/records/prospect.ts';
import { emptyRecord } from '@cuadrilla/domain/records/record.ts';
import type { Prospect } from '../../src/prospects/prospect.ts';
import { derivedOf, rowToProspect } from '../../src/prospects/store/prospect-document.ts';
import type { ConvertProspectInput, ProspectInput } from '../gql/graphql.ts';
import { type AnswerOf, gql, type Kit, mutations, type Person } from './kit.ts';

gql(`fragment ProspectFields on Prospect {
  id code kind name lastName legalName displayName nif email phone
  address { street number floor postalCode city province } sourceId interestIds need estimatedValueCents status
  lostReasonId discardKind owner { id name } nextActionOn due notes doNotContact firstResponseDueAt firstResponseAt
  convertedTo { id code name } convertedService { id code title } createdAt updatedAt version
}`);

const MUTATIONS = {
  createProspect:
    gql(`mutation CreateProspect($input: CreateProspectInput!, $key: UUID) { createProspect(input: $input, key: $key) {
    __typename ...Refusal ... on CreateProspectSuccess { prospect { ...ProspectFields } }
  } }`),
  updateProspect:
    gql(`mutation UpdateProspect($input: UpdateProspectInput!, $key: UUID) { updateProspect(input: $input, key: $key) {
    __typename ...Refusal ... on ProspectSuccess { prospect { ...ProspectFields } } ... on ConflictError { current { ... on Prospect { __typename ...ProspectFields } } }
  } }`),
  advanceProspect:
    gql(`mutation AdvanceProspect($input: AdvanceProspectInput!, $key: UUID) { advanceProspect(input: $input, key: $key) {
    __typename ...Refusal ... on ProspectSuccess { prospect { ...ProspectFields } } ... on ConflictError { current { ... on Prospect { __typename ...ProspectFields } } }
  } }`),
  stepBackProspect:
    gql(`mutation StepBackProspect($input: StepBackProspectInput!, $key: UUID) { stepBackProspect(input: $input, key: $key) {
    __typename ...Refusal ... on ProspectSuccess { prospect { ...ProspectFields } } ... on ConflictError { current { ... on Prospect { __typename ...ProspectFields } } }
  } }`),
  loseProspect:
    gql(`mutation LoseProspect($input: LoseProspectInput!, $key: UUID) { loseProspect(input: $input, key: $key) {
    __typename ...Refusal ... on ProspectSuccess { prospect { ...ProspectFields } } ... on ConflictError { current { ... on Prospect { __typename ...ProspectFields } } }
  } }`),
  discardProspect:
    gql(`mutation DiscardProspect($input: DiscardProspectInput!, $key: UUID) { discardProspect(input: $input, key: $key) {
    __typename ...Refusal ... on ProspectSuccess { prospect { ...ProspectFields } } ... on ConflictError { current { ... on Prospect { __typename ...ProspectFields } } }
  } }`),
  reopenProspect:
    gql(`mutation ReopenProspect($input: ProspectVersionInput!, $key: UUID) { reopenProspect(input: $input, key: $key) {
    __typename ...Refusal ... on ProspectSuccess { prospect { ...ProspectFields } } ... on ConflictError { current { ... on Prospect { __typename ...ProspectFields } } }
  } }`),
  restoreProspect:
    gql(`mutation RestoreProspect($input: ProspectVersionInput!, $key: UUID) { restoreProspect(input: $input, key: $key) {
    __typename ...Refusal ... on ProspectSuccess { prospect { ...ProspectFields } } ... on ConflictError { current { ... on Prospect { __typename ...ProspectFields } } }
  } }`),
  convertProspect:
    gql(`mutation ConvertProspect($input: ConvertProspectInput!, $key: UUID) { convertProspect(input: $input, key: $key) {
    __typename ...Refusal ... on ConflictError { current { ... on Prospect { __typename ...ProspectFields } } }
    ... on ConvertProspectSuccess { made prospect { ...ProspectFields }
      client { id code legalName kind nif emails phones notes owner { id name } originProspectId siteCount
        billingAddress { street city } contacts { name phone email main } mainSite { street } version }
      site { id name client { id } address { street number postalCode city } } service { id code title } }
  } }`),
};

export type Mutation = keyof typeof MUTATIONS;
export type Answer = AnswerOf<(typeof MUTATIONS)['convertProspect']>;

export const mutationOf = (name: Mutation): string => MUTATIONS[name].toString();
export const { mutate, succeed } = mutations(MUTATIONS);

let made = 0;

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

export async function givenProspect(kit: Kit, by: Person, changes: Partial<ProspectInput> = {}) {
  return (await succeed(kit, by, 'createProspect', { prospect: someProspect(changes) })).prospect;
}

export function conversionOf(
  { id, version }: Pick<Prospect, 'id' | 'version'>,
  changes: Partial<ConvertProspectInput> = {},
): ConvertProspectInput {
  const address = { street: 'Calle de Ibiza', number: '21', postalCode: '28009', city: 'Madrid' };
  return { id, version, site: { name: 'Casa', address }, ...changes };
}

export async function putProspect(
  { firestore }: Pick<Kit, 'firestore'>,
  changes: Partial<ProspectFields> & { createdAt?: Date } = {},
): Promise<Prospect> {
  const ref = firestore.collection('prospects').doc();
  await ref.create(documentOf(changes));
  return rowToProspect(await ref.get());
}

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

export async function oneInEach(kit: Kit, statuses: readonly ProspectStatus[]) {
  return Promise.all(statuses.map((status) => putProspect(kit, { status })));
}

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
