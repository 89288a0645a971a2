import {
  Timestamp,
  type DocumentData,
  type DocumentSnapshot,
  type Firestore,
  type Transaction,
} from '@google-cloud/firestore';
import { colorFor } from '@cuadrilla/domain/text/colors.ts';
import { roleFromStored, roleToStored, worksInField } from '@cuadrilla/domain/people/roles.ts';
import { searchTokens } from '@cuadrilla/domain/text/search.ts';
import { personSortKey } from '@cuadrilla/domain/text/text.ts';
import { orderedHours } from '@cuadrilla/domain/people/weekly-hours.ts';
import { emptyRecord, type Stored } from '@cuadrilla/domain/records/record.ts';
import { searchedTexts } from '@cuadrilla/domain/records/record-search.ts';
import { PERSON, TECHNICIAN_PROFILE, USER, type UserFields } from '@cuadrilla/domain/records/user.ts';
import { isDocumentId } from '../../store/document-id.ts';
import { searchFields } from '../../store/lists/search-fields.ts';
import { auditedFields, readFields, recordFields } from '../../store/record-document.ts';
import type { User } from '../user.ts';

/** Tokens of sessions that began before `sessionsFrom` are refused. */
export type FoundUser =
  { kind: 'user'; user: User; sessionsFrom?: Date; mustChangePassword?: true } | { kind: 'unknownRole' };

export function staffDocument(fields: UserFields): DocumentData {
  const { role, ...person } = recordFields(PERSON, fields);
  const { lastName, name, permissions } = fields;
  return {
    ...person,
    rol: roleToStored(role),
    // Agents and administrators are one list, and one equality fits every index.
    office: !worksInField(role),
    sortName: personSortKey(lastName, name),
    ...searchFields(searchTokens(searchedTexts(USER, fields))),
    ...(worksInField(role) && { profile: recordFields(TECHNICIAN_PROFILE, fields), permissions }),
  };
}

export const auditedStaff = (fields: UserFields): Record<string, unknown> =>
  auditedFields(worksInField(fields.role) ? USER : PERSON, fields);

/** In the order of the ids; null if unknown or without a known role. */
export async function findUsers(
  tx: Transaction,
  firestore: Firestore,
  ids: readonly string[],
): Promise<(User | null)[]> {
  const refs = ids.filter(isDocumentId).map((id) => firestore.doc(`users/${id}`));
  const found = refs.length === 0 ? [] : (await tx.getAll(...refs)).map(toFoundUser);
  const users = found.flatMap((each) => (each?.kind === 'user' ? [each.user] : []));
  return ids.map((id) => users.find((user) => user.id === id) ?? null);
}

export function toFoundUser(snapshot: DocumentSnapshot): FoundUser | null {
  const data = snapshot.data();
  if (data === undefined) return null;
  const role = roleFromStored(data['rol']);
  if (role === null) return { kind: 'unknownRole' };
  const sessionsFrom: unknown = data['sessionsFrom'];
  return {
    kind: 'user',
    ...(sessionsFrom instanceof Timestamp && { sessionsFrom: sessionsFrom.toDate() }),
    ...(data['mustChangePassword'] === true && { mustChangePassword: true as const }),
    user: {
      ...personOf(data),
      ...profileOf(snapshot),
      role,
      id: snapshot.id,
      createdAt: data['timeStamp'] instanceof Timestamp ? data['timeStamp'].toDate() : new Date(0),
      version: typeof data['version'] === 'number' ? data['version'] : 1,
    },
  };
}

function personOf(data: DocumentData): Stored<typeof PERSON> {
  const person = readFields(PERSON, data);
  return {
    ...person,
    name: text(person.name),
    lastName: text(person.lastName),
    email: text(person.email),
    phone: text(person.phone) || null,
    status: person.status === 'ACTIVE' ? 'ACTIVE' : 'SUSPENDED',
  };
}

/** Documents created by hand may contain anything. */
const text = (value: unknown): string => (typeof value === 'string' ? value : '');

type Profile = Omit<UserFields, keyof typeof PERSON>;

/** Default technician fields; also for office staff and documents created by hand. */
export const blankProfile = (uid: string): Profile => ({
  ...emptyRecord(TECHNICIAN_PROFILE),
  color: colorFor(uid),
  permissions: { prices: false, phones: false },
});

/** A new technician may see clients' phones; documents created by hand grant no permissions. */
export function newProfile(uid: string): Profile {
  return { ...blankProfile(uid), permissions: { prices: false, phones: true } };
}

function profileOf(snapshot: DocumentSnapshot): Profile {
  const profile = readFields(TECHNICIAN_PROFILE, (snapshot.get('profile') ?? {}) as object);
  const { prices, phones } = (snapshot.get('permissions') ?? {}) as Partial<Profile['permissions']>;
  return {
    ...profile,
    color: profile.color || colorFor(snapshot.id),
    weeklyHours: profile.weeklyHours && orderedHours(profile.weeklyHours),
    permissions: { prices: prices === true, phones: phones === true },
  };
}
