import DataLoader from 'dataloader';
import type { Firestore } from '@google-cloud/firestore';
import type { LocalDate } from '@cuadrilla/domain/time/local-date.ts';
import type { Interval } from '@cuadrilla/domain/time/time.ts';
import { isDocumentId } from '../store/document-id.ts';
import { byStart, rowToVisit, toVisit } from '../work/store/visit-document.ts';
import { VISITS_MAX, type Visit } from '../work/visit.ts';

export type VisitStore = {
  /** One read per id and request. */
  find: (id: string) => Promise<Visit | null>;
  /** By start; as many reads as visits. */
  ofService: (serviceId: string) => Promise<Visit[]>;
  /** Without annulled ones, by start; at most 30 days; as many reads as visits. */
  onDays: (days: readonly LocalDate[]) => Promise<Visit[]>;
  /** By start, including annulled ones; as many reads as visits. */
  ofTechnician: (technicianId: string, within: Interval, max: number) => Promise<Visit[]>;
  /** The last `max` visits at a site that came to an end, the latest first: as many reads. */
  endedAt: (siteId: string, max: number) => Promise<Visit[]>;
  /** Call it after a unit of work, which may have changed what was read. */
  forgetAll: () => void;
};

/** Excludes visits whose `endedAt` is null. */
const EARLIEST = new Date(0);

export function createVisitStore(firestore: Firestore): VisitStore {
  const visits = firestore.collection('visits');
  const loader = new DataLoader<string, Visit | null>(async (ids) =>
    (await firestore.getAll(...ids.map((id) => visits.doc(id)))).map(toVisit),
  );
  return {
    find: (id) => (isDocumentId(id) ? loader.load(id) : Promise.resolve(null)),
    forgetAll: () => void loader.clearAll(),
    async ofService(serviceId) {
      const ofIt = visits.where('summary.serviceId', '==', serviceId);
      return byStart((await ofIt.limit(VISITS_MAX).get()).docs.map(rowToVisit));
    },
    async onDays(days) {
      const { docs } = await visits.where('days', 'array-contains-any', days).get();
      return byStart(docs.map(rowToVisit));
    },
    async ofTechnician(technicianId, { start, end }, max) {
      const { docs } = await visits
        .where('technicianIds', 'array-contains', technicianId)
        .where('plannedStart', '>=', start)
        .where('plannedStart', '<', end)
        .orderBy('plannedStart')
        .limit(max)
        .get();
      return byStart(docs.map(rowToVisit));
    },
    async endedAt(siteId, max) {
      const there = visits.where('site.id', '==', siteId).where('endedAt', '>', EARLIEST);
      const { docs } = await there.orderBy('endedAt', 'desc').limit(max).get();
      return docs.map(rowToVisit);
    },
  };
}
