import { Timestamp, type Firestore, type Query, type Transaction } from '@google-cloud/firestore';
import { isVisitOver, isVisitUnderWay, VISIT_STATUSES } from '@cuadrilla/domain/visits/visit-states.ts';
import { isDocumentId } from '../../store/document-id.ts';

export type Place = { clientId: string } | { siteId: string };

/** A technician's visits at a place, without cancelled ones. */
type VisitsThere = { anyOpen: boolean; anyEndedLately: boolean };

export type SiteAccessStore = {
  isAtWork: (technicianId: string, siteId: string) => Promise<boolean>;
  /** Two reads. */
  visitsAt: (technicianId: string, place: Place, endedSince: Date) => Promise<VisitsThere>;
};

const OPEN = VISIT_STATUSES.filter((status) => !isVisitOver(status));
const NONE: VisitsThere = { anyOpen: false, anyEndedLately: false };
const UNDER_WAY = VISIT_STATUSES.filter(isVisitUnderWay);

export const createSiteAccessStore = (firestore: Firestore): SiteAccessStore =>
  siteAccess(firestore, async (query) => !(await query.get()).empty);

/** Within a transaction that depends on it. */
export const siteAccessRecords = (firestore: Firestore, tx: Transaction): SiteAccessStore =>
  siteAccess(firestore, async (query) => !(await tx.get(query)).empty);

function siteAccess(firestore: Firestore, hasRows: (query: Query) => Promise<boolean>): SiteAccessStore {
  return {
    isAtWork: (technicianId, siteId) =>
      hasRows(ownVisits(firestore, technicianId, { siteId }).where('status', 'in', UNDER_WAY).limit(1)),
    async visitsAt(technicianId, place, endedSince) {
      if (!isDocumentId('siteId' in place ? place.siteId : place.clientId)) return NONE;
      const visits = ownVisits(firestore, technicianId, place);
      const [anyOpen, anyEndedLately] = await Promise.all([
        hasRows(visits.where('status', 'in', OPEN).limit(1)),
        hasRows(visits.where('endedAt', '>=', Timestamp.fromDate(endedSince)).limit(1)),
      ]);
      return { anyOpen, anyEndedLately };
    },
  };
}

function ownVisits(firestore: Firestore, technicianId: string, place: Place): Query {
  const own = firestore.collection('visits').where('technicianIds', 'array-contains', technicianId);
  return 'siteId' in place
    ? own.where('site.id', '==', place.siteId)
    : own.where('client.id', '==', place.clientId);
}
