import type { NewFollowUp } from '@cuadrilla/domain/inputs/services/follow-up.ts';
import { ARCHIVED_CLIENT } from '../../clients/client-refusals.ts';
import { refused } from '../../failures.ts';
import type { UnitStores } from '../../unit/stores.ts';
import { chooseType, fromType, insertService, type FromType, type MadeBy } from '../new-service.ts';
import { referencesNow } from '../service-references.ts';
import { serviceRefOf, type Service } from '../../work/service.ts';
import { workClientOf } from '../../clients/work-copies.ts';

export type FollowUpStores = Pick<
  UnitStores,
  'clients' | 'sites' | 'equipment' | 'staff' | 'services' | 'settings' | 'codes' | 'items'
>;

export type Proposal = NewFollowUp & { followed: Service; proposedByName: string | null };

const ARCHIVED_SITE = 'La ubicación está archivada: restáurala antes';

/** Uses the id made by the device, if any. */
export async function insertFollowUp(
  stores: FollowUpStores,
  { followed, proposedByName, title, description, notBefore }: Proposal,
  by: MadeBy,
  id?: string,
): Promise<{ kind: 'made'; id: string } | { kind: 'transition'; message: string }> {
  const client = await stores.clients.findCurrent(followed.client.id);
  // Clients are never deleted.
  if (client === null) throw new Error(`clients/${followed.client.id} is not there`);
  if (client.archived) return refused(ARCHIVED_CLIENT);
  const about = await referencesNow(stores, client, followed);
  if (about === null) return refused(ARCHIVED_SITE);
  const draft = {
    ...(await typeOf(stores.settings, followed)),
    ...workClientOf(client),
    ...about,
    title,
    description,
    notBefore,
    promisedWindow: null,
    underWarranty: false,
    followsUp: serviceRefOf(followed),
    proposedByName,
  };
  return { kind: 'made', id: await insertService(stores, draft, by, id) };
}

/** The present type, or the stored copy if the type is retired. */
async function typeOf(
  settings: UnitStores['settings'],
  followed: Service,
): Promise<FromType & Pick<Service, 'priority'>> {
  const type = await chooseType(settings, followed.typeId);
  if (type) return fromType(type);
  const { typeId, typeName, category, durationMinutes, skillIds, instructions, priority } = followed;
  const { checklist, requiresSignature, minPhotos } = followed;
  return {
    typeId,
    typeName,
    category,
    durationMinutes,
    skillIds,
    instructions,
    priority,
    checklist,
    requiresSignature,
    minPhotos,
  };
}
