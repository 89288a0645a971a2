import { can, canAny } from '@cuadrilla/domain/people/permissions.ts';
import { RECORDS } from '@cuadrilla/domain/records/records.ts';
import { assertCan } from '../acting.ts';
import type { GraphQLContext } from '../server/context.ts';
import { forReader, maySeePhones, maySeePrices } from '../work/ownership.ts';
import type { User } from '../staff/user.ts';
import type { Page } from '../store/lists/list-page.ts';
import type { ActivityEntry } from './activity-entry.ts';
import type { TimelineOf } from './activity-store.ts';
import { isDated, isRecord } from './value-text.ts';

type Hidden = { prices: boolean; phones: boolean; costs: boolean };

type Changes = { before: Record<string, unknown> | null; after: Record<string, unknown> | null };

const PRICES = /price|discount|amount|vat|cents|totals/i;
const PHONES = /phone/i;
const COSTS = /^cost/i;

const NOTHING: Page<ActivityEntry> = {
  edges: [],
  pageInfo: { hasNextPage: false, endCursor: null },
  totalCount: null,
};

/** Without the fields that the person may not see; a technician sees only what they did themselves on their own services. */
export async function readActivity(
  { stores }: Pick<GraphQLContext, 'stores'>,
  viewer: User,
  of: TimelineOf,
  { first, after }: { first: number; after: string | null },
): Promise<Page<ActivityEntry>> {
  assertCan(viewer, 'activity:read');
  assertCan(viewer, RECORDS[of.entity].opens);
  const seesAll = canAny(viewer.role, 'activity:read');
  if (!seesAll && forReader(viewer, await stores.services.find(of.id)) === null) return NOTHING;
  const page = await stores.activity.page(of, { first, after, actorId: seesAll ? null : viewer.id });
  const hidden: Hidden = {
    prices: !maySeePrices(viewer),
    phones: !maySeePhones(viewer),
    costs: !can(viewer.role, 'items:costs'),
  };
  const edges = page.edges.map(({ cursor, node }) => ({ cursor, node: withoutFields(node, hidden) }));
  return { ...page, edges };
}

function withoutFields<E extends Changes>(entry: E, { prices, phones, costs }: Hidden): E {
  const patterns = [...(prices ? [PRICES] : []), ...(phones ? [PHONES] : []), ...(costs ? [COSTS] : [])];
  if (patterns.length === 0) return entry;
  const isHidden = (name: string) => patterns.some((pattern) => pattern.test(name));
  const strip = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(strip);
    if (!isRecord(value) || isDated(value)) return value;
    const shown = Object.entries(value).filter(([name]) => !isHidden(name));
    return Object.fromEntries(shown.map(([name, inner]) => [name, strip(inner)]));
  };
  const { before, after } = entry;
  return { ...entry, before: strip(before), after: strip(after) };
}
