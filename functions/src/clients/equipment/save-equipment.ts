import * as z from 'zod/mini';
import { equipmentProblems, equipmentSchema, PLATE } from '@cuadrilla/domain/inputs/clients/equipment.ts';
import { validate } from '@cuadrilla/domain/inputs/parts/validate.ts';
import { todayIn } from '@cuadrilla/domain/time/local-date.ts';
import { can, canAny } from '@cuadrilla/domain/people/permissions.ts';
import { EQUIPMENT } from '@cuadrilla/domain/records/equipment.ts';
import type { SiteAccess } from '@cuadrilla/domain/visits/site-access.ts';
import { changeSchema, noPhones } from '@cuadrilla/domain/records/record-schema.ts';
import { assertCan, actOf, type Acting, type Key } from '../../acting.ts';
import { CONFLICT, NOT_FOUND, refused, wrongField, type Conflict, type Failure } from '../../failures.ts';
import type {
  CorrectEquipmentInput,
  CreateEquipmentInput,
  UpdateEquipmentInput,
} from '../../graphql/types.generated.ts';
import type { Reader } from '../../work/ownership.ts';
import type { SettingsStore } from '../../settings/settings-store.ts';
import type { Done } from '../../store/act.ts';
import { isDocumentId } from '../../store/document-id.ts';
import type { UnitStores } from '../../unit/stores.ts';
import { workedIn } from '../../work/visit-ownership.ts';
import { clientRefOf, type Client } from '../client.ts';
import type { ClientDeps } from '../client-deps.ts';
import { ARCHIVED_CLIENT } from '../client-refusals.ts';
import { siteAccessOf } from '../site-access.ts';
import type { Site } from '../sites/site.ts';

export type EquipmentOutcome = Done | Failure | Conflict;

type Names = 'clients' | 'sites' | 'equipment' | 'visits' | 'siteAccess';
type Deps = Pick<ClientDeps<Names>, 'unit' | 'now'> & {
  stores: { settings: Pick<SettingsStore, 'timeZone'> };
};

const NOT_AT_WORK = refused('Solo puedes hacerlo durante una visita tuya en curso en esta ubicación');

const todayOf = async ({ stores, now }: Pick<Deps, 'stores' | 'now'>) =>
  todayIn(await stores.settings.timeZone(now()), now());

/** At a site in use; a technician only during their own visit there. */
export async function createEquipment(
  deps: Deps,
  viewer: Acting,
  input: CreateEquipmentInput,
  key: Key,
): Promise<EquipmentOutcome> {
  assertCan(viewer, 'equipment:write');
  const schema = z.object({ equipment: equipmentSchema(await todayOf(deps)) });
  const validation = validate(schema, input);
  if (!validation.ok) return { kind: 'invalid', fields: validation.fields };
  const { equipment: typed } = validation.value;
  const asked = input.id ?? null;
  // Without an id from a device the request is identified by its content, as in earlier versions of the app.
  const request = asked === null ? typed : { ...typed, id: asked };
  const act = actOf(viewer, 'createEquipment', request, { key, now: deps.now() });
  return deps.unit(act, async (stores) => {
    const { clients, sites, equipment } = stores;
    if (asked !== null && !isDocumentId(asked)) return wrongField('id');
    const access = await accessTo(stores, viewer, typed.siteId, inVisit(input, act.now));
    if (access === 'none') return wrongField('equipment.siteId');
    const site = await sites.find(typed.siteId);
    const client = site && (await clients.findCurrent(site.client.id));
    if (site === null || client === null || site.archived) return wrongField('equipment.siteId');
    if (access !== 'atWork') return NOT_AT_WORK;
    if (client.archived) return refused(ARCHIVED_CLIENT);
    if (asked !== null && (await equipment.find(asked)) !== null) return wrongField('id');
    const id = asked ?? equipment.newId();
    const place = { client: clientRefOf(client), site: { id: site.id, name: site.name } };
    equipment.insert({ ...typed, ...place, id });
    return { kind: 'done', ids: [id] };
  });
}

/**
 * Changes the fields that were sent, also the site within the client, unless the version is stale. A technician may do so only
 * during their own visit there, and may not change the site.
 */
