import { dueAtOf } from '@cuadrilla/domain/services/deadline.ts';
import { serviceActProblem } from '@cuadrilla/domain/services/service-acts.ts';
import { assertCan, occasionOf, type Acting, type Key } from '../unit/acting.ts';
import { CONFLICT, NOT_FOUND, refused, wrongField, type Conflict, type Failure } from '../unit/failures.ts';
import type { UpdateServiceInput } from '../graphql/types.generated.ts';
import type { Done } from '../store/act.ts';
import type { Unit, UnitStores } from '../unit/unit.ts';
import { readServiceInput } from './asked-service.ts';
import { mayReadService } from './ownership.ts';
import { chooseReferences } from './service-references.ts';
import type { Service } from './service.ts';

type Names = 'clients' | 'sites' | 'equipment' | 'staff' | 'services' | 'settings';

/** How a change of a service ends; done with its id. */
export type ServiceOutcome = Done | Failure | Conflict;

const OTHER_CLIENT = 'El cliente de un servicio no se puede cambiar';
const OTHER_TYPE = 'El tipo de un servicio no se puede cambiar';

/** Changes what is known of a service; its visits carry what a plan shows of it. */
export async function updateService(
  { unit, now }: { unit: Unit<Names>; now: () => Date },
  viewer: Acting,
  { id, version, service }: UpdateServiceInput,
  key: Key,
): Promise<ServiceOutcome> {
  assertCan(viewer, 'services:edit');
  const validation = readServiceInput(service);
  if (!validation.ok) return { kind: 'invalid', fields: validation.fields };
  const asked = validation.value;
  const occasion = occasionOf(viewer, 'updateService', { id, version, ...asked }, { key, now: now() });
  return unit(occasion, async (stores) => {
    const before = await stores.services.find(id);
    if (before === null || !mayReadService(viewer, before)) return NOT_FOUND;
    if (before.version !== version) return CONFLICT;
    const problem = serviceActProblem('edit', { status: before.status, hasVisitInProgress: false });
    if (problem !== null) return refused(problem);
    if (asked.typeId !== before.typeId) return wrongField('service.typeId', OTHER_TYPE);
    const client = await stores.clients.findCurrent(asked.clientId);
    if (client?.id !== before.client.id) return wrongField('service.clientId', OTHER_CLIENT);
    const about = await chooseReferences(stores, client, asked, before);
    if (about.kind === 'invalid') return about;
    const { title, description, notBefore, promisedWindow, underWarranty } = asked;
    const fields = {
      ...{ site: about.site, equipment: about.equipment, owner: about.owner },
      ...{ title, description, notBefore, promisedWindow, underWarranty },
      priority: asked.priority ?? before.priority,
      durationMinutes: asked.durationMinutes ?? before.durationMinutes,
    };
    const dueAt = await dueAfter(stores.settings, before, fields);
    await stores.services.save(before, { ...before, ...fields, dueAt });
    return { kind: 'done', ids: [id] };
  });
}

/** The settings count only where what they are counted from changes: a promise is not moved by a new rule. */
async function dueAfter(
  settings: UnitStores['settings'],
  before: Service,
  { priority, notBefore, durationMinutes }: Pick<Service, 'priority' | 'notBefore' | 'durationMinutes'>,
): Promise<Date> {
  if (priority === before.priority && notBefore?.getTime() === before.notBefore?.getTime()) {
    return before.dueAt;
  }
  const { requestedAt, heldMs } = before;
  const buffers = await settings.section('buffers');
  const company = await settings.companyHours();
  return dueAtOf({ requestedAt, notBefore, priority, durationMinutes, buffers, company, heldMs });
}
