import type { SaveServiceTypeInput } from '../gql/graphql.ts';
import { gql, type InputOf, type Kit, mutations } from './kit.ts';

gql(`fragment NewerSettings on ConflictError { current {
  ... on CompanySettings { __typename name version } ... on CompanyLogo { __typename version }
  ... on WorkingHours { __typename version } ... on Buffers { __typename normal version }
  ... on PasswordSettings { __typename minLength version } ... on ServiceTypeList { __typename version values { name } }
  ... on SkillList { __typename version values { name } } ... on ZoneList { __typename version values { name } }
  ... on HolidayList { __typename version values { name } } ... on ReasonList { __typename version lostReasons { name } }
} }`);

const MUTATIONS = {
  updateCompany:
    gql(`mutation UpdateCompany($input: UpdateCompanyInput!, $key: UUID) { updateCompany(input: $input, key: $key) {
    __typename ...Refusal ...NewerSettings ... on CompanySuccess { company {
      name nif address { street number floor postalCode city province } phone email timeZone agentsApproveAbsences
      pricesOnReport version } }
  } }`),
  updateWorkingHours:
    gql(`mutation UpdateWorkingHours($input: UpdateWorkingHoursInput!, $key: UUID) { updateWorkingHours(input: $input, key: $key) {
    __typename ...Refusal ...NewerSettings ... on WorkingHoursSuccess { workingHours { hours { mon { from to } sun { from to } } version } }
  } }`),
  setCompanyLogo:
    gql(`mutation SetCompanyLogo($input: SetCompanyLogoInput!, $key: UUID) { setCompanyLogo(input: $input, key: $key) {
    __typename ...Refusal ...NewerSettings ... on CompanyLogoSuccess { logo { png version } }
  } }`),
  updateBuffers:
    gql(`mutation UpdateBuffers($input: UpdateBuffersInput!, $key: UUID) { updateBuffers(input: $input, key: $key) {
    __typename ...Refusal ...NewerSettings ... on BuffersSuccess { buffers { low normal high urgent firstResponse version } }
  } }`),
  updatePasswords:
    gql(`mutation UpdatePasswords($input: UpdatePasswordsInput!, $key: UUID) { updatePasswords(input: $input, key: $key) {
    __typename ...Refusal ...NewerSettings ... on PasswordsSuccess { passwords { minLength refuseCommon changeFirst version } }
  } }`),
  saveServiceType:
    gql(`mutation SaveServiceType($input: SaveServiceTypeInput!, $key: UUID) { saveServiceType(input: $input, key: $key) {
    __typename ...Refusal ...NewerSettings ... on ServiceTypesSuccess { serviceTypes { values {
      id name category durationMinutes priority instructions
      checklist { text kind options required } skillIds requiresSignature minPhotos retired
    } version } }
  } }`),
  saveSkill:
    gql(`mutation SaveSkill($input: SaveSkillInput!, $key: UUID) { saveSkill(input: $input, key: $key) {
    __typename ...Refusal ...NewerSettings ... on SkillsSuccess { skills { values { id name retired } version } }
  } }`),
  saveZone: gql(`mutation SaveZone($input: SaveZoneInput!, $key: UUID) { saveZone(input: $input, key: $key) {
    __typename ...Refusal ...NewerSettings ... on ZonesSuccess { zones { values { id name postalPrefixes retired } version } }
  } }`),
  saveReason:
    gql(`mutation SaveReason($input: SaveReasonInput!, $key: UUID) { saveReason(input: $input, key: $key) {
    __typename ...Refusal ...NewerSettings ... on ReasonsSuccess { reasons { prospectSources { id name retired } lostReasons { id name retired }
      cancelReasons { id name retired } holdReasons { id name retired } version } }
  } }`),
  saveHoliday:
    gql(`mutation SaveHoliday($input: SaveHolidayInput!, $key: UUID) { saveHoliday(input: $input, key: $key) {
    __typename ...Refusal ...NewerSettings ... on HolidaysSuccess { holidays { values { id date name } version } }
  } }`),
  dropHoliday:
    gql(`mutation DropHoliday($input: DropHolidayInput!, $key: UUID) { dropHoliday(input: $input, key: $key) {
    __typename ...Refusal ...NewerSettings ... on HolidaysSuccess { holidays { values { id date name } version } }
  } }`),
  retireValue:
    gql(`mutation RetireValue($input: CatalogValueInput!, $key: UUID) { retireValue(input: $input, key: $key) {
    __typename ...Refusal ...NewerSettings ... on CatalogValueSuccess { settings { skills { values { id name retired } version } } }
  } }`),
  restoreValue:
    gql(`mutation RestoreValue($input: CatalogValueInput!, $key: UUID) { restoreValue(input: $input, key: $key) {
    __typename ...Refusal ...NewerSettings ... on CatalogValueSuccess { settings { skills { values { id name retired } version } } }
  } }`),
  dropValue:
    gql(`mutation DropValue($input: CatalogValueInput!, $key: UUID) { dropValue(input: $input, key: $key) {
    __typename ...Refusal ...NewerSettings ... on CatalogValueSuccess { settings {
      skills { values { id name retired } version } reasons { version holdReasons { name } } } }
  } }`),
};

