import * as z from 'zod/mini';
import { serviceSchema, windowProblems } from '@cuadrilla/domain/inputs/services/service.ts';
import { validate } from '@cuadrilla/domain/inputs/parts/validate.ts';
import { assertCan, actOf, type Acting, type Key } from '../acting.ts';
import { ARCHIVED_CLIENT } from '../clients/client-refusals.ts';
import { refused, wrongField, type Failure } from '../failures.ts';
import type { CreateServiceInput } from '../graphql/types.generated.ts';
import type { Done } from '../store/act.ts';
import type { Unit } from '../unit/unit.ts';
import { chooseType, fromType, insertService } from './new-service.ts';
import { chooseReferences } from './service-references.ts';
import { serviceRefOf } from '../work/service.ts';
import { workClientOf } from '../clients/work-copies.ts';

type Names = 'clients' | 'sites' | 'equipment' | 'staff' | 'services' | 'settings' | 'codes' | 'items';

/** Requires a site in use; the service type supplies missing values. */
export async function createService(
  { unit, now }: { unit: Unit<Names>; now: () => Date },
  viewer: Acting,
  input: CreateServiceInput,
  key: Key,
): Promise<Done | Failure> {
  assertCan(viewer, 'services:create');
  const validation = validate(z.object({ service: serviceSchema() }), input);
  if (!validation.ok) return { kind: 'invalid', fields: validation.fields };
  const { service } = validation.value;
  const { clientId, siteId, equipmentIds, ownerId, ...typed } = service;
  const followsUpId = input.followsUpId ?? null;
  const act = actOf(viewer, 'createService', { service, followsUpId }, { key, now: now() });
  return unit(
    act,
    async (stores) => {
      // Checked here, because a repeated request with its key may arrive after that time.
      const [over] = windowProblems(service.promisedWindow, act.now);
      if (over) return wrongField(`service.${over.path}`, over.message);
      const client = await stores.clients.findCurrent(clientId);
      if (client === null) return wrongField('service.clientId');
      if (client.archived) return refused(ARCHIVED_CLIENT);
      const about = await chooseReferences(stores, client, { siteId, equipmentIds, ownerId }, null);
      if (about.kind === 'invalid') return about;
      const type = await chooseType(stores.settings, service.typeId);
      if (type === null) return wrongField('service.typeId');
      const followed = followsUpId === null ? null : await stores.services.find(followsUpId);
      if (followsUpId !== null && followed === null) return wrongField('followsUpId');
      const usual = fromType(type);
      const { site, equipment, owner } = about;
      const draft = {
        ...typed,
        ...usual,
        ...workClientOf(client),
        site,
        equipment,
        owner,
        priority: service.priority ?? usual.priority,
        durationMinutes: service.durationMinutes ?? usual.durationMinutes,
        followsUp: followed && serviceRefOf(followed),
        proposedByName: null,
      };
      return { kind: 'done', ids: [await insertService(stores, draft, act)] };
    },
    'codes.service',
  );
}
