import { Timestamp, type Firestore } from '@google-cloud/firestore';
import type { LocalDate } from '@cuadrilla/domain/time/local-date.ts';
import type { Interval } from '@cuadrilla/domain/time/time.ts';
import { changesSince, markOf, timeOfMark } from '../store/visit-changes.ts';
import { loadById, type ById } from '../store/load-by-id.ts';
import { byStart, rowToVisit, toVisit } from '../work/store/visit-document.ts';
import { VISITS_MAX, type Visit } from '../work/visit.ts';

export type VisitStore = ById<Visit> & {
  /** By start. */
  ofService: (serviceId: string) => Promise<Visit[]>;
  /** Without cancelled ones, by start; at most 30 days. */
  onDays: (days: readonly LocalDate[]) => Promise<Visit[]>;
  /** By start, including cancelled ones. */
  ofTechnician: (technicianId: string, within: Interval, max: number) => Promise<Visit[]>;
  /** The mark for requesting changes that the reads of this request may miss: a minute ago. */
  markNow: () => string;
  /** Visits that were noted since, those of noted services too; null if they are too many or too old. Visits are not read again. */
  changesFor: (technicianId: string, mark: string) => Promise<{ mark: string; visitIds: string[] } | null>;
  /** The latest first. */
  endedAt: (siteId: string, max: number) => Promise<Visit[]>;
};

/** Longer than a request takes. */
const REQUEST_MS = 60_000;

/** Excludes visits whose `endedAt` is null. */
const EARLIEST = new Date(0);

export function createVisitStore(firestore: Firestore): VisitStore {
  const visits = firestore.collection('visits');
  const byId = loadById(firestore, 'visits', toVisit);
  const ofService = async (serviceId: string) => {
    const ofIt = visits.where('summary.serviceId', '==', serviceId);
    return byStart((await ofIt.limit(VISITS_MAX).get()).docs.map(rowToVisit));
  };
  return {
    ...byId,
    ofService,
    markNow: () => markOf(Timestamp.fromMillis(Date.now() - REQUEST_MS)),
    async changesFor(technicianId, mark) {
      const since = timeOfMark(mark);
      const changes = since && (await changesSince(firestore, { technicianIds: technicianId }, since));
      if (!changes) return null;
      const theirs = (await Promise.all(changes.serviceIds.map(ofService))).flat();
      for (const visit of theirs) byId.prime(visit.id, visit);
      const visitIds = [...new Set([...changes.visitIds, ...theirs.map(({ id }) => id)])];
      return { mark: markOf(changes.readAt), visitIds };
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
