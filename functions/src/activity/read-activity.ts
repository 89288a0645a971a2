import type { Permission } from '@cuadrilla/domain/people/permissions.ts';
import { assertCan } from '../unit/acting.ts';
import type { GraphQLContext } from '../server/context.ts';
import { forReader, maySeePhones, maySeePrices } from '../services/ownership.ts';
import type { User } from '../staff/user.ts';
import type { Page } from '../store/lists/list-page.ts';
import type { ActivityEntry } from './activity-entry.ts';
import type { TimelineOf } from './activity-store.ts';
import { withoutFields, type Hidden } from './hidden-fields.ts';

/** What happened to a record is for whoever may open the record. */
const OPENED_WITH: Record<TimelineOf['entity'], Permission> = {
  USER: 'technicians:open',
  PROSPECT: 'prospects:open',
  CLIENT: 'clients:open',
  SITE: 'sites:open',
  EQUIPMENT: 'equipment:open',
  SERVICE: 'services:open',
};

const NOTHING: Page<ActivityEntry> = {
  edges: [],
  pageInfo: { hasNextPage: false, endCursor: null },
  totalCount: null,
};

/**
 * A page of a record's timeline; throws FORBIDDEN for whoever may not open such records. Somebody else's service is to a
 * technician as one that there is not; of their own they are told what they did themselves, so that they find their notes
 * again, and of that no more than the service itself tells them.
 */
export async function readActivity(
  { stores }: Pick<GraphQLContext, 'stores'>,
  viewer: User,
  of: TimelineOf,
  { first, after }: { first: number; after: string | null },
): Promise<Page<ActivityEntry>> {
  assertCan(viewer, 'activity:read');
  assertCan(viewer, OPENED_WITH[of.entity]);
  if (viewer.role !== 'TECHNICIAN') return stores.activity.page(of, { first, after, actorId: null });
  if (forReader(viewer, await stores.services.find(of.id)) === null) return NOTHING;
  const page = await stores.activity.page(of, { first, after, actorId: viewer.id });
  const hidden: Hidden = { prices: !maySeePrices(viewer), phones: !maySeePhones(viewer) };
  const edges = page.edges.map(({ cursor, node }) => ({ cursor, node: withoutFields(node, hidden) }));
  return { ...page, edges };
}
