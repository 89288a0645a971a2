import { canAny, type Permission } from '@cuadrilla/domain/people/permissions.ts';
import { assertCan } from '../unit/acting.ts';
import type { GraphQLContext } from '../server/context.ts';
import { forReader, maySeePhones, maySeePrices } from '../work/ownership.ts';
import type { User } from '../staff/user.ts';
import type { Page } from '../store/lists/list-page.ts';
import type { ActivityEntry } from './activity-entry.ts';
import type { TimelineOf } from './activity-store.ts';
import { withoutFields, type Hidden } from './hidden-fields.ts';

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

/** A technician sees only what they did themselves on their own services, without the fields that the service hides from them. */
export async function readActivity(
  { stores }: Pick<GraphQLContext, 'stores'>,
  viewer: User,
  of: TimelineOf,
  { first, after }: { first: number; after: string | null },
): Promise<Page<ActivityEntry>> {
  assertCan(viewer, 'activity:read');
  assertCan(viewer, OPENED_WITH[of.entity]);
  if (canAny(viewer.role, 'activity:read')) return stores.activity.page(of, { first, after, actorId: null });
  if (forReader(viewer, await stores.services.find(of.id)) === null) return NOTHING;
  const page = await stores.activity.page(of, { first, after, actorId: viewer.id });
  const hidden: Hidden = { prices: !maySeePrices(viewer), phones: !maySeePhones(viewer) };
  const edges = page.edges.map(({ cursor, node }) => ({ cursor, node: withoutFields(node, hidden) }));
  return { ...page, edges };
}