export async function updateEquipment(
  deps: Deps,
  viewer: Acting,
  { id, version, equipment: input }: UpdateEquipmentInput,
  key: Key,
): Promise<EquipmentOutcome> {
  assertCan(viewer, 'equipment:write');
  const schema = z.object({ equipment: changeSchema(EQUIPMENT, noPhones, input) });
  const validation = validate(schema, { equipment: input });
  if (!validation.ok) return { kind: 'invalid', fields: validation.fields };
  const { equipment: sent } = validation.value;
  const request = { id, version, equipment: sent };
  const today = await todayOf(deps);
  const act = actOf(viewer, 'updateEquipment', request, { key, now: deps.now() });
  return deps.unit(act, async (stores) => {
    const { clients, sites, equipment } = stores;
    const before = await equipment.find(id);
    const client = before && (await clients.findCurrent(before.client.id));
    if (before === null || client === null) return NOT_FOUND;
    const now = { visitId: null, at: act.now, now: act.now };
    const access = await accessTo(stores, viewer, before.site.id, now);
    if (access === 'none') return NOT_FOUND;
    if (access !== 'atWork') return NOT_AT_WORK;
    if (client.archived) return refused(ARCHIVED_CLIENT);
    if (before.version !== version) return CONFLICT;
    const { siteId = before.site.id, ...changes } = sent;
    const after = { ...before, ...changes };
    const [wrong] = equipmentProblems(after, today);
    if (wrong) return wrongField(`equipment.${wrong.path}`, wrong.message);
    const moves = siteId !== before.site.id;
    if (moves && !can(viewer.role, 'equipment:edit')) return wrongField('equipment.siteId');
    const site = await sites.find(siteId);
    if (site === null) return wrongField('equipment.siteId');
    if (moves && !(await mayMoveTo(clients, site, client))) return wrongField('equipment.siteId');
    const place = { client: clientRefOf(client), site: { id: site.id, name: site.name } };
    await equipment.save(before, { ...after, ...place });
    return { kind: 'done', ids: [id] };
  });
}

/** Corrects the data on the equipment's plate. Checks no version, because the plate is a fact. */
export async function correctEquipment(
  { unit, now }: Pick<Deps, 'unit' | 'now'>,
  viewer: Acting,
  input: CorrectEquipmentInput,
  key: Key,
): Promise<EquipmentOutcome> {
  assertCan(viewer, 'equipment:write');
  const validation = validate(changeSchema(PLATE, noPhones, input), input);
  if (!validation.ok) return { kind: 'invalid', fields: validation.fields };
  const correction = validation.value;
  const { id } = input;
  const act = actOf(viewer, 'correctEquipment', { id, ...correction }, { key, now: now() });
  return unit(act, async (stores) => {
    const before = await stores.equipment.find(id);
    if (before === null) return NOT_FOUND;
    const access = await accessTo(stores, viewer, before.site.id, inVisit(input, act.now));
    if (access === 'none') return NOT_FOUND;
    if (access !== 'atWork') return NOT_AT_WORK;
    await stores.equipment.save(before, { ...before, ...correction });
    return { kind: 'done', ids: [id] };
  });
}

/** `visitId` is null for a change at the technician's current visit. */
type InVisit = { visitId: string | null; at: Date; now: Date };

function inVisit(
  { visitId = null, occurredAt = null }: Pick<CorrectEquipmentInput, 'visitId' | 'occurredAt'>,
  now: Date,
): InVisit {
  return { visitId, at: occurredAt ?? now, now };
}

/** The office may edit everywhere; a technician where they are at work or were during the named visit. */
async function accessTo(
  { visits, siteAccess }: Pick<UnitStores, 'visits' | 'siteAccess'>,
  { id, role }: Reader,
  siteId: string,
  { visitId, at, now }: InVisit,
): Promise<SiteAccess> {
  if (canAny(role, 'equipment:write')) return 'atWork';
  const visit = visitId === null ? null : await visits.find(visitId);
  if (visit?.site.id === siteId && workedIn(visit, id, at)) return 'atWork';
  return siteAccessOf(siteAccess, id, siteId, now);
}

async function mayMoveTo(clients: UnitStores['clients'], site: Site, client: Client): Promise<boolean> {
  if (site.archived) return false;
  return site.client.id === client.id || (await clients.findCurrent(site.client.id))?.id === client.id;
}
