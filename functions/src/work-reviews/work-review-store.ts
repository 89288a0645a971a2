import type { Firestore } from '@google-cloud/firestore';
import type { WorkReviewStatus } from '@cuadrilla/domain/field/field-work.ts';
import { loadById, type ById } from '../store/load-by-id.ts';
import { listPage, type Page } from '../store/lists/list-page.ts';
import { actsQuery, rowToReview, toActs, toReview } from './review-document-store.ts';
import type { FiledAct, WorkReview } from './work-review.ts';

export type WorkReviewStore = ById<WorkReview> & {
  acts: (id: string) => Promise<FiledAct[]>;
  /** The latest first. */
  ofService: (serviceId: string) => Promise<WorkReview[]>;
  /** The latest first. */
  ofTechnician: (technicianId: string, since: Date) => Promise<WorkReview[]>;
  list: (request: {
    status: WorkReviewStatus;
    first: number;
    after: string | null;
  }) => Promise<Page<WorkReview>>;
  /** One read per thousand. */
  countOpen: () => Promise<number>;
};

const LATEST = { name: 'workReviews.openedAt', field: 'openedAt', of: 'instant', direction: 'desc' } as const;
const OWN_MAX = 100;

export function createWorkReviewStore(firestore: Firestore): WorkReviewStore {
  const reviews = firestore.collection('workReviews');
  return {
    ...loadById(firestore, 'workReviews', toReview),
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
  };
}
