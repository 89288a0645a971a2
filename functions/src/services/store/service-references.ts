import type { FieldMessage } from '@cuadrilla/domain/inputs/validate.ts';
import type { Client } from '../../clients/client.ts';
import type { Equipment } from '../../clients/equipment.ts';
import { readClientNow } from '../../clients/store/client-now.ts';
import { toEquipment } from '../../clients/store/equipment-document.ts';
import { toSite } from '../../clients/store/site-document.ts';
import type { OwnerRef } from '../../records.ts';
import { UNAVAILABLE } from '../../settings/settings.ts';
import { isDocumentId } from '../../store/document-id.ts';
import { findOwner } from '../../store/owner-ref.ts';
import type { Service, WorkEquipment, WorkSite } from '../service.ts';
import { workEquipmentOf, workSiteOf } from '../work-copies.ts';
import type { Handle } from './service-change.ts';

/** What a service is to be about, by ids. */
export type ServiceIds = { siteId: string; equipmentIds: string[]; ownerId: string | null };

/** The same as the service carries it, or which of the ids cannot be chosen. */
export type References =
  | { kind: 'found'; site: WorkSite; equipment: WorkEquipment[]; owner: OwnerRef | null }
  | { kind: 'invalid'; fields: FieldMessage[] };

/** What a service was about before: it may stay, though it was put away since. */
export type Kept = Pick<Service, 'site' | 'equipment' | 'owner'>;

/** Reads in the transaction what a service is to be about; `kept` is null for a new one. */
export async function readReferences(
  handle: Handle,
  client: Client,
  { siteId, equipmentIds, ownerId }: ServiceIds,
  kept: Kept | null,
): Promise<References> {
  const site = kept?.site.id === siteId ? kept.site : await chosenSite(handle, client, siteId);
  const staying = kept && kept.site.id === siteId ? kept.equipment : [];
  const equipment = await chosenEquipment(handle, siteId, equipmentIds, staying);
  const isOwnerKept = kept !== null && ownerId === (kept.owner?.id ?? null);
  const owner = isOwnerKept ? kept.owner : await chosenOwner(handle, ownerId);
  if (site !== null && equipment !== null && owner !== undefined) {
    return { kind: 'found', site, equipment, owner };
  }
  const wrong: [string, boolean][] = [
    ['siteId', site === null],
    ['equipmentIds', equipment === null],
    ['ownerId', owner === undefined],
  ];
  const fields = wrong.flatMap(([field, isWrong]) =>
    isWrong ? [{ path: `service.${field}`, message: UNAVAILABLE }] : [],
  );
  return { kind: 'invalid', fields };
}

/**
 * What a service that another one led to is about, as it is now, or null where the site is put away. Nobody chooses anew: what
 * was retired since is left out, and so is an owner who left.
 */
export async function readFollowed(
  handle: Handle,
  client: Client,
  { site, equipment, owner }: Kept,
): Promise<Kept | null> {
  const [siteNow, machines, ownerNow] = await Promise.all([
    chosenSite(handle, client, site.id),
    Promise.all(equipment.map(({ id }) => chosenEquipment(handle, site.id, [id], []))),
    chosenOwner(handle, owner?.id ?? null),
  ]);
  const inUse = machines.flatMap((machine) => machine ?? []);
  return siteNow && { site: siteNow, equipment: inUse, owner: ownerNow ?? null };
}

/** A site in use of the client's; while a large merge still moves sites, one may name the client that went. */
async function chosenSite(
  { tx, firestore }: Handle,
  client: Client,
  siteId: string,
): Promise<WorkSite | null> {
  const site = isDocumentId(siteId) ? toSite(await tx.get(firestore.doc(`sites/${siteId}`))) : null;
  if (site === null || site.archived) return null;
  const isTheirs =
    site.client.id === client.id || (await readClientNow(tx, firestore, site.client.id))?.id === client.id;
  return isTheirs ? workSiteOf(site) : null;
}

/** Machines of the site in the order asked for, the retired only where they stay; null where one cannot be chosen. */
async function chosenEquipment(
  { tx, firestore }: Handle,
  siteId: string,
  ids: readonly string[],
  staying: readonly WorkEquipment[],
): Promise<WorkEquipment[] | null> {
  const known = new Map(staying.map((each) => [each.id, each]));
  const asked = ids.filter((id) => !known.has(id));
  if (!asked.every(isDocumentId)) return null;
  const refs = asked.map((id) => firestore.doc(`equipment/${id}`));
  const found = refs.length === 0 ? [] : (await tx.getAll(...refs)).map(toEquipment);
  for (const each of found) {
    if (each === null || !canBeChosen(each, siteId)) return null;
    known.set(each.id, workEquipmentOf(each));
  }
  return ids.flatMap((id) => known.get(id) ?? []);
}

function canBeChosen({ site, status }: Equipment, siteId: string): boolean {
  return site.id === siteId && status !== 'RETIRED';
}

async function chosenOwner(
  { tx, firestore }: Handle,
  id: string | null,
): Promise<OwnerRef | null | undefined> {
  return id === null ? null : ((await findOwner(tx, firestore, id)) ?? undefined);
}
