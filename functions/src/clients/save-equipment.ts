import * as z from 'zod/mini';
import { equipmentSchema } from '@cuadrilla/domain/inputs/equipment.ts';
import { validate } from '@cuadrilla/domain/inputs/validate.ts';
import { assertCan, occasionOf, type Acting } from '../acting.ts';
import type { CreateEquipmentInput, UpdateEquipmentInput } from '../graphql/types.generated.ts';
import type { ClientDeps } from './create-client.ts';
import type { EquipmentOutcome } from './equipment-store.ts';

type Key = string | null | undefined;

/** Adds a piece of equipment to a site in use; a technician during a visit of theirs there. */
export async function createEquipment(
  { stores, now }: ClientDeps,
  viewer: Acting,
  input: CreateEquipmentInput,
  key: Key,
): Promise<EquipmentOutcome> {
  assertCan(viewer, 'equipment:write');
  const validation = validate(z.object({ equipment: equipmentSchema() }), input);
  if (!validation.ok) return { kind: 'invalid', fields: validation.fields };
  const { equipment } = validation.value;
  return stores.equipment.create(
    { equipment, viewer },
    occasionOf(viewer, 'createEquipment', equipment, { key, now: now() }),
  );
}

/**
 * Changes a piece of equipment, also its site within the client, unless somebody else did since it was seen; a technician during
 * a visit of theirs there, and not its site.
 */
export async function updateEquipment(
  { stores, now }: ClientDeps,
  viewer: Acting,
  { id, version, equipment }: UpdateEquipmentInput,
  key: Key,
): Promise<EquipmentOutcome> {
  assertCan(viewer, 'equipment:write');
  const validation = validate(z.object({ equipment: equipmentSchema() }), { equipment });
  if (!validation.ok) return { kind: 'invalid', fields: validation.fields };
  const request = { id, version, equipment: validation.value.equipment };
  return stores.equipment.update(
    { ...request, viewer },
    occasionOf(viewer, 'updateEquipment', request, { key, now: now() }),
  );
}
