import DataLoader from 'dataloader';
import type { Firestore, Transaction } from '@google-cloud/firestore';
import type { WorkReviewStatus } from '@cuadrilla/domain/field/field-work.ts';
import { act, type Occasion } from '../store/act.ts';
import { codeLane } from '../store/codes.ts';
import { isDocumentId } from '../store/document-id.ts';
import { listPage, type Page } from '../store/lists/list-page.ts';
import { applyReview, type Application } from './apply-review-store.ts';
import { rejectReview, type DecideOutcome, type Handle, type ReviewVersion } from './decide-review-store.ts';
import { actsQuery, rowToReview, toActs, toReview } from './review-document-store.ts';
import type { FiledAct, WorkReview } from './work-review.ts';

export type WorkReviewStore = {
  /** One read the first time in a request, none after. */
  find: (id: string) => Promise<WorkReview | null>;
  /** A review's acts in their order: as many reads. */
  acts: (id: string) => Promise<FiledAct[]>;
  /** A service's reviews, the latest first: as many reads. */
  ofService: (serviceId: string) => Promise<WorkReview[]>;
  /** A technician's since a time, the latest first: as many reads. */
  ofTechnician: (technicianId: string, since: Date) => Promise<WorkReview[]>;
  list: (request: {
    status: WorkReviewStatus;
    first: number;
    after: string | null;
  }) => Promise<Page<WorkReview>>;
  /** How many wait for the office: one read a thousand. */
  countOpen: () => Promise<number>;
  /** Applies work to its visit or to another; each in its turn, because a report may be frozen. */
  apply: (request: Application, occasion: Occasion) => Promise<DecideOutcome>;
  reject: (request: ReviewVersion & { reason: string }, occasion: Occasion) => Promise<DecideOutcome>;
};

const LATEST = { name: 'workReviews.openedAt', field: 'openedAt', of: 'instant', direction: 'desc' } as const;
const OWN_MAX = 100;

/** The store of one request; `forget` is told of each visit and service that changed. */
export function createWorkReviewStore(
  firestore: Firestore,
  forget: (changed: { visitIds: string[]; serviceId: string }) => void,
): WorkReviewStore {
  const reviews = firestore.collection('workReviews');
  const loader = new DataLoader<string, WorkReview | null>(async (ids) =>
    (await firestore.getAll(...ids.map((id) => reviews.doc(id)))).map(toReview),
  );
  const decide =
    <R>(
      work: (handle: Handle, request: R, occasion: Occasion) => Promise<DecideOutcome>,
      lane: string | null,
    ) =>
    async (request: R, occasion: Occasion) => {
      const inTransaction = (tx: Transaction) => work({ tx, firestore }, request, occasion);
      const outcome = await act<DecideOutcome>(firestore, occasion, inTransaction, lane);
      loader.clearAll();
      const [, serviceId = '', ...visitIds] = outcome.kind === 'done' ? outcome.ids : [];
      forget({ visitIds, serviceId });
      return outcome;
    };
  return {
    find: (id) => (isDocumentId(id) ? loader.load(id) : Promise.resolve(null)),
    acts: async (id) => toActs((await actsQuery(firestore, id).get()).docs),
    async ofService(serviceId) {
      const { docs } = await reviews.where('service.id', '==', serviceId).get();
      return docs.map(rowToReview).sort((a, b) => b.openedAt.getTime() - a.openedAt.getTime());
    },
    async ofTechnician(technicianId, since) {
      const own = reviews.where('technician.id', '==', technicianId).where('openedAt', '>=', since);
      return (await own.orderBy('openedAt', 'desc').limit(OWN_MAX).get()).docs.map(rowToReview);
    },
    list: ({ status, ...page }) =>
      listPage({ ...page, query: reviews.where('status', '==', status), sort: LATEST }, toReview),
    countOpen: async () => (await reviews.where('status', '==', 'OPEN').count().get()).data().count,
    apply: decide(applyReview, codeLane('report')),
    reject: decide(rejectReview, null),
  };
}
