import type { DocumentSnapshot, Firestore, Timestamp } from '@google-cloud/firestore';
import { displayName, type PartyNames } from '@cuadrilla/domain/contact/party.ts';
import { occurredAtOf } from '@cuadrilla/domain/visits/visit-states.ts';
import { subjectKey, toldTimes, writeAudit, type AuditEntry, type AuditSubject } from '../unit/audit.ts';
import type { EntityKind, NoteKind } from '../graphql/types.generated.ts';
import type { FieldReport } from '../field-work/field-report.ts';
import { lastVisitOf } from '../field-work/last-visit.ts';
import { visitsOf } from '../visits/store/visit-document.ts';
import { answerOne } from '../prospects/convert/answer-store.ts';
import { mayReadService, type Reader } from '../services/ownership.ts';
import type { Service } from '../services/service.ts';
import { act, type Done, type Occasion } from '../store/act.ts';
import { isDocumentId } from '../store/document-id.ts';
import { listPage, type Page } from '../store/lists/list-page.ts';
import { isEntityKind, type ActivityEntry } from './activity-entry.ts';

/** Whose timeline: the kind of record and its id. */
export type TimelineOf = { entity: EntityKind; id: string };

/** Which entries tell of a record's own fields; of a visit, those of its service about it. */
export type ChangesOf = AuditSubject & { visitId: string | null };

/** Which page; `actorId` for what one person did, null for what everybody did. */
export type TimelinePage = { first: number; after: string | null; actorId: string | null };

/** The kinds of record that people write notes about. */
export type Noted = 'PROSPECT' | 'CLIENT' | 'SERVICE';

/** Something to be written into the timeline of a record, and who writes it. */
export type Note = {
  entity: Noted;
  id: string;
  kind: NoteKind;
  text: string;
  /** When it was written, as the device says. */
  report: FieldReport;
  /** Whether it takes a prospect out of «Nuevo». */
  answers: boolean;
  viewer: Reader;
};

export type ActivityStore = {
  /** A page of a timeline, the latest first: `first` + 1 reads. That of a record there is not is empty. */
  page: (of: TimelineOf, request: TimelinePage) => Promise<Page<ActivityEntry>>;
  /** The last change of a record's own fields, looked for among its last entries; null where none of them is one: a few reads. */
  lastChange: (of: ChangesOf) => Promise<{ byName: string; at: Date } | null>;
  /** One entry. */
  find: (id: string) => Promise<ActivityEntry | null>;
  /** Writes a note; the id of a `done` is the entry's. */
  addNote: (note: Note, occasion: Occasion) => Promise<Done | { kind: 'notFound' } | { kind: 'keyReused' }>;
};

/** A conflict is about something that has just happened. */
const ENTRIES_LOOKED_AT = 10;
/** What a service's version counts; its lines, answers and files have none of it. */
const OWN_ACTS = /^(create|update|hold|resume|cancel|close|reopen)Service$/;

/** What is done about a visit or by a person without a change of it, or of them. */
const NO_CHANGE = /^(fileWork|rejectWorkReview|changeOwnPassword|endSessions|(create|revoke)CalendarFeed)$/;

function isChangeOf(entry: StoredEntry, { entity, id, visitId }: ChangesOf): boolean {
  if (entry.noteKind !== null || NO_CHANGE.test(entry.action)) return false;
  if (visitId !== null) return entry.visitId === visitId && changesVisit(entry);
  if (entry.entity !== entity || entry.entityId !== id) return false;
  return entity !== 'SERVICE' || OWN_ACTS.test(entry.action);
}

/** A step that somebody else had taken by then tells what it was and changes nothing: there was nothing else before it. */
function changesVisit({ action, before }: StoredEntry): boolean {
  return before !== null || action === 'scheduleVisit';
}

const LATEST = { name: 'activity.at', field: 'at', of: 'instant', direction: 'desc' } as const;
const COLLECTIONS: Record<Noted, string> = { PROSPECT: 'prospects', CLIENT: 'clients', SERVICE: 'services' };

/** The store of one request. */
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
    addNote: (note, occasion) => addNote(firestore, note, occasion),
  };
}

/** A note stands in the timeline where it happened, however late it arrives; when that was is kept beside it. */
function addNote(firestore: Firestore, note: Note, occasion: Occasion) {
  const { entity, id, kind, text, report, answers, viewer } = note;
  const times = { ...report, receivedAt: occasion.now };
  return act(firestore, occasion, async (tx) => {
    if (!isDocumentId(id)) return { kind: 'notFound' } as const;
    const record = await tx.get(firestore.doc(`${COLLECTIONS[entity]}/${id}`));
    // What somebody wrote in a visit that was theirs is kept, whoever has it by now.
    const mayHave = entity === 'SERVICE' && record.exists && report.occurredAt !== null;
    const wasTheirs =
      mayHave && subjectOf(entity, record, viewer) === null
        ? lastVisitOf(await visitsOf(tx, firestore, id), viewer.id) !== null
        : false;
    const subject = subjectOf(entity, record, viewer, wasTheirs);
    if (subject === null) return { kind: 'notFound' } as const;
    if (answers) await answerOne({ tx, firestore }, { id, role: viewer.role }, occasion);
    const entry = writeAudit(firestore, tx, {
      actor: occasion.actor,
      action: occasion.action,
      entity,
      entityId: id,
      ...subject,
      text,
      noteKind: kind,
      before: null,
      after: toldTimes(times),
      at: occurredAtOf(times),
    });
    return { kind: 'done', ids: [entry] } satisfies Done;
  });
}

/** How a record is called and in whose timeline a note about it also stands; null for whoever may not know of it. */
function subjectOf(
  entity: Noted,
  record: DocumentSnapshot,
  viewer: Reader,
  wasTheirs = false,
): Pick<AuditEntry, 'subject' | 'alsoOn'> | null {
  const data = record.data();
  if (data === undefined) return null;
  if (entity !== 'SERVICE') return { subject: displayName(data as PartyNames) };
  const { code, title, client, technicianIds } = data as Service;
  if (!wasTheirs && !mayReadService(viewer, { technicianIds })) return null;
  return { subject: `${code} ${title}`, alsoOn: [{ entity: 'CLIENT', id: client.id }] };
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

/** An absence has no timeline: it stands in that of its technician, as something done to them. */
function shownAs(
  { entity, entityId }: Pick<StoredEntry, 'entity' | 'entityId'>,
  on: readonly string[],
): Pick<ActivityEntry, 'entity' | 'entityId'> {
  if (isEntityKind(entity)) return { entity, entityId };
  for (const key of on) {
    const end = key.indexOf('_');
    const kind = key.slice(0, end);
    if (isEntityKind(kind)) return { entity: kind, entityId: key.slice(end + 1) };
  }
  throw new Error(`An entry about ${entity} ${entityId} is in no timeline`);
}
