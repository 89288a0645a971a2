import type { Stores } from '../unit/stores.ts';
import type { Reader } from '../work/ownership.ts';
import { visitForReader } from '../work/visit-ownership.ts';
import type { Visit } from '../work/visit.ts';

/** Null where the visit is no longer one that the person may read. */
export const readWorkedVisit = async (
  { stores }: { stores: Pick<Stores, 'visits'> },
  viewer: Reader,
  id: string,
): Promise<Visit | null> => visitForReader(viewer, await stores.visits.find(id));
