/** What the tests of the settings share: every mutation of theirs by its name, and looks at what there is afterwards. */
import { type Kit, mutations, type Person } from './kit.ts';

const INVALID = '... on ValidationError { fields { path message } }';
const FAILURES = `__typename
  ... on UserError { message }
  ... on ConflictError { current { __typename
    ... on CompanySettings { name version } ... on CompanyLogo { version } ... on WorkingHours { version } ... on Buffers { normal version }
    ... on PasswordSettings { minLength version }
    ... on ServiceTypeList { version values { name } } ... on SkillList { version values { name } }
    ... on ZoneList { version values { name } } ... on HolidayList { version values { name } }
    ... on ReasonList { version lostReasons { name } } } }`;

const TYPE = `id name category durationMinutes priority instructions
  checklist { text kind options required } skillIds requiresSignature minPhotos retired`;

const ANSWERS = {
  updateCompany: `... on CompanySuccess { company {
    name nif address { street number floor postalCode city province } phone email timeZone agentsApproveAbsences
    pricesOnReport version } }`,
  updateWorkingHours:
    '... on WorkingHoursSuccess { workingHours { hours { mon { from to } sun { from to } } version } }',
  setCompanyLogo: '... on CompanyLogoSuccess { logo { png version } }',
  updateBuffers: '... on BuffersSuccess { buffers { low normal high urgent firstResponse version } }',
  updatePasswords: '... on PasswordsSuccess { passwords { minLength refuseCommon changeFirst version } }',
  saveServiceType: `... on ServiceTypesSuccess { serviceTypes { values { ${TYPE} } version } }`,
  saveSkill: '... on SkillsSuccess { skills { values { id name retired } version } }',
  saveZone: '... on ZonesSuccess { zones { values { id name postalPrefixes retired } version } }',
  saveReason: `... on ReasonsSuccess { reasons { prospectSources { id name retired } lostReasons { id name retired }
    cancelReasons { id name retired } holdReasons { id name retired } version } }`,
  saveHoliday: '... on HolidaysSuccess { holidays { values { id date name } version } }',
  dropHoliday: '... on HolidaysSuccess { holidays { values { id date name } version } }',
  retireValue: '... on CatalogValueSuccess { settings { skills { values { id name retired } version } } }',
  restoreValue: '... on CatalogValueSuccess { settings { skills { values { id name retired } version } } }',
  dropValue: `... on CatalogValueSuccess { settings {
    skills { values { id name retired } version } reasons { version holdReasons { name } } } }`,
} as const;

const INPUTS: Partial<Record<keyof typeof ANSWERS, string>> = {
  retireValue: 'CatalogValueInput',
  restoreValue: 'CatalogValueInput',
  dropValue: 'CatalogValueInput',
};

export type SettingsMutation = keyof typeof ANSWERS;
export const SETTINGS_MUTATIONS = Object.keys(ANSWERS) as SettingsMutation[];

/** A value of a list, with whatever the list has beside the name. */
export type Value = { id: string; name: string; retired: boolean } & Record<string, unknown>;
export type List = { values: Value[]; version: number };
export type Answer = {
  __typename: string;
  message?: string;
  fields?: { path: string; message: string }[];
} & Record<string, unknown>;

/** The text of one mutation. */
export function mutationOf(name: SettingsMutation): string {
  const input = INPUTS[name] ?? `${name.charAt(0).toUpperCase()}${name.slice(1)}Input`;
  const invalid = name.endsWith('Value') ? '' : INVALID;
  return `mutation ($input: ${input}!, $key: UUID) {
    ${name}(input: $input, key: $key) { ${FAILURES} ${invalid} ${ANSWERS[name]} }
  }`;
}

/** Sends a mutation of the settings. */
export const change = mutations<SettingsMutation, Answer>(mutationOf);

/** Adds a value to a list of which this is the version, and gives the list. */
export async function added(
  kit: Kit,
  by: Person,
  name: 'saveSkill' | 'saveZone' | 'saveServiceType',
  input: Record<string, unknown>,
): Promise<List> {
  const answer = await change(kit, by, name, input);
  const list = answer['skills'] ?? answer['zones'] ?? answer['serviceTypes'];
  if (!list) throw new Error(`${name} failed: ${JSON.stringify(answer)}`);
  return list as List;
}

/** Empties collections. */
export async function empty({ firestore }: Kit, collections: readonly string[]): Promise<void> {
  const snapshots = await Promise.all(collections.map((name) => firestore.collection(name).get()));
  const writer = firestore.bulkWriter({ throttling: false });
  for (const { ref } of snapshots.flatMap(({ docs }) => docs)) void writer.delete(ref);
  await writer.close();
}

/** What a section's document says; undefined where there is none. */
export const stored = async ({ firestore }: Kit, section: string) =>
  (await firestore.doc(`settings/${section}`).get()).data();

/** The log of the settings, the first first. */
export async function log({ firestore }: Kit) {
  const { docs } = await firestore.collection('audit').where('entity', '==', 'SETTINGS').get();
  return docs.map((doc) => doc.data()).sort((a, b) => (a['at'] < b['at'] ? -1 : 1));
}

/** A logo that is taken: a PNG of 48 × 24 pixels, in base64. */
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
};
