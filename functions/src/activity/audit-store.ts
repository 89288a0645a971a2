import type { DocumentSnapshot, Firestore, Query } from '@google-cloud/firestore';
import { dayInterval } from '@cuadrilla/domain/time/time.ts';
import type { AuditFilter } from '../graphql/types.generated.ts';
import { companyZone } from '../settings/company-zone-store.ts';
import { subjectKey, type Audited } from '../store/audit.ts';
import { isDocumentId } from '../store/document-id.ts';
import { listPage, type Page } from '../store/lists/list-page.ts';
import type { Bound } from '../store/lists/sort-value.ts';
import type { ActivityEntry } from './activity-entry.ts';

/** The kind as stored: an absence is one, in any timeline. */
export type AuditedEntry = Omit<ActivityEntry, 'entity' | 'entityId'> & { kind: Audited; recordId: string };

export type AuditPage = { first: number; after: string | null; filter: AuditFilter };

/** Read-only: entries are written with their change, and never modified. */
export type AuditStore = {
  list: (page: AuditPage, now: Date) => Promise<Page<AuditedEntry>>;
};

const LATEST = { name: 'audit.at', field: 'at', of: 'instant', direction: 'desc' } as const;

const NOTHING: Page<AuditedEntry> = {
  edges: [],
  pageInfo: { hasNextPage: false, endCursor: null },
  totalCount: 0,
};

export function createAuditStore(firestore: Firestore): AuditStore {
  return {
    async list({ first, after, filter }, now) {
      const { recordId } = filter;
      if (recordId != null && !isDocumentId(recordId)) return NOTHING;
      const query = matching(firestore.collection('audit'), filter);
      const bounds = await boundsOf(firestore, filter, now);
      return listPage({ query, bounds, sort: LATEST, first, after }, toAudited);
    },
  };
}

/** Records that belong to it have its id too, so the kind adds nothing. */
function matching(audit: Query, { actorId, kind, recordId }: AuditFilter): Query {
  const by = actorId == null ? audit : audit.where('actor', '==', actorId);
  if (kind == null) return by;
  if (recordId == null) return by.where('entity', '==', kind);
  return by.where('on', 'array-contains', subjectKey({ entity: kind, id: recordId }));
}

async function boundsOf(firestore: Firestore, { from, to }: AuditFilter, now: Date): Promise<Bound[]> {
  if (from == null && to == null) return [];
  const zone = await companyZone(firestore, now);
  return [
    ...(from == null ? [] : [['>=', dayInterval(zone, from).start] satisfies Bound]),
    ...(to == null ? [] : [['<', dayInterval(zone, to).end] satisfies Bound]),
  ];
}

type Stored = Omit<AuditedEntry, 'id' | 'at' | 'actorId' | 'kind' | 'recordId'> & {
  at: { toDate: () => Date };
  actor: string;
  entity: Audited;
  entityId: string;
};

function toAudited(snapshot: DocumentSnapshot): AuditedEntry {
  const { at, actor, entity, entityId, ...data } = snapshot.data() as Stored;
  return { ...data, id: snapshot.id, at: at.toDate(), actorId: actor, kind: entity, recordId: entityId };
}
