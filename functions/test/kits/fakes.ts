/**
 * In-memory stand-ins: what one method writes, another reads. To make one fail, spread it: `{ ...world.accountStore, commit:
 * async () => { throw … } }`.
 */
import { randomUUID } from 'node:crypto';
import { canonicalEmail } from '@cuadrilla/domain/contact/email.ts';
import type { Role } from '@cuadrilla/domain/people/roles.ts';
import type { AccountProvider, NewAccount } from '../../src/staff/accounts/account-provider.ts';
import type { AccountStore, NewUser } from '../../src/staff/accounts/account-store.ts';
import type { Reservation } from '../../src/staff/accounts/reservation-store.ts';
import type { User } from '../../src/staff/user.ts';
import { blankProfile, type FoundUser } from '../../src/staff/store/user-document-store.ts';
import type { UserStore } from '../../src/staff/store/user-store.ts';
import type { Unit } from '../../src/unit/unit.ts';
import type { Act } from '../../src/store/act.ts';
import { fakeUnit, fakeUserStore, intentName, knownIntent, type Data } from './staff-fakes.ts';

export type World = Data & {
  auth: Map<string, NewAccount>;
  revoked: string[];
  accounts: AccountProvider;
  accountStore: AccountStore;
  unit: Unit<'staff' | 'addresses'>;
  createUserStore: () => UserStore;
  /** Everything stored outside Auth as text, to search for leaks. */
  dump: () => string;
};

export function createWorld(): World {
  const data: Data = { users: new Map(), addresses: new Map(), intents: new Map(), audit: [] };
  const auth = new Map<string, NewAccount>();
  const revoked: string[] = [];
  return {
    ...data,
    auth,
    revoked,
    accounts: fakeAccounts(auth, revoked),
    accountStore: fakeAccountStore(data),
    unit: fakeUnit(data),
    createUserStore: () => fakeUserStore(data.users),
    dump: () => JSON.stringify([[...data.users], [...data.addresses], [...data.intents], data.audit]),
  };
}

function fakeAccounts(auth: Map<string, NewAccount>, revoked: string[]): AccountProvider {
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
    emailOf: (uid) => Promise.resolve(auth.get(uid)?.email ?? null),
    updateEmail(uid, email) {
      const account = auth.get(uid);
      if (!account) return Promise.resolve('noAccount');
      if (![null, uid].includes(uidOf(email))) return Promise.resolve('emailExists');
      auth.set(uid, { ...account, email });
      return Promise.resolve('updated');
    },
    setPassword(uid, password) {
      const account = auth.get(uid);
      if (account) auth.set(uid, { ...account, password });
      return Promise.resolve();
    },
    revoke(uid) {
      revoked.push(uid);
      return Promise.resolve();
    },
    madeBefore: () => Promise.resolve([...auth].map(([uid, { email }]) => ({ uid, email }))),
    remove(uid) {
      auth.delete(uid);
      return Promise.resolve();
    },
  };
}

const nameOf = ({ email }: Reservation) => canonicalEmail(email);
const lease = ({ attempt, intent = null }: Reservation, now: Date) => ({
  ...{ attempt, intent, until: now.getTime() + 60_000 },
});

function reserve(addresses: Data['addresses'], reservation: Reservation, now: Date) {
  const address = addresses.get(nameOf(reservation));
  if (address && 'uid' in address) return 'taken';
  const { intent } = reservation;
  const isOwn = intent != null && address?.intent === intent;
  if (address && address.until > now.getTime() && !isOwn) return 'held';
  addresses.set(nameOf(reservation), lease(reservation, now));
  return 'reserved';
}

function fakeAccountStore(data: Data): AccountStore {
  const { addresses, intents, users } = data;
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
    reserve: (reservation, now) => Promise.resolve(reserve(addresses, reservation, now)),
    isHeld(email, now) {
      const address = addresses.get(canonicalEmail(email));
      return Promise.resolve(address !== undefined && 'until' in address && address.until > now.getTime());
    },
    renew: (reservation, now) =>
      ifMine(reservation, () => addresses.set(nameOf(reservation), lease(reservation, now))),
    async release(reservation) {
      await ifMine(reservation, () => addresses.delete(nameOf(reservation)));
    },
    hasUser: (uid) => Promise.resolve(users.has(uid)),
    findUser: (uid) => Promise.resolve(users.get(uid) ?? null),
    ownAddress: (uid) => Promise.resolve(ownAddress(data, uid)),
    async adopt(reservation, uid) {
      await ifMine(reservation, () => addresses.set(nameOf(reservation), { uid }));
    },
    commit: async (reservation, user, act) =>
      ifMine(reservation, () => writeUser(data, nameOf(reservation), user, act)),
    hasAdmin: () => Promise.resolve([...users.values()].some((found) => isOf(found, 'ADMIN'))),
  };
}

function ownAddress({ addresses, users }: Data, uid: string): string | null {
  const found = users.get(uid);
  const email = found?.kind === 'user' ? found.user.email : '';
  const address = addresses.get(canonicalEmail(email));
  return address && 'uid' in address && address.uid === uid ? email : null;
}

function writeUser({ addresses, audit, intents, users }: Data, address: string, user: NewUser, by: Act) {
  const { intent } = by;
  if (users.has(user.uid)) throw new Error(`ALREADY_EXISTS: users/${user.uid}`);
  if (intent && intents.has(intentName(intent))) throw new Error(`ALREADY_EXISTS: ${intentName(intent)}`);
  addresses.set(address, { uid: user.uid });
  users.set(user.uid, activeUser(user, by.now));
  audit.push({ actor: by.actor, action: by.action, after: user });
  if (intent) intents.set(intentName(intent), { ...intent, resultIds: [user.uid] });
}

/** Exactly the stored fields, so that a leak is not hidden. */
export function activeUser({ uid, ...fields }: NewUser, createdAt: Date): FoundUser {
  return {
    kind: 'user',
    user: { id: uid, ...fields, status: 'ACTIVE', createdAt, version: 1, ...blankProfile(uid) },
  };
}

function isOf(found: FoundUser, role: Role): found is { kind: 'user'; user: User } {
  return found.kind === 'user' && found.user.role === role;
}
