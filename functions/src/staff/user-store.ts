import DataLoader from 'dataloader';
import {
  FieldPath,
  Timestamp,
  type DocumentSnapshot,
  type Firestore,
  type Query,
} from '@google-cloud/firestore';
import { roleFromStored } from '@cuadrilla/domain/roles.ts';
import { isDocumentId } from '../store/document-id.ts';
import type { User } from './user.ts';

/** A document of `users`: a member of staff, or one whose `rol` means nothing to us. */
export type FoundUser = { kind: 'user'; user: User } | { kind: 'unknownRole' };

/** Where a technician stands in the list. */
export type TechnicianPosition = { sortName: string; id: string };

/** A page of technicians; `total` is null where it was not asked for or there are too many to count for one read. */
export type TechnicianRows = {
  rows: { user: User; position: TechnicianPosition }[];
  hasMore: boolean;
  total: number | null;
};

export type UserStore = {
  /** One read the first time in a request, none after. */
  find: (uid: string) => Promise<FoundUser | null>;
  /** `first` + 1 reads, whatever the size of the collection. */
  listTechnicians: (first: number, after: TechnicianPosition | null) => Promise<TechnicianRows>;
  /** Active technicians. */
  countActiveTechnicians: () => Promise<number>;
};

const COUNT_LIMIT = 1_000;

/** The store of one request. */
export function createUserStore(firestore: Firestore): UserStore {
  const users = firestore.collection('users');
  const technicians = users.where('rol', '==', 'technician');
  const loader = new DataLoader<string, FoundUser | null>(async (uids) => {
    const snapshots = await firestore.getAll(...uids.map((uid) => users.doc(uid)));
    return snapshots.map(toFoundUser);
  });
  return {
    find: (uid) => (isDocumentId(uid) ? loader.load(uid) : Promise.resolve(null)),
    listTechnicians: (first, after) => listTechnicians(technicians, first, after),
    async countActiveTechnicians() {
      const result = await technicians.where('status', '==', 'ACTIVE').count().get();
      return result.data().count;
    },
  };
}

/**
 * The first page counts instead of reading one row more: both tell whether there are more, at one read each, and the count
 * also tells how many. It stops at a thousand, which is what one read pays for.
 */
async function listTechnicians(
  technicians: Query,
  first: number,
  after: TechnicianPosition | null,
): Promise<TechnicianRows> {
  const ordered = technicians.orderBy('sortName').orderBy(FieldPath.documentId());
  if (after) {
    const { docs } = await ordered
      .startAfter(after.sortName, after.id)
      .limit(first + 1)
      .get();
    return { rows: docs.slice(0, first).map(toRow), hasMore: docs.length > first, total: null };
  }
  const [{ docs }, counted] = await Promise.all([
    ordered.limit(first).get(),
    // Of the ordered query: a document without the field it is ordered by is not in the list, and not in its number.
    ordered.limit(COUNT_LIMIT).count().get(),
  ]);
  const { count } = counted.data();
  return { rows: docs.map(toRow), hasMore: count > docs.length, total: count < COUNT_LIMIT ? count : null };
}

function toRow(snapshot: DocumentSnapshot) {
  const found = toFoundUser(snapshot);
  if (found?.kind !== 'user') throw new Error(`users/${snapshot.id} is listed as a technician and is none`);
  return { user: found.user, position: { sortName: String(snapshot.get('sortName')), id: snapshot.id } };
}

function toFoundUser(snapshot: DocumentSnapshot): FoundUser | null {
  const data = snapshot.data();
  if (data === undefined) return null;
  const role = roleFromStored(data['rol']);
  if (role === null) return { kind: 'unknownRole' };
  return {
    kind: 'user',
    user: {
      id: snapshot.id,
      email: text(data['email']),
      name: text(data['name']),
      lastName: text(data['lastName']),
      phone: text(data['phone']) || null,
      role,
      // A document written by hand may lack the field; any value but ACTIVE keeps the person out.
      status: (data['status'] ?? 'ACTIVE') === 'ACTIVE' ? 'ACTIVE' : 'SUSPENDED',
      createdAt: data['timeStamp'] instanceof Timestamp ? data['timeStamp'].toDate() : new Date(0),
    },
  };
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
