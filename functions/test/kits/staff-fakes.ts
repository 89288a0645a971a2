import { canonicalEmail } from '@cuadrilla/domain/contact/email.ts';
import { personSortKey } from '@cuadrilla/domain/text/text.ts';
import type { User } from '../../src/staff/user.ts';
import type { FoundUser } from '../../src/staff/store/user-document-store.ts';
import { staffListName, type StaffRequest, type UserStore } from '../../src/staff/store/user-store.ts';
import type { Unit } from '../../src/unit/unit.ts';
import { decodeCursor, encodeCursor } from '../../src/store/lists/cursor.ts';
import type { Intent, KnownIntent } from '../../src/store/intent-keys.ts';
import type { Page } from '../../src/store/lists/list-page.ts';

type Address = { uid: string } | { attempt: string; intent?: string | null; until: number };
type StoredIntent = { operation: string; fingerprint: string; resultIds: string[] };

export type Data = {
  users: Map<string, FoundUser>;
  addresses: Map<string, Address>;
  intents: Map<string, StoredIntent>;
  audit: unknown[];
};

export const intentName = ({ actor, key }: Intent) => `${actor}_${key.toLowerCase()}`;

export function knownIntent(stored: StoredIntent | undefined, intent: Intent): KnownIntent {
  if (!stored) return { kind: 'new' };
  const isSame = stored.operation === intent.operation && stored.fingerprint === intent.fingerprint;
  return isSame ? { kind: 'done', resultIds: stored.resultIds } : { kind: 'reused' };
}

/** A refusal writes nothing, and a used key returns the first answer. */
export function fakeUnit({ addresses, audit, intents, users }: Data): Unit<'staff' | 'addresses'> {
  const unused = () => {
    throw new Error('A change of details does not ask for this');
  };
  return async (by, work) => {
    const known = by.intent ? knownIntent(intents.get(intentName(by.intent)), by.intent) : null;
    if (known?.kind === 'reused') return { kind: 'keyReused' };
    if (known?.kind === 'done') return { kind: 'done', ids: known.resultIds };
    const writes: (() => void)[] = [];
    const findUser = (uid: string) => {
      const found = users.get(uid);
      return Promise.resolve(found?.kind === 'user' ? found.user : null);
    };
    const outcome = await work({
      staff: {
        ...{ find: unused, findUsers: unused, hasOtherActiveAdmin: unused, endSessions: unused, findUser },
        save(before, after) {
          writes.push(() => {
            users.set(after.id, { kind: 'user', user: { ...after, version: before.version + 1 } });
            audit.push({ actor: by.actor, action: by.action, after });
          });
          return Promise.resolve();
        },
      },
      addresses: {
        move({ email, attempt }, user) {
          const address = addresses.get(canonicalEmail(email));
          if (!address || !('attempt' in address) || address.attempt !== attempt)
            return Promise.resolve(false);
          writes.push(() => {
            addresses.delete(canonicalEmail(user.email));
            addresses.set(canonicalEmail(email), { uid: user.id });
          });
          return Promise.resolve(true);
        },
      },
    });
    if (outcome.kind !== 'done') return outcome;
    for (const write of writes) write();
    if (by.intent && 'ids' in outcome) {
      intents.set(intentName(by.intent), { ...by.intent, resultIds: outcome.ids });
    }
    return outcome;
  };
}

/** By name only: the real store's orders and searches are tested on the emulator. */
export function fakeUserStore(users: Map<string, FoundUser>): UserStore {
  const everybody = () =>
    [...users.values()].flatMap((found) => (found.kind === 'user' ? [found.user] : [])).sort(byName);
  const find = (uid: string) => Promise.resolve(users.get(uid) ?? null);
  return {
    find,
    reload: find,
    list: (request) => Promise.resolve(pageOf(everybody(), request)),
    team: (roles) =>
      Promise.resolve(everybody().filter(({ role, status }) => status === 'ACTIVE' && roles.includes(role))),
    countActiveTechnicians: () =>
      Promise.resolve(
        everybody().filter(({ role, status }) => role === 'TECHNICIAN' && status === 'ACTIVE').length,
      ),
  };
}

const sortNameOf = ({ lastName, name }: User) => personSortKey(lastName, name);
const byName = (a: User, b: User) => (orderOf(a) < orderOf(b) ? -1 : 1);
const orderOf = (user: User) => `${sortNameOf(user)}\u0000${user.id}`;

function pageOf(everybody: User[], { of, status, sort, first, after }: StaffRequest): Page<User> {
  const list = staffListName({ of, sort });
  const start = after === null ? null : decodeCursor(list, after, 1);
  const rows = everybody
    .filter(({ role }) => (of === 'technicians') === (role === 'TECHNICIAN'))
    .filter((user) => status === null || user.status === status);
  const rest = rows.filter((user) => !start || orderOf(user) > `${start.k[0]?.slice(1)}\u0000${start.id}`);
  const edges = rest.slice(0, first).map((node) => ({
    cursor: encodeCursor(list, { k: [`s${sortNameOf(node)}`], id: node.id }),
    node,
  }));
  const pageInfo = { hasNextPage: rest.length > first, endCursor: edges.at(-1)?.cursor ?? null };
  return { edges, pageInfo, totalCount: after === null ? rows.length : null };
}
