import { windowProblems, type NewFirstService } from '@cuadrilla/domain/inputs/services/service.ts';
import type { WorkSite } from '@cuadrilla/domain/records/service.ts';
import type { Client } from '../clients/client.ts';
import { wrongField, type Failure } from '../failures.ts';
import { chooseOwner } from '../staff/owner.ts';
import type { UnitStores } from '../unit/stores.ts';
import { chooseType, fromType, insertService, type MadeBy, type NewServiceStores } from './new-service.ts';
import { workClientOf } from '../clients/work-copies.ts';

/** The first service of a converted prospect; its client and site may be created in the same transaction. */
export type FirstService = {
  service: NewFirstService;
  client: Client;
  site: WorkSite;
  ownerId: string | null;
};

/** Returns validation problems of the input instead of throwing. */
export async function insertFirstService(
  stores: NewServiceStores & Pick<UnitStores, 'staff'>,
  { service, client, site, ownerId }: FirstService,
  by: MadeBy,
): Promise<{ kind: 'made'; id: string } | Extract<Failure, { kind: 'invalid' }>> {
  const [over] = windowProblems(service.promisedWindow, by.now);
  if (over) return wrongField(`service.${over.path}`, over.message);
  const type = await chooseType(stores.settings, service.typeId);
  if (type === null) return wrongField('service.typeId');
  const owner = (await chooseOwner(stores.staff, ownerId)) ?? null;
  const { title, description, notBefore, promisedWindow } = service;
  const usual = fromType(type);
  const draft = {
    ...usual,
    ...workClientOf(client),
    site,
    equipment: [],
    owner,
    title,
    description,
    notBefore,
    promisedWindow,
    underWarranty: false,
    priority: service.priority ?? usual.priority,
    followsUp: null,
    proposedByName: null,
  };
  return { kind: 'made', id: await insertService(stores, draft, by) };
}
