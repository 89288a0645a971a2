import * as z from 'zod/mini';
import { equipmentSchema, plateSchema, type Plate } from '@cuadrilla/domain/inputs/equipment.ts';
import { validate } from '@cuadrilla/domain/inputs/validate.ts';
import { todayIn } from '@cuadrilla/domain/local-date.ts';
import { assertCan, occasionOf, type Acting } from '../acting.ts';
import type {
  CorrectEquipmentInput,
  CreateEquipmentInput,
  UpdateEquipmentInput,
} from '../graphql/types.generated.ts';
import type { ClientDeps } from './create-client.ts';
import type { EquipmentOutcome, InVisit } from './equipment-store.ts';

type Key = string | null | undefined;

/** The rules as they are on the company's day. */
async function schemaOf({ stores, now }: ClientDeps) {
  const today = todayIn(await stores.settings.timeZone(now()), now());
  return z.object({ equipment: equipmentSchema(today) });
}

/** Adds a piece of equipment to a site in use; a technician during a visit of theirs there. */
export async function createEquipment(
  deps: ClientDeps,
  viewer: Acting,
  input: CreateEquipmentInput,
  key: Key,
): Promise<EquipmentOutcome> {
  assertCan(viewer, 'equipment:write');
  const validation = validate(await schemaOf(deps), input);
  if (!validation.ok) return { kind: 'invalid', fields: validation.fields };
  const { equipment } = validation.value;
  const { id = null } = input;
  const now = deps.now();
  // What no device has named is told apart by what it says, as before.
  const asked = id === null ? equipment : { ...equipment, id };
  return deps.stores.equipment.create(
    { id, equipment, viewer, ...inVisit(input, now) },
    occasionOf(viewer, 'createEquipment', asked, { key, now }),
  );
}

/** Corrects what the plate of a machine says; a technician in a visit of theirs at its site. */
export async function correctEquipment(
  deps: ClientDeps,
  viewer: Acting,
  input: CorrectEquipmentInput,
  key: Key,
): Promise<EquipmentOutcome> {
  assertCan(viewer, 'equipment:write');
  const validation = validate(plateSchema(), input);
  if (!validation.ok) return { kind: 'invalid', fields: validation.fields };
  const said = Object.entries(validation.value).filter(([name]) => input[name as keyof Plate] !== undefined);
  const correction: Partial<Plate> = Object.fromEntries(said);
  const now = deps.now();
  return deps.stores.equipment.correct(
    { id: input.id, correction, viewer, ...inVisit(input, now) },
    occasionOf(viewer, 'correctEquipment', { id: input.id, ...correction }, { key, now }),
  );
}

function inVisit(
  { visitId = null, occurredAt = null }: Pick<CorrectEquipmentInput, 'visitId' | 'occurredAt'>,
  now: Date,
): InVisit {
  return { visitId, at: occurredAt ?? now };
}

/**
 * Changes a piece of equipment, also its site within the client, unless somebody else did since it was seen; a technician during
 * a visit of theirs there, and not its site.
 */
export async function updateEquipment(
  deps: ClientDeps,
  viewer: Acting,
  { id, version, equipment }: UpdateEquipmentInput,
  key: Key,
): Promise<EquipmentOutcome> {
  assertCan(viewer, 'equipment:write');
  const validation = validate(await schemaOf(deps), { equipment });
  if (!validation.ok) return { kind: 'invalid', fields: validation.fields };
  const request = { id, version, equipment: validation.value.equipment };
  return deps.stores.equipment.update(
    { ...request, viewer },
    occasionOf(viewer, 'updateEquipment', request, { key, now: deps.now() }),
  );
}