export type SettingsMutation = keyof typeof MUTATIONS;
export type SettingsInput<Name extends SettingsMutation> = InputOf<(typeof MUTATIONS)[Name]>;
export const SETTINGS_MUTATIONS = Object.keys(MUTATIONS) as SettingsMutation[];

export const mutationOf = (name: SettingsMutation): string => MUTATIONS[name].toString();
export const { mutate: change, succeed: changed } = mutations(MUTATIONS);

export async function empty({ firestore }: Kit, collections: readonly string[]): Promise<void> {
  const snapshots = await Promise.all(collections.map((name) => firestore.collection(name).get()));
  const writer = firestore.bulkWriter({ throttling: false });
  for (const { ref } of snapshots.flatMap(({ docs }) => docs)) void writer.delete(ref);
  await writer.close();
}

export const stored = async ({ firestore }: Kit, section: string) =>
  (await firestore.doc(`settings/${section}`).get()).data();

export async function log({ firestore }: Kit) {
  const { docs } = await firestore.collection('audit').where('entity', '==', 'SETTINGS').get();
  return docs.map((doc) => doc.data()).sort((a, b) => (a['at'] < b['at'] ? -1 : 1));
}

export const LOGO =
  'iVBORw0KGgoAAAANSUhEUgAAADAAAAAYCAIAAAAzn+mLAAAALUlEQVR42u3OQQkAAAgEsItgRr/2/1tDcLAAS/WcEiEhISEhISEhISEhoV+hBX4h4q6F7EBGAAAAAElFTkSuQmCC';

export const COMPANY = {
  name: ' Térmica Manzanares, S. L. ',
  nif: 'B-12345674',
  address: {
    street: 'Calle de Embajadores',
    number: '181',
    floor: null,
    postalCode: '28045',
    city: 'Madrid',
  },
  phone: '910 000 000',
  email: ' hola@ejemplo.es ',
  timeZone: 'Atlantic/Canary',
  agentsApproveAbsences: true,
  pricesOnReport: false,
};

export const SERVICE_TYPE = {
  name: 'Avería de caldera',
  category: 'BREAKDOWN',
  durationMinutes: 90,
  priority: 'HIGH',
  instructions: 'Cierra el gas antes de abrir.',
  checklist: [
    { text: 'Presión del circuito (bar)', kind: 'NUMBER', options: [], required: true },
    { text: 'Estado de la salida de humos', kind: 'CHOICE', options: ['Bien', 'Mal'], required: true },
  ],
  skillIds: [] as string[],
  requiresSignature: true,
  minPhotos: 2,
} satisfies Omit<SaveServiceTypeInput, 'version'>;
