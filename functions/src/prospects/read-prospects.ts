import { assertCan, type Acting } from '../acting.ts';
import type { ProspectFilter, ProspectTotal } from '../graphql/types.generated.ts';
import type { Page } from '../store/lists/list-page.ts';
import type { Stores } from '../unit/stores.ts';
import type { Prospect } from './prospect.ts';

type Deps = { stores: Pick<Stores, 'prospects'> };
type Asked = Parameters<Stores['prospects']['list']>[0];

export function readProspects(
  { stores, now }: Deps & { now: () => Date },
  viewer: Acting,
  asked: Asked,
): Promise<Page<Prospect>> {
  assertCan(viewer, 'prospects:open');
  return stores.prospects.list(asked, now());
}

export function readProspectTotals(
  { stores }: Deps,
  viewer: Acting,
  filter: ProspectFilter,
): Promise<ProspectTotal[]> {
  assertCan(viewer, 'prospects:open');
  return stores.prospects.totals(filter);
}

export function readProspect({ stores }: Deps, viewer: Acting, id: string): Promise<Prospect | null> {
  assertCan(viewer, 'prospects:open');
  return stores.prospects.find(id);
}
