/**
 * Stand-ins that behave: what one method writes, another reads. A test makes one of them fail by spreading it:
 * `{ ...world.accountStore, commit: async () => { throw … } }`.
 */
import { randomUUID } from 'node:crypto';
import { canonicalEmail } from '@cuadrilla/domain/email.ts';
import type { Role } from '@cuadrilla/domain/roles.ts';
import { personSortKey } from '@cuadrilla/domain/text.ts';
import type { AccountProvider, NewAccount } from '../src/staff/account-provider.ts';
import type { AccountStore, NewUser, Occasion } from '../src/staff/account-store.ts';
import type { Reservation } from '../src/staff/reservation-store.ts';
import type { User } from '../src/staff/user.ts';
import type { FoundUser, UserStore } from '../src/staff/user-store.ts';
import type { Intent, KnownIntent } from '../src/store/intent-keys.ts';

type Address = { uid: string } | { attempt: string; until: number };
type StoredIntent = { operation: string; fingerprint: string; resultIds: string[] };

type Data = {
  users: Map<string, FoundUser>;
  addresses: Map<string, Address>;
  intents: Map<string, StoredIntent>;
  audit: unknown[];
};

/** Everything the fakes hold, open to a test's eyes. */
export type World = Data & {
  /** Firebase Auth. */
  auth: Map<string, NewAccount>;
  accounts: AccountProvider;
  accountStore: AccountStore;
  createUserStore: () => UserStore;
  /** Everything that was stored outside Auth, as text, to look for what must not be there. */
  dump: () => string;
};

export function createWorld(): World {
  const data: Data = { users: new Map(), addresses: new Map(), intents: new Map(), audit: [] };
  const auth = new Map<string, NewAccount>();
  return {
    ...data,
    auth,
    accounts: fakeAccounts(auth),
    accountStore: fakeAccountStore(data),
    createUserStore: () => fakeUserStore(data.users),
    dump: () => JSON.stringify([[...data.users], [...data.addresses], [...data.intents], data.audit]),
  };
}

function fakeAccounts(auth: Map<string, NewAccount>): AccountProvider {
  const uidOf = (email: string) =>
    [...auth].find(([, account]) => canonicalEmail(account.email) === canonicalEmail(email))?.[0] ?? null;
  return {
    findByEmail: (email) => Promise.resolve(uidOf(email)),
    create(account) {
      if (uidOf(account.email) !== null) return Promise.resolve({ kind: 'emailExists' });
      const uid = `uid-${randomUUID()}`;
      auth.set(uid, account);
      return Promise.resolve({ kind: 'created', uid });
    },
    remove(uid) {
      auth.delete(uid);
      return Promise.resolve();
    },
  };
}

const intentName = ({ actor, key }: Intent) => `${actor}_${key.toLowerCase()}`;

function knownIntent(stored: StoredIntent | undefined, intent: Intent): KnownIntent {
  if (!stored) return { kind: 'new' };
  const isSame = stored.operation === intent.operation && stored.fingerprint === intent.fingerprint;
  return isSame ? { kind: 'done', resultIds: stored.resultIds } : { kind: 'reused' };
}

function fakeAccountStore(data: Data): AccountStore {
  const { addresses, intents, users } = data;
  const nameOf = ({ email }: Reservation) => canonicalEmail(email);
  const lease = ({ attempt }: Reservation, now: Date) => ({ attempt, until: now.getTime() + 60_000 });
  const isMine = (reservation: Reservation) => {
    const address = addresses.get(nameOf(reservation));
    return address !== undefined && 'attempt' in address && address.attempt === reservation.attempt;
  };
  const ifMine = (reservation: Reservation, write: () => void) => {
    const mine = isMine(reservation);
    if (mine) write();
    return Promise.resolve(mine);
  };
  return {
    findIntent: (intent) => Promise.resolve(knownIntent(intents.get(intentName(intent)), intent)),
    reserve(reservation, now) {
      const address = addresses.get(nameOf(reservation));
      if (address && 'uid' in address) return Promise.resolve('taken');
      if (address && address.until > now.getTime()) return Promise.resolve('held');
      addresses.set(nameOf(reservation), lease(reservation, now));
      return Promise.resolve('reserved');
    },
    renew: (reservation, now) =>
      ifMine(reservation, () => addresses.set(nameOf(reservation), lease(reservation, now))),
    async release(reservation) {
      await ifMine(reservation, () => addresses.delete(nameOf(reservation)));
    },
    hasUser: (uid) => Promise.resolve(users.has(uid)),
    async adopt(reservation, uid) {
      await ifMine(reservation, () => addresses.set(nameOf(reservation), { uid }));
    },
    commit: async (reservation, user, occasion) =>
      ifMine(reservation, () => writeUser(data, nameOf(reservation), user, occasion)),
    hasAdmin: () => Promise.resolve([...users.values()].some((found) => isOf(found, 'ADMIN'))),
  };
}

function writeUser({ addresses, audit, intents, users }: Data, address: string, user: NewUser, by: Occasion) {
  const { intent } = by;
  if (users.has(user.uid)) throw new Error(`ALREADY_EXISTS: users/${user.uid}`);
  if (intent && intents.has(intentName(intent))) throw new Error(`ALREADY_EXISTS: ${intentName(intent)}`);
  addresses.set(address, { uid: user.uid });
  users.set(user.uid, activeUser(user, by.now));
  audit.push({ actor: by.actor, action: by.action, after: user });
  if (intent) intents.set(intentName(intent), { ...intent, resultIds: [user.uid] });
}

/** A user as the store would give it back: exactly the fields that are stored, so that a leak is not hidden. */
export function activeUser({ uid, ...fields }: NewUser, createdAt: Date): FoundUser {
  return { kind: 'user', user: { id: uid, ...fields, status: 'ACTIVE', createdAt } };
}

function isOf(found: FoundUser, role: Role): found is { kind: 'user'; user: User } {
  return found.kind === 'user' && found.user.role === role;
}

function fakeUserStore(users: Map<string, FoundUser>): UserStore {
  const technicians = () =>
    [...users.values()]
      .flatMap((found) => (isOf(found, 'TECHNICIAN') ? [found.user] : []))
      .map((user) => ({ user, position: { sortName: personSortKey(user.lastName, user.name), id: user.id } }))
      .sort((a, b) => (orderOf(a.position) < orderOf(b.position) ? -1 : 1));
  return {
    find: (uid) => Promise.resolve(users.get(uid) ?? null),
    listTechnicians(first, after) {
      const all = technicians();
      const rest = all.filter(({ position }) => !after || orderOf(position) > orderOf(after));
      const total = after ? null : all.length;
      return Promise.resolve({ rows: rest.slice(0, first), hasMore: rest.length > first, total });
    },
    countActiveTechnicians: () =>
      Promise.resolve(technicians().filter(({ user }) => user.status === 'ACTIVE').length),
  };
}

const orderOf = ({ sortName, id }: { sortName: string; id: string }) => `${sortName}\u0000${id}`;
