/** What the tests of staff share: every mutation of theirs by its name, people as documents, and looks at what there is. */
import type { DocumentData, Timestamp } from '@google-cloud/firestore';
import type { Role } from '@cuadrilla/domain/people/roles.ts';
import { blankProfile, staffDocument, type StaffFields } from '../../src/staff/store/user-document-store.ts';
import { type Kit, mutations, type Person } from './kit.ts';

const ABSENCE = 'id technicianId technicianName from to kind status note decidedByName version';
const MEMBER = 'id name lastName email phone status version';
const TECHNICIAN = `${MEMBER} color skillIds zoneIds weeklyHours { mon { from to } sun { from to } }
  permissions { prices phones }`;
const currentOf = (type: string, fields: string) =>
  `... on ConflictError { current { __typename ... on ${type} { ${fields} } } }`;
const AGENT = `role ${MEMBER}`;
const ME = 'id name lastName phone role version color';
const FIELDS = '... on ValidationError { fields { path message } }';
const TAKEN = '... on EmailTakenError { fields { path message } }';

const TECHNICIAN_ANSWER = `${FIELDS} ${TAKEN} ${currentOf('Technician', TECHNICIAN)} ... on TechnicianSuccess { technician { ${TECHNICIAN} } }`;
const AGENT_ANSWER = `${FIELDS} ${TAKEN} ${currentOf('Agent', AGENT)} ... on AgentSuccess { agent { ${AGENT} } }`;
const STATUS_ANSWER = '... on StaffStatusSuccess { id status heldWork { visits prospects clients } }';
const ABSENCE_ANSWER = `${FIELDS} ${currentOf('Absence', ABSENCE)} ... on AbsenceSuccess { absence { ${ABSENCE} } }`;

/** Each mutation: the type of its input, and what is asked of its answer. */
const MUTATIONS = {
  createAgent: [
    'CreateAgentInput',
    `${FIELDS} ${TAKEN} ... on CreateAgentSuccess { agent { role ${MEMBER} } }`,
  ],
  updateTechnician: ['UpdateStaffInput', TECHNICIAN_ANSWER],
  updateAgent: ['UpdateStaffInput', AGENT_ANSWER],
  updateTechnicianProfile: ['UpdateTechnicianProfileInput', TECHNICIAN_ANSWER],
  setTechnicianPermissions: ['SetTechnicianPermissionsInput', TECHNICIAN_ANSWER],
  changeRole: ['ChangeRoleInput', AGENT_ANSWER],
  suspendStaff: ['StaffInput', STATUS_ANSWER],
  reactivateStaff: ['StaffInput', STATUS_ANSWER],
  endSessions: ['StaffInput', '... on EndSessionsSuccess { id }'],
  changeOwnPassword: ['ChangeOwnPasswordInput', `${FIELDS} ... on ChangeOwnPasswordSuccess { id }`],
  updateMyProfile: [
    'UpdateMyProfileInput',
    `${FIELDS} ${currentOf('Me', ME)} ... on MyProfileSuccess { me { ${ME} } }`,
  ],
  requestAbsence: ['AbsenceInput', ABSENCE_ANSWER],
  createAbsence: ['CreateAbsenceInput', ABSENCE_ANSWER],
  decideAbsence: ['DecideAbsenceInput', ABSENCE_ANSWER],
  cancelAbsence: [
    'CancelAbsenceInput',
    `${currentOf('Absence', ABSENCE)} ... on CancelAbsenceSuccess { id }`,
  ],
} as const;

export type StaffMutation = keyof typeof MUTATIONS;
export const STAFF_MUTATIONS = Object.keys(MUTATIONS) as StaffMutation[];

export type Answer = {
  __typename: string;
  message?: string;
  fields?: { path: string; message: string }[];
  technician?: Member;
  agent?: Member;
  absence?: { id: string; version: number; status: string };
  current?: Record<string, unknown>;
} & Record<string, unknown>;
type Member = { id: string; version: number; email: string } & Record<string, unknown>;

export function mutationOf(name: StaffMutation): string {
  const [input, answer] = MUTATIONS[name];
  return `mutation ($input: ${input}!, $key: UUID) {
    ${name}(input: $input, key: $key) { __typename ... on UserError { message } ${answer} }
  }`;
}

/** Sends a mutation that is answered with data. */
export const mutate = mutations<StaffMutation, Answer>(mutationOf);

/** The codes with which a mutation is refused. */
export async function codesOf(kit: Kit, by: Person, name: StaffMutation, input: Record<string, unknown>) {
  const { errors = [] } = await kit.send({ query: mutationOf(name), variables: { input } }, by);
  return errors.map(({ extensions }) => extensions.code);
}

let count = 0;

/** What a document of `users` says, as the product would have written it. */
export function memberOf(uid: string, role: Role, fields: Partial<StaffFields> = {}): DocumentData {
  const person = { name: 'Ana', lastName: 'Ruiz', email: `${uid}@ejemplo.es`, phone: null };
  const whole = { ...person, role, status: 'ACTIVE' as const, ...blankProfile(uid), ...fields };
  const stamp = { timeStamp: new Date(), version: 1, updatedAt: new Date(), updatedBy: 'system' };
  return { ...staffDocument(whole), ...stamp };
}

/** A member of staff without an account to sign in with; gives the uid. */
export async function addMember({ firestore }: Kit, role: Role, fields: Partial<StaffFields> = {}) {
  count += 1;
  const uid = `m${count}x${crypto.randomUUID().slice(0, 8)}`;
  await firestore.doc(`users/${uid}`).create(memberOf(uid, role, fields));
  return uid;
}

/** Many at once, by bulk writer. */
export async function addMembers(
  { firestore }: Kit,
  members: readonly (Partial<StaffFields> & { role: Role })[],
) {
  const writer = firestore.bulkWriter({ throttling: false });
  for (const { role, ...fields } of members) {
    const ref = firestore.collection('users').doc();
    void writer.create(ref, memberOf(ref.id, role, fields));
  }
  await writer.close();
}

export const documentOf = async ({ firestore }: Kit, path: string) =>
  (await firestore.doc(path).get()).data() ?? null;

/** What the log says of one record, the first entry first. */
export async function auditOf({ firestore }: Kit, entityId: string): Promise<DocumentData[]> {
  const { docs } = await firestore.collection('audit').where('entityId', '==', entityId).get();
  const dated = docs.map((doc) => ({ at: doc.get('at') as Timestamp, data: doc.data() }));
  return dated.sort((a, b) => a.at.toMillis() - b.at.toMillis()).map(({ data }) => data);
}
