import * as z from 'zod/mini';
import { dueAtOf } from '@cuadrilla/domain/services/deadline.ts';
import { serviceProblems } from '@cuadrilla/domain/inputs/services/service.ts';
import { validate } from '@cuadrilla/domain/inputs/parts/validate.ts';
import { changeSchema, noPhones } from '@cuadrilla/domain/records/record-schema.ts';
import { SERVICE } from '@cuadrilla/domain/records/service.ts';
import { serviceActProblem } from '@cuadrilla/domain/services/service-acts.ts';
import { assertCan, actOf, type Acting, type Key } from '../acting.ts';
import { CONFLICT, NOT_FOUND, refused, wrongField, type Conflict, type Failure } from '../failures.ts';
import type { ServiceInput, UpdateServiceInput } from '../graphql/types.generated.ts';
import type { Done } from '../store/act.ts';
import type { Unit } from '../unit/unit.ts';
import type { UnitStores } from '../unit/stores.ts';
import { mayReadService } from '../work/ownership.ts';
import { chooseReferences } from './service-references.ts';
import type { Service } from '../work/service.ts';

type Names = 'clients' | 'sites' | 'equipment' | 'staff' | 'services' | 'settings';

export type ServiceOutcome = Done | Failure | Conflict;

const OTHER_CLIENT = 'El cliente de un servicio no se puede cambiar';
const OTHER_TYPE = 'El tipo de un servicio no se puede cambiar';

export async function updateService(
  { unit, now }: { unit: Unit<Names>; now: () => Date },
  viewer: Acting,
  { id, version, service: input }: UpdateServiceInput,
  key: Key,
): Promise<ServiceOutcome> {
  assertCan(viewer, 'services:edit');
  const service = withoutNulls(input);
  const schema = z.object({ service: changeSchema(SERVICE, noPhones, service) });
  const validation = validate(schema, { service });
  if (!validation.ok) return { kind: 'invalid', fields: validation.fields };
  const sent = validation.value.service;
  const act = actOf(viewer, 'updateService', { id, version, ...sent }, { key, now: now() });
  return unit(act, async (stores) => {
    const before = await stores.services.find(id);
    if (before === null || !mayReadService(viewer, before)) return NOT_FOUND;
    if (before.version !== version) return CONFLICT;
    const problem = serviceActProblem('edit', { status: before.status, hasVisitInProgress: false });
    if (problem !== null) return refused(problem);
    const { clientId = before.client.id, siteId, equipmentIds, ownerId, ...changes } = sent;
    const after = { ...before, ...changes };
    const [wrong] = serviceProblems(after);
    if (wrong) return wrongField(`service.${wrong.path}`, wrong.message);
    if (after.typeId !== before.typeId) return wrongField('service.typeId', OTHER_TYPE);
    const client = await stores.clients.findCurrent(clientId);
    if (client?.id !== before.client.id) return wrongField('service.clientId', OTHER_CLIENT);
    const ids = {
      siteId: siteId ?? before.site.id,
      equipmentIds: equipmentIds ?? before.equipment.map((each) => each.id),
      ownerId: ownerId === undefined ? (before.owner?.id ?? null) : ownerId,
    };
    const about = await chooseReferences(stores, client, ids, before);
    if (about.kind === 'invalid') return about;
    const { site, equipment, owner } = about;
    const dueAt = await dueAfter(stores.settings, before, after);
    await stores.services.save(before, { ...after, site, equipment, owner, dueAt });
    return { kind: 'done', ids: [id] };
  });
}

/** In an update null keeps these two fields. */
function withoutNulls({ priority, durationMinutes, ...rest }: ServiceInput): ServiceInput {
  return {
    ...rest,
    ...(priority == null ? {} : { priority }),
    ...(durationMinutes == null ? {} : { durationMinutes }),
  };
}

/** Recalculated only if a field it depends on changes: new settings do not move a promised deadline. */
async function dueAfter(
  settings: UnitStores['settings'],
  before: Service,
  { priority, notBefore, durationMinutes }: Pick<Service, 'priority' | 'notBefore' | 'durationMinutes'>,
): Promise<Date> {
  if (priority === before.priority && notBefore?.getTime() === before.notBefore?.getTime()) {
    return before.dueAt;
  }
  const { heldMs } = before;
  const requestedAt = before.reopenedAt ?? before.requestedAt;
  const buffers = await settings.section('buffers');
  const company = await settings.companyHours();
  return dueAtOf({ requestedAt, notBefore, priority, durationMinutes, buffers, company, heldMs });
}
