import { assertCan, type Acting } from '../acting.ts';
import type { SearchHit } from '../graphql/types.generated.ts';
import type { Stores } from '../unit/stores.ts';

export function readSearch(
  { stores }: { stores: Pick<Stores, 'search'> },
  viewer: Acting,
  typed: string,
): Promise<SearchHit[]> {
  assertCan(viewer, 'search:use');
  return stores.search.find(typed);
}
