import { canFor } from '@cuadrilla/domain/people/permissions.ts';
import { assertCan } from '../acting.ts';
import type { Attachment } from '../attachments/attachment.ts';
import type { WorkReviewStatus } from '../graphql/types.generated.ts';
import type { Page } from '../store/lists/list-page.ts';
import type { Stores } from '../unit/stores.ts';
import type { Reader } from '../work/ownership.ts';
import type { Service } from '../work/service.ts';
import type { WorkReview } from '../work-reviews/work-review.ts';

type Deps<S extends keyof Stores> = { stores: Pick<Stores, S> };

/** How long a technician sees what was filed of their own work. */
const OWN_MS = 14 * 86_400_000;

export function readReviews(
  { stores }: Deps<'workReviews'>,
  viewer: Reader,
  page: { status: WorkReviewStatus; first: number; after: string | null },
): Promise<Page<WorkReview>> {
  assertCan(viewer, 'work-reviews:decide');
  return stores.workReviews.list(page);
}

export function countOpenReviews({ stores }: Deps<'workReviews'>, viewer: Reader): Promise<number> {
  assertCan(viewer, 'work-reviews:decide');
  return stores.workReviews.countOpen();
}

export const readOwnFiledWork = (
  { stores, now }: Deps<'workReviews'> & { now: () => Date },
  { id }: Reader,
): Promise<WorkReview[]> => stores.workReviews.ofTechnician(id, new Date(now().getTime() - OWN_MS));

/** What the technician of the work sent, without documents of the office. */
export async function readReviewFiles(
  { stores }: Deps<'attachments'>,
  { visitId, attachedToId, technician }: WorkReview,
): Promise<Attachment[]> {
  const files = await stores.attachments.ofVisit(attachedToId ?? visitId);
  return files.filter(({ authorId, kind }) => authorId === technician.id && kind !== 'DOCUMENT');
}

export async function readReviewsOf(
  { stores }: Deps<'workReviews'>,
  viewer: Reader,
  { id, reviews }: Pick<Service, 'id' | 'reviews'>,
): Promise<WorkReview[]> {
  // The service stores whether it ever had reviews, so that one without costs no read.
  const all = reviews.total === 0 ? [] : await stores.workReviews.ofService(id);
  return all.filter(({ technician }) =>
    canFor(viewer.role, 'work-reviews:read', technician.id === viewer.id),
  );
}
