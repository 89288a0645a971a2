import type { DocumentSnapshot, Firestore, Timestamp } from '@google-cloud/firestore';
import { subjectKey, type AuditSubject } from '../store/audit.ts';
import type { EntityKind } from '../graphql/types.generated.ts';
import { isDocumentId } from '../store/document-id.ts';
import { listPage, type Page } from '../store/lists/list-page.ts';
import { isEntityKind, type ActivityEntry } from './activity-entry.ts';

export type TimelineOf = { entity: EntityKind; id: string };

export type ChangesOf = AuditSubject & { visitId: string | null };

/** `actorId` limits it to the entries of one user. */
export type TimelinePage = { first: number; after: string | null; actorId: string | null };

export type ActivityStore = {
  page: (of: TimelineOf, request: TimelinePage) => Promise<Page<ActivityEntry>>;
  /** The last change of a record's own fields; null if it is not among the last ten entries. */
  lastChange: (of: ChangesOf) => Promise<{ byName: string; at: Date } | null>;
  find: (id: string) => Promise<ActivityEntry | null>;
};

const ENTRIES_LOOKED_AT = 10;
/** The acts that raise a service's version; lines, answers and files do not. */
const OWN_ACTS = /^(create|update|hold|resume|cancel|close|reopen)Service$/;

/** Entries without a change of the record that they are about. */
const NO_CHANGE =
  /^(fileWork|rejectWorkReview|changeOwnPassword|endSessions|downloadBillingBatch|(create|revoke)CalendarFeed)$/;

function isChangeOf(entry: StoredEntry, { entity, id, visitId }: ChangesOf): boolean {
  if (entry.noteKind !== null || NO_CHANGE.test(entry.action)) return false;
  if (visitId !== null) return entry.visitId === visitId && changesVisit(entry);
  if (entry.entity !== entity || entry.entityId !== id) return false;
  return entity !== 'SERVICE' || OWN_ACTS.test(entry.action);
}

/** A step that was already taken is logged with no `before` and changes nothing. */
function changesVisit({ action, before }: StoredEntry): boolean {
  return before !== null || action === 'scheduleVisit';
}

const LATEST = { name: 'activity.at', field: 'at', of: 'instant', direction: 'desc' } as const;

export function createActivityStore(firestore: Firestore): ActivityStore {
  const audit = firestore.collection('audit');
  return {
    async page(of, { first, after, actorId }) {
      if (!isDocumentId(of.id)) {
        return { edges: [], pageInfo: { hasNextPage: false, endCursor: null }, totalCount: null };
      }
      const about = audit.where('on', 'array-contains', subjectKey(of));
      const query = actorId === null ? about : about.where('actor', '==', actorId);
      return listPage({ query, sort: LATEST, first, after }, toEntry);
    },
    async lastChange(of) {
      const about = audit.where('on', 'array-contains', subjectKey(of));
      const { docs } = await about.orderBy('at', 'desc').limit(ENTRIES_LOOKED_AT).get();
      const last = docs.map((doc) => doc.data() as StoredEntry).find((entry) => isChangeOf(entry, of));
      return last ? { byName: last.actorName, at: last.at.toDate() } : null;
    },
    async find(id) {
      const snapshot = await audit.doc(id).get();
      return snapshot.exists ? toEntry(snapshot) : null;
    },
  };
}

function toEntry(snapshot: DocumentSnapshot): ActivityEntry {
  const { at, actor, on, ...data } = snapshot.data() as StoredEntry;
  return { ...data, ...shownAs(data, on), id: snapshot.id, at: at.toDate(), actorId: actor };
}

type StoredEntry = Omit<ActivityEntry, 'id' | 'at' | 'actorId' | 'entity'> & {
  at: Timestamp;
  actor: string;
  entity: AuditSubject['entity'];
  on: string[];
  visitId?: string | null;
};

/** An absence has no timeline of its own: it is shown in that of its technician. */
function shownAs(
  { entity, entityId }: Pick<StoredEntry, 'entity' | 'entityId'>,
  on: readonly string[],
): Pick<ActivityEntry, 'entity' | 'entityId'> {
  if (isEntityKind(entity)) return { entity, entityId };
  for (const key of on) {
    const end = key.indexOf('_');
    const kind = key.slice(0, end) as AuditSubject['entity'];
    if (isEntityKind(kind)) return { entity: kind, entityId: key.slice(end + 1) };
  }
  throw new Error(`An entry about ${entity} ${entityId} is in no timeline`);
}
