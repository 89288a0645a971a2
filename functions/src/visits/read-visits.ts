import { assertCan } from '../acting.ts';
import { badUserInput } from '../errors.ts';
import type { TechnicianDevice } from '../graphql/types.generated.ts';
import { isDocumentId } from '../store/document-id.ts';
import type { Stores } from '../unit/stores.ts';
import type { Reader } from '../work/ownership.ts';
import { visitForReader } from '../work/visit-ownership.ts';
import type { Visit } from '../work/visit.ts';

const DEVICES_MAX = 50;

/** When the device of each technician was last heard of. */
export async function readDevices(
  { stores }: { stores: Pick<Stores, 'devices'> },
  viewer: Reader,
  technicianIds: readonly string[],
): Promise<TechnicianDevice[]> {
  assertCan(viewer, 'planning:open');
  const ids = [...new Set(technicianIds)];
  if (ids.length > DEVICES_MAX) throw badUserInput(`Se pueden pedir como mucho ${DEVICES_MAX} técnicos`);
  const heard = await stores.devices.lastHeard(ids.filter(isDocumentId));
  return ids.map((technicianId) => ({ technicianId, heardAt: heard.get(technicianId) ?? null }));
}

/** Null for one that the person may not read. */
export async function readVisit(
  { stores }: { stores: Pick<Stores, 'visits'> },
  viewer: Reader,
  id: string,
): Promise<Visit | null> {
  return visitForReader(viewer, await stores.visits.find(id));
}
