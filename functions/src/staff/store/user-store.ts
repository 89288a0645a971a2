import type { DocumentSnapshot, Firestore, Query } from '@google-cloud/firestore';
import { roleToStored, type Role } from '@cuadrilla/domain/people/roles.ts';
import type { StaffSort } from '../../graphql/types.generated.ts';
import { loadById } from '../../store/load-by-id.ts';
import { listPage, type Page } from '../../store/lists/list-page.ts';
import type { Sort } from '../../store/lists/sort-value.ts';
import type { User, UserStatus } from '../user.ts';
import { toFoundUser, type FoundUser } from './user-document-store.ts';

export type StaffRequest = {
  /** `office` is agents and administrators. */
  of: 'technicians' | 'office' | 'ADMIN' | 'AGENT';
  status: UserStatus | null;
  search: string | null;
  sort: StaffSort;
  first: number;
  after: string | null;
};

export type UserStore = {
  find: (uid: string) => Promise<FoundUser | null>;
  /** Reads again, for the answer to a change. */
  reload: (uid: string) => Promise<FoundUser | null>;
  list: (request: StaffRequest) => Promise<Page<User>>;
  /** Active staff of the roles by name, at most 300. */
  team: (roles: readonly Role[]) => Promise<User[]>;
  countActiveTechnicians: () => Promise<number>;
};

const TEAM_MAX = 300;

const SORTS: Record<StaffSort, Omit<Sort, 'name'>> = {
  NAME: { field: 'sortName', of: 'text', direction: 'asc' },
  NEWEST: { field: 'timeStamp', of: 'instant', direction: 'desc' },
};

export function staffListName({ of, sort }: Pick<StaffRequest, 'of' | 'sort'>): string {
  return `${of === 'technicians' ? 'technicians' : 'agents'}.${sort}`;
}

export function createUserStore(firestore: Firestore): UserStore {
  const users = firestore.collection('users');
  const { find, forget } = loadById(firestore, 'users', toFoundUser);
  return {
    find,
    reload(uid) {
      forget(uid);
      return find(uid);
    },
    list: ({ of, status, search, sort, first, after }) => {
      const everybody = queryOf(users, of);
      const query = status === null ? everybody : everybody.where('status', '==', status);
      const named = { name: staffListName({ of, sort }), ...SORTS[sort] };
      // An invalid role, written by hand into one document, must not fail the whole list.
      return listPage({ query, sort: named, first, after, search }, toUserOrNone);
    },
    async team(roles) {
      if (roles.length === 0) return [];
      const active = users.where('status', '==', 'ACTIVE').where('rol', 'in', roles.map(roleToStored));
      return (await active.orderBy('sortName').limit(TEAM_MAX).get()).docs.map(toUser);
    },
    async countActiveTechnicians() {
      const active = queryOf(users, 'technicians').where('status', '==', 'ACTIVE');
      return (await active.count().get()).data().count;
    },
  };
}

function queryOf(users: Query, of: StaffRequest['of']): Query {
  if (of === 'office') return users.where('office', '==', true);
  return users.where('rol', '==', of === 'technicians' ? 'technician' : roleToStored(of));
}

function toUserOrNone(snapshot: DocumentSnapshot): User | null {
  const found = toFoundUser(snapshot);
  return found?.kind === 'user' ? found.user : null;
}

function toUser(snapshot: DocumentSnapshot): User {
  const user = toUserOrNone(snapshot);
  if (!user) throw new Error(`users/${snapshot.id} is listed as staff and is none`);
  return user;
}
