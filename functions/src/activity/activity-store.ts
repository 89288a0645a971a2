import type { DocumentSnapshot, Firestore, Timestamp } from '@google-cloud/firestore';
import { displayName, type PartyNames } from '@cuadrilla/domain/party.ts';
import { subjectKey, writeAudit, type AuditSubject } from '../audit.ts';
import type { EntityKind, NoteKind } from '../graphql/types.generated.ts';
import { act, type Done, type Occasion } from '../store/act.ts';
import { isDocumentId } from '../store/document-id.ts';
import { listPage, type Page } from '../store/list-page.ts';
import { isEntityKind, type ActivityEntry } from './activity-entry.ts';

/** Whose timeline: the kind of record and its id. */
export type TimelineOf = { entity: EntityKind; id: string };

/** Something to be written into the timeline of a prospect or a client. */
export type Note = { entity: 'PROSPECT' | 'CLIENT'; id: string; kind: NoteKind; text: string };

export type ActivityStore = {
  /** A page of a timeline, the latest first: `first` + 1 reads. That of a record there is not is empty. */
  page: (of: TimelineOf, first: number, after: string | null) => Promise<Page<ActivityEntry>>;
  /** One entry. */
  find: (id: string) => Promise<ActivityEntry | null>;
  /** Writes a note; the id of a `done` is the entry's. */
  addNote: (note: Note, occasion: Occasion) => Promise<Done | { kind: 'notFound' } | { kind: 'keyReused' }>;
};

const LATEST = { name: 'activity.at', field: 'at', direction: 'desc' } as const;
const COLLECTIONS = { PROSPECT: 'prospects', CLIENT: 'clients' } as const;

/** The store of one request. */
export function createActivityStore(firestore: Firestore): ActivityStore {
  const audit = firestore.collection('audit');
  return {
    async page(of, first, after) {
      if (!isDocumentId(of.id)) {
        return { edges: [], pageInfo: { hasNextPage: false, endCursor: null }, totalCount: null };
      }
      const query = audit.where('on', 'array-contains', subjectKey(of));
      return listPage({ query, sort: LATEST, first, after }, toEntry);
    },
    async find(id) {
      const snapshot = await audit.doc(id).get();
      return snapshot.exists ? toEntry(snapshot) : null;
    },
    addNote: (note, occasion) => addNote(firestore, note, occasion),
  };
}

function addNote(firestore: Firestore, { entity, id, kind, text }: Note, occasion: Occasion) {
  return act(firestore, occasion, async (tx) => {
    if (!isDocumentId(id)) return { kind: 'notFound' } as const;
    const record = (await tx.get(firestore.doc(`${COLLECTIONS[entity]}/${id}`))).data();
    if (!record) return { kind: 'notFound' } as const;
    const entry = writeAudit(firestore, tx, {
      actor: occasion.actor,
      action: occasion.action,
      entity,
      entityId: id,
      subject: displayName(record as PartyNames),
      text,
      noteKind: kind,
      before: null,
      after: null,
      at: occasion.now,
    });
    return { kind: 'done', ids: [entry] } satisfies Done;
  });
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
