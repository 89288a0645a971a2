import { dueAtOf } from '@cuadrilla/domain/services/deadline.ts';
import { newLineOf } from '@cuadrilla/domain/items/line-of-item.ts';
import type { ServiceLine } from '@cuadrilla/domain/records/line.ts';
import { emptyRecord } from '@cuadrilla/domain/records/record.ts';
import { SERVICE } from '@cuadrilla/domain/records/service.ts';
import type { Priority } from '@cuadrilla/domain/services/service-type.ts';
import type { ServiceType } from '../settings/settings.ts';
import type { Actor } from '../store/act.ts';
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

export async function chooseType(settings: UnitStores['settings'], id: string): Promise<ServiceType | null> {
  const { values } = await settings.section('serviceTypes');
  return values.find((type) => type.id === id && !type.retired) ?? null;
}

export type NewServiceStores = Pick<UnitStores, 'services' | 'settings' | 'codes' | 'items'>;

/** `actor` is the author of the first lines. */
export type MadeBy = { actor: Actor; now: Date };

/** It starts with the lines of its type, without retired items. */
export async function insertService(
  stores: NewServiceStores,
  draft: Draft,
  { actor, now }: MadeBy,
  id: string = stores.services.newId(),
): Promise<string> {
  const { services, settings, codes } = stores;
  const { notBefore, priority, durationMinutes } = draft;
  const buffers = await settings.section('buffers');
  const company = await settings.companyHours();
  const lines = await firstLines(stores, draft, actor);
  services.insert({
    ...emptyRecord(SERVICE),
    ...draft,
    id,
    lines,
    code: await codes.next('service'),
    requestedAt: now,
    dueAt: dueAtOf({ requestedAt: now, notBefore, priority, durationMinutes, buffers, company, heldMs: 0 }),
  });
  return id;
}

async function firstLines(
  { settings, items, services }: NewServiceStores,
  { typeId, underWarranty }: Draft,
  { id: authorId, name: authorName }: Actor,
): Promise<ServiceLine[]> {
  const { defaultLines = [] } = (await chooseType(settings, typeId)) ?? {};
  if (defaultLines.length === 0) return [];
  const found = await items.findAll(defaultLines.map(({ itemId }) => itemId));
  return defaultLines.flatMap(({ quantityMilli }, index) => {
    const item = found[index];
    if (!item || item.archived) return [];
    const own = { id: services.newId(), authorId, authorName, version: 1 };
    return [{ ...newLineOf(item, { quantityMilli, underWarranty }), ...own }];
  });
}
