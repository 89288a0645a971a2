import {
  Timestamp,
  type DocumentData,
  type DocumentSnapshot,
  type Firestore,
  type Transaction,
} from '@google-cloud/firestore';
import { colorFor } from '@cuadrilla/domain/text/colors.ts';
import { roleFromStored, roleToStored, worksInField } from '@cuadrilla/domain/people/roles.ts';
import { phoneWords, searchTokens } from '@cuadrilla/domain/text/search.ts';
import { personSortKey } from '@cuadrilla/domain/text/text.ts';
import { DAYS, type WeeklyHours } from '@cuadrilla/domain/people/weekly-hours.ts';
import { isDocumentId } from '../../store/document-id.ts';
import type { User } from '../user.ts';

/** Sessions that began before `sessionsFrom` are over. */
export type FoundUser =
  { kind: 'user'; user: User; sessionsFrom?: Date; mustChangePassword?: true } | { kind: 'unknownRole' };

export type StaffFields = Omit<User, 'id' | 'createdAt' | 'version'>;

export function staffDocument(fields: StaffFields): DocumentData {
  const { email, name, lastName, phone, role, status, permissions, ...profile } = fields;
  return {
    ...{ email, name, lastName, phone, rol: roleToStored(role), status },
    // Agents and administrators are one list, and one equality fits every index.
    office: !worksInField(role),
    sortName: personSortKey(lastName, name),
    search: searchTokens([name, lastName, email, ...(phone === null ? [] : phoneWords(phone))]),
    ...(worksInField(role) ? { profile: pickProfile(profile), permissions } : {}),
  };
}

export function auditedStaff(fields: StaffFields): Record<string, unknown> {
  const { email, name, lastName, phone, role, status, permissions } = fields;
  const everybody = { name, lastName, email, phone, role, status };
  return worksInField(role) ? { ...everybody, ...pickProfile(fields), permissions } : everybody;
}

function pickProfile({ color, skillIds, zoneIds, weeklyHours }: Omit<Profile, 'permissions'>) {
  return { color, skillIds, zoneIds, weeklyHours };
}

/** In the order of the ids; null if unknown or without a role of ours. */
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
      id: snapshot.id,
      email: text(data['email']),
      name: text(data['name']),
      lastName: text(data['lastName']),
      phone: text(data['phone']) || null,
      role,
      // Any value but ACTIVE keeps the person out, and so does none: nobody said that they may work.
      status: data['status'] === 'ACTIVE' ? 'ACTIVE' : 'SUSPENDED',
      createdAt: data['timeStamp'] instanceof Timestamp ? data['timeStamp'].toDate() : new Date(0),
      version: typeof data['version'] === 'number' ? data['version'] : 1,
      ...profileOf(snapshot),
    },
  };
}

type Profile = Pick<User, 'color' | 'skillIds' | 'zoneIds' | 'weeklyHours' | 'permissions'>;

/** What somebody has of a technician's before anybody said anything; the office, and documents by hand, keep to it. */
export function blankProfile(uid: string): Profile {
  return {
    color: colorFor(uid),
    skillIds: [],
    zoneIds: [],
    weeklyHours: null,
    permissions: { prices: false, phones: false },
  };
}

/** A new technician can call whoever they go to; what was stored before says for itself, and a document by hand grants nothing. */
export function newProfile(uid: string): Profile {
  return { ...blankProfile(uid), permissions: { prices: false, phones: true } };
}

function profileOf(snapshot: DocumentSnapshot): Profile {
  const blank = blankProfile(snapshot.id);
  const profile = (snapshot.get('profile') ?? {}) as Partial<Profile>;
  const permissions = (snapshot.get('permissions') ?? {}) as Partial<Profile['permissions']>;
  return {
    color: profile.color ?? blank.color,
    skillIds: profile.skillIds ?? blank.skillIds,
    zoneIds: profile.zoneIds ?? blank.zoneIds,
    weeklyHours: profile.weeklyHours ? inOrder(profile.weeklyHours) : null,
    permissions: { prices: permissions.prices === true, phones: permissions.phones === true },
  };
}

/** Firestore gives maps back in an order of its own; two equal weeks must look alike. */
function inOrder(hours: Partial<WeeklyHours>): WeeklyHours {
  const days = DAYS.map((day) => [day, (hours[day] ?? []).map(({ from, to }) => ({ from, to }))]);
  return Object.fromEntries(days) as WeeklyHours;
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
