import type { DocumentData, Timestamp } from '@google-cloud/firestore';
import type { Role } from '@cuadrilla/domain/people/roles.ts';
import type { UserFields } from '@cuadrilla/domain/records/user.ts';
import { blankProfile, staffDocument } from '../../src/staff/store/user-document-store.ts';
import { gql, type Kit, mutations, type Person } from './kit.ts';

gql(`fragment AbsenceFields on Absence {
  id technicianId technicianName from to kind status note decidedByName version
}`);
gql(`fragment TechnicianFields on Technician {
  id name lastName email phone status version color skillIds zoneIds
  weeklyHours { mon { from to } sun { from to } } permissions { prices phones }
}`);
gql(`fragment AgentFields on Agent { role id name lastName email phone status version }`);
gql(`fragment MyFields on Me { id name lastName phone role version color }`);

const MUTATIONS = {
  createAgent:
    gql(`mutation CreateAgent($input: CreateAgentInput!, $key: UUID) { createAgent(input: $input, key: $key) {
    __typename ...Refusal ... on CreateAgentSuccess { agent { ...AgentFields } }
  } }`),
  updateTechnician:
    gql(`mutation UpdateTechnician($input: UpdateStaffInput!, $key: UUID) { updateTechnician(input: $input, key: $key) {
    __typename ...Refusal ... on TechnicianSuccess { technician { ...TechnicianFields } } ... on ConflictError { current { ... on Technician { __typename ...TechnicianFields } } }
  } }`),
  updateAgent:
    gql(`mutation UpdateAgent($input: UpdateStaffInput!, $key: UUID) { updateAgent(input: $input, key: $key) {
    __typename ...Refusal ... on AgentSuccess { agent { ...AgentFields } } ... on ConflictError { current { ... on Agent { __typename ...AgentFields } } }
  } }`),
  updateTechnicianProfile:
    gql(`mutation UpdateTechnicianProfile($input: UpdateTechnicianProfileInput!, $key: UUID) { updateTechnicianProfile(input: $input, key: $key) {
    __typename ...Refusal ... on TechnicianSuccess { technician { ...TechnicianFields } } ... on ConflictError { current { ... on Technician { __typename ...TechnicianFields } } }
  } }`),
  setTechnicianPermissions:
    gql(`mutation SetTechnicianPermissions($input: SetTechnicianPermissionsInput!, $key: UUID) { setTechnicianPermissions(input: $input, key: $key) {
    __typename ...Refusal ... on TechnicianSuccess { technician { ...TechnicianFields } } ... on ConflictError { current { ... on Technician { __typename ...TechnicianFields } } }
  } }`),
  changeRole:
    gql(`mutation ChangeRole($input: ChangeRoleInput!, $key: UUID) { changeRole(input: $input, key: $key) {
    __typename ...Refusal ... on AgentSuccess { agent { ...AgentFields } } ... on ConflictError { current { ... on Agent { __typename ...AgentFields } } }
  } }`),
  suspendStaff:
    gql(`mutation SuspendStaff($input: StaffInput!, $key: UUID) { suspendStaff(input: $input, key: $key) {
    __typename ...Refusal ... on StaffStatusSuccess { id status heldWork { visits prospects clients } }
  } }`),
  reactivateStaff:
    gql(`mutation ReactivateStaff($input: StaffInput!, $key: UUID) { reactivateStaff(input: $input, key: $key) {
    __typename ...Refusal ... on StaffStatusSuccess { id status heldWork { visits prospects clients } }
  } }`),
  endSessions:
    gql(`mutation EndSessions($input: StaffInput!, $key: UUID) { endSessions(input: $input, key: $key) {
    __typename ...Refusal ... on EndSessionsSuccess { id }
  } }`),
  changeOwnPassword:
    gql(`mutation ChangeOwnPassword($input: ChangeOwnPasswordInput!, $key: UUID) { changeOwnPassword(input: $input, key: $key) {
    __typename ...Refusal ... on ChangeOwnPasswordSuccess { id }
  } }`),
  updateMyProfile:
    gql(`mutation UpdateMyProfile($input: UpdateMyProfileInput!, $key: UUID) { updateMyProfile(input: $input, key: $key) {
    __typename ...Refusal ... on MyProfileSuccess { me { ...MyFields } } ... on ConflictError { current { ... on Me { __typename ...MyFields } } }
  } }`),
  requestAbsence:
    gql(`mutation RequestAbsence($input: AbsenceInput!, $key: UUID) { requestAbsence(input: $input, key: $key) {
    __typename ...Refusal ... on AbsenceSuccess { absence { ...AbsenceFields } } ... on ConflictError { current { ... on Absence { __typename ...AbsenceFields } } }
  } }`),
  createAbsence:
    gql(`mutation CreateAbsence($input: CreateAbsenceInput!, $key: UUID) { createAbsence(input: $input, key: $key) {
    __typename ...Refusal ... on AbsenceSuccess { absence { ...AbsenceFields } } ... on ConflictError { current { ... on Absence { __typename ...AbsenceFields } } }
  } }`),
  decideAbsence:
    gql(`mutation DecideAbsence($input: DecideAbsenceInput!, $key: UUID) { decideAbsence(input: $input, key: $key) {
    __typename ...Refusal ... on AbsenceSuccess { absence { ...AbsenceFields } } ... on ConflictError { current { ... on Absence { __typename ...AbsenceFields } } }
  } }`),
  cancelAbsence:
    gql(`mutation CancelAbsence($input: CancelAbsenceInput!, $key: UUID) { cancelAbsence(input: $input, key: $key) {
    __typename ...Refusal ... on CancelAbsenceSuccess { id } ... on ConflictError { current { ... on Absence { __typename ...AbsenceFields } } }
  } }`),
};

export type StaffMutation = keyof typeof MUTATIONS;

export const mutationOf = (name: StaffMutation): string => MUTATIONS[name].toString();
export const { mutate, succeed } = mutations(MUTATIONS);

export async function codesOf(kit: Kit, by: Person, name: StaffMutation, input: Record<string, unknown>) {
  const { errors = [] } = await kit.send({ query: mutationOf(name), variables: { input } }, by);
  return errors.map(({ extensions }) => extensions.code);
}

let count = 0;

export function memberOf(uid: string, role: Role, fields: Partial<UserFields> = {}): DocumentData {
  const person = { name: 'Ana', lastName: 'Ruiz', email: `${uid}@ejemplo.es`, phone: null };
  const whole = { ...person, role, status: 'ACTIVE' as const, ...blankProfile(uid), ...fields };
  const stamp = { timeStamp: new Date(), version: 1, updatedAt: new Date(), updatedBy: 'system' };
  return { ...staffDocument(whole), ...stamp };
}

export async function addMember({ firestore }: Kit, role: Role, fields: Partial<UserFields> = {}) {
  count += 1;
  const uid = `m${count}x${crypto.randomUUID().slice(0, 8)}`;
  await firestore.doc(`users/${uid}`).create(memberOf(uid, role, fields));
  return uid;
}

export async function addMembers(
  { firestore }: Kit,
  members: readonly (Partial<UserFields> & { role: Role })[],
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

export async function auditOf({ firestore }: Kit, entityId: string): Promise<DocumentData[]> {
  const { docs } = await firestore.collection('audit').where('entityId', '==', entityId).get();
  const dated = docs.map((doc) => ({ at: doc.get('at') as Timestamp, data: doc.data() }));
  return dated.sort((a, b) => a.at.toMillis() - b.at.toMillis()).map(({ data }) => data);
}
