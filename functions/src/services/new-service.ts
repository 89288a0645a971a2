import { dueAtOf } from '@cuadrilla/domain/services/deadline.ts';
import { emptyRecord } from '@cuadrilla/domain/records/record.ts';
import { SERVICE } from '@cuadrilla/domain/records/service.ts';
import type { Priority } from '@cuadrilla/domain/services/service-type.ts';
import type { ServiceType } from '../settings/settings.ts';
import type { UnitStores } from '../unit/stores.ts';
import type { Service } from '../work/service.ts';

export type FromType = Pick<
  Service,
  | 'typeId'
  | 'typeName'
  | 'category'
  | 'durationMinutes'
  | 'skillIds'
  | 'instructions'
  | 'checklist'
  | 'requiresSignature'
  | 'minPhotos'
>;

export type Draft = FromType &
  Pick<
    Service,
    'client' | 'billing' | 'site' | 'equipment' | 'title' | 'description' | 'priority' | 'owner'
  > &
  Pick<Service, 'notBefore' | 'promisedWindow' | 'underWarranty' | 'followsUp' | 'proposedByName'>;

/** A copy, so that later changes of the type do not affect the service. */
export function fromType(type: ServiceType): FromType & { priority: Priority } {
  const { id, name, category, durationMinutes, priority, instructions } = type;
  const { skillIds, requiresSignature, minPhotos } = type;
  return {
    typeId: id,
    typeName: name,
    category,
    durationMinutes,
    priority,
    instructions,
    skillIds,
    requiresSignature,
    minPhotos,
    checklist: type.checklist.map((item, index) => ({ ...item, id: `p${index + 1}` })),
  };
}

/** Null if the type is retired or unknown. */
export async function chooseType(settings: UnitStores['settings'], id: string): Promise<ServiceType | null> {
  const { values } = await settings.section('serviceTypes');
  return values.find((type) => type.id === id && !type.retired) ?? null;
}

export async function insertService(
  { services, settings, codes }: Pick<UnitStores, 'services' | 'settings' | 'codes'>,
  draft: Draft,
  now: Date,
  id: string = services.newId(),
): Promise<string> {
  const { notBefore, priority, durationMinutes } = draft;
  const buffers = await settings.section('buffers');
  const company = await settings.companyHours();
  services.insert({
    ...emptyRecord(SERVICE),
    ...draft,
    id,
    code: await codes.next('service'),
    requestedAt: now,
    dueAt: dueAtOf({ requestedAt: now, notBefore, priority, durationMinutes, buffers, company, heldMs: 0 }),
  });
  return id;
}
