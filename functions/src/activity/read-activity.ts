import { canAny } from '@cuadrilla/domain/people/permissions.ts';
import { RECORDS } from '@cuadrilla/domain/records/records.ts';
import { assertCan } from '../acting.ts';
import { forReader } from '../work/ownership.ts';
import type { ServiceStore } from '../services/store/service-store.ts';
import type { User } from '../staff/user.ts';
import type { Page } from '../store/lists/list-page.ts';
import type { ActivityEntry } from './activity-entry.ts';
import type { ActivityStore, TimelineOf } from './activity-store.ts';
import { withoutHidden } from './hidden-fields.ts';

type Deps = {
  stores: { activity: Pick<ActivityStore, 'page'>; services: Pick<ServiceStore, 'find'> };
};

const NOTHING: Page<ActivityEntry> = {
  edges: [],
  pageInfo: { hasNextPage: false, endCursor: null },
  totalCount: null,
};

/** Without the fields that the user may not see; technicians see only their own entries on their own services. */
export async function readActivity(
  { stores }: Deps,
  viewer: User,
  of: TimelineOf,
  { first, after }: { first: number; after: string | null },
): Promise<Page<ActivityEntry>> {
  assertCan(viewer, 'activity:read');
  assertCan(viewer, RECORDS[of.entity].opens);
  const seesAll = canAny(viewer.role, 'activity:read');
  if (!seesAll && forReader(viewer, await stores.services.find(of.id)) === null) return NOTHING;
  const page = await stores.activity.page(of, { first, after, actorId: seesAll ? null : viewer.id });
  const hide = withoutHidden(viewer);
  const edges = page.edges.map(({ cursor, node }) => ({ cursor, node: hide(node) }));
  return { ...page, edges };
}
