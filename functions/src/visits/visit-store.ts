import DataLoader from 'dataloader';
import type { Firestore, Transaction } from '@google-cloud/firestore';
import type { LocalDate } from '@cuadrilla/domain/time/local-date.ts';
import type { Interval } from '@cuadrilla/domain/time/time.ts';
import { act, type Done, type Occasion } from '../store/act.ts';
import { isDocumentId } from '../store/document-id.ts';
import type { PlanOutcome, PlanRequest, VisitActOutcome, VisitVersion } from './plan-outcome.ts';
import { annulOne, type Annulment } from './store/annul-writes.ts';
import { withNearestStart } from './store/check-plan.ts';
import { moveOne, scheduleOne, type PlanWritten } from './store/plan-writes.ts';
import { byStart, rowToVisit, toVisit, VISITS_MAX } from './store/visit-document.ts';
import type { Visit } from './visit.ts';

export type VisitStore = {
  /** One read the first time in a request, none after. */
  find: (id: string) => Promise<Visit | null>;
  /** A service's visits by their start: as many reads. */
  ofService: (serviceId: string) => Promise<Visit[]>;
  /** Every visit, but annulled ones, that touches one of the days, at most 30, by its start: as many reads. */
  onDays: (days: readonly LocalDate[]) => Promise<Visit[]>;
  /** The first `max` visits of a technician that begin within a time, annulled ones too, by their start: as many reads. */
  ofTechnician: (technicianId: string, within: Interval, max: number) => Promise<Visit[]>;
  /** The last `max` visits at a site that came to an end, the latest first: as many reads. */
  endedAt: (siteId: string, max: number) => Promise<Visit[]>;
  /** To be told of each visit that another store has written. */
  forget: (id: string) => void;
  schedule: (request: { serviceId: string } & PlanRequest, occasion: Occasion) => Promise<PlanOutcome>;
  move: (request: VisitVersion & PlanRequest, occasion: Occasion) => Promise<PlanOutcome>;
  /** Annuls a visit, or sends it back to the tray. */
  annul: (request: Annulment, occasion: Occasion) => Promise<VisitActOutcome>;
};

/** Whoever plans wants the week's revision, and often one technician's day or one service: each in their turn. */
const LANE = 'planning';
/** Before every end: what has none yet says so with null. */
const EARLIEST = new Date(0);

type VisitReads = Pick<VisitStore, 'find' | 'forget' | 'ofService' | 'onDays' | 'ofTechnician' | 'endedAt'>;

/** What is asked of visits outside a transaction. */
function visitReads(firestore: Firestore): VisitReads {
  const visits = firestore.collection('visits');
  const loader = new DataLoader<string, Visit | null>(async (ids) =>
    (await firestore.getAll(...ids.map((id) => visits.doc(id)))).map(toVisit),
  );
  return {
    find: (id) => (isDocumentId(id) ? loader.load(id) : Promise.resolve(null)),
    forget: (id) => void loader.clear(id),
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

/** The store of one request; `forgetService` is told of each service whose visits changed. */
export function createVisitStore(firestore: Firestore, forgetService: (id: string) => void): VisitStore {
  const reads = visitReads(firestore);
  const forget = ({ ids: [id = '', serviceId = ''] }: Done) => {
    reads.forget(id);
    forgetService(serviceId);
  };
  const plan = async (
    occasion: Occasion,
    work: (tx: Transaction) => Promise<PlanWritten>,
  ): Promise<PlanOutcome> => {
    const outcome = await act<PlanWritten>(firestore, occasion, work, LANE);
    if (outcome.kind === 'done') forget(outcome);
    return outcome.kind === 'slotRefused' ? withNearestStart(firestore, outcome) : outcome;
  };
  return {
    ...reads,
    schedule: (request, occasion) => plan(occasion, (tx) => scheduleOne(tx, firestore, request, occasion)),
    move: (request, occasion) => plan(occasion, (tx) => moveOne(tx, firestore, request, occasion)),
    async annul(request, occasion) {
      const outcome = await act(
        firestore,
        occasion,
        (tx) => annulOne(tx, firestore, request, occasion),
        LANE,
      );
      if (outcome.kind === 'done') forget(outcome);
      return outcome;
    },
  };
}
