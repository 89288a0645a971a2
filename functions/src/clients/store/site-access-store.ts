import { Timestamp, type Firestore, type Query, type Transaction } from '@google-cloud/firestore';
import { isVisitOver, isVisitUnderWay, VISIT_STATUSES } from '@cuadrilla/domain/visits/visit-states.ts';
import { isDocumentId } from '../../store/document-id.ts';

export type Place = { clientId: string } | { siteId: string };

export type SiteAccessStore = {
  /** Whether a technician has a visit there that is open or ended at most 30 days ago: two reads. */
  hasAccess: (technicianId: string, place: Place, now: Date) => Promise<boolean>;
};

const KEPT_MS = 30 * 86_400_000;
const OPEN = VISIT_STATUSES.filter((status) => !isVisitOver(status));
const UNDER_WAY = VISIT_STATUSES.filter(isVisitUnderWay);

export function createSiteAccessStore(firestore: Firestore): SiteAccessStore {
  return {
    hasAccess: (technicianId, place, now) =>
      hasAccess(firestore, { technicianId, place, now }, async (query) => (await query.get()).empty),
  };
}

/** `atWork` allows changes to the site's equipment, `known` only reading. */
export type SiteAccess = 'atWork' | 'known' | 'none';

/** Like `hasAccess`, within a transaction that depends on it. */
export async function siteAccessOf(
  tx: Transaction,
  firestore: Firestore,
  asked: { technicianId: string; siteId: string; now: Date },
): Promise<SiteAccess> {
  const { technicianId, now } = asked;
  const place = { siteId: asked.siteId };
  const isEmpty = async (query: Query) => (await tx.get(query)).empty;
  const underWay = visitsAt(firestore, technicianId, place).where('status', 'in', UNDER_WAY);
  if (!(await isEmpty(underWay.limit(1)))) return 'atWork';
  return (await hasAccess(firestore, { technicianId, place, now }, isEmpty)) ? 'known' : 'none';
}

type Asked = { technicianId: string; place: Place; now: Date };

async function hasAccess(
  firestore: Firestore,
  { technicianId, place, now }: Asked,
  isEmpty: (query: Query) => Promise<boolean>,
): Promise<boolean> {
  if (!isDocumentId('siteId' in place ? place.siteId : place.clientId)) return false;
  const visits = visitsAt(firestore, technicianId, place);
  const since = Timestamp.fromMillis(now.getTime() - KEPT_MS);
  const none = await Promise.all([
    isEmpty(visits.where('status', 'in', OPEN).limit(1)),
    isEmpty(visits.where('endedAt', '>=', since).limit(1)),
  ]);
  return none.includes(false);
}

function visitsAt(firestore: Firestore, technicianId: string, place: Place): Query {
  const own = firestore.collection('visits').where('technicianIds', 'array-contains', technicianId);
  return 'siteId' in place
    ? own.where('site.id', '==', place.siteId)
    : own.where('client.id', '==', place.clientId);
}
