import type { Trace } from '@cuadrilla/domain/imports/rows/stored-row.ts';
import { whyKept, whySiteKept, WHY_KEPT, type Made } from '@cuadrilla/domain/imports/undo/why-kept.ts';
import { clientRefOf, type Client } from '../../clients/client.ts';
import { decideManaging } from '../../clients/property-manager.ts';
import type { Site } from '../../clients/sites/site.ts';
import { chooseOwner } from '../../staff/owner.ts';
import type { RowsBefore, Undoing, Undone } from './kind-of-import.ts';
import { holdingClients } from './held-clients.ts';
import { fieldsToRestore, keptBecause, type Updated } from './undo-fields.ts';

type World = {
  writing: Undoing;
  undone: Undone;
  removedSites: Map<string, Site>;
  removedClients: Set<string>;
  /** Clients that rows of this page or of earlier ones made. */
  madeClients: ReadonlySet<string>;
  /** As they were before the undo. */
  sites: ReadonlyMap<string, Site>;
  /** Sites as this transaction leaves them: two rows may have changed one. */
  restoredSites: Map<string, Site>;
  /** Clients that stay, as this transaction leaves them. */
  restored: Map<string, Client>;
  /** Run at the end, because restored values are also copied into records that are removed. */
  removals: Map<string, () => void | Promise<void>>;
};

/** Removes clients and sites that are unchanged since the import and unused. */
export async function undoClients(
  unit: Undoing,
  traces: readonly Trace[],
  before: RowsBefore,
): Promise<Undone> {
  const tracesBefore = [...before.values()].flatMap(({ result }) => result?.traces ?? []);
  const madeClients = new Set(clientsMadeBy([...traces, ...tracesBefore]));
  const named = traces.flatMap((trace) => [
    ...(trace.entity === 'CLIENT' ? [trace.id] : []),
    ...(trace.kind === 'updated' ? managerIn(trace.before) : []),
  ]);
  const [stores, sites] = await Promise.all([
    holdingClients(unit.stores, [...named, ...madeClients]),
    sitesOf(unit.stores, traces),
  ]);
  const writing = { ...unit, stores };
  const undone: Undone = { removed: 0, restored: 0, kept: [] };
  const world: World = {
    writing,
    undone,
    sites,
    removedSites: new Map(),
    removedClients: new Set(),
    madeClients,
    restoredSites: new Map(),
    restored: new Map(),
    removals: new Map(),
  };
  for (const trace of await managersFirst(writing.stores, traces)) {
    if (trace.kind === 'updated')
      await (trace.entity === 'SITE' ? restoreSite(world, trace) : restoreClient(world, trace));
    else if (trace.entity === 'SITE') await removeSite(world, trace);
    else await removeClient(world, trace);
  }
  await recount(world);
  await Promise.all([...world.removals.values()].map(async (remove) => remove()));
  return undone;
}

async function sitesOf({ sites }: Undoing['stores'], traces: readonly Trace[]): Promise<Map<string, Site>> {
  const ids = new Set(traces.flatMap(({ entity, id }) => (entity === 'SITE' ? id : [])));
  const found = await Promise.all([...ids].map((id) => sites.find(id)));
  return new Map(found.flatMap((site) => (site === null ? [] : [[site.id, site]])));
}

const clientsMadeBy = (traces: readonly Trace[]): string[] =>
  traces.flatMap(({ kind, entity, id }) => (kind === 'created' && entity === 'CLIENT' ? id : []));

const managerIn = ({ managedBy = null }: Partial<Pick<Client, 'managedBy'>>): string[] =>
  managedBy === null ? [] : [managedBy.id];

/** The name of an administrador is copied into communities, which this page may give back too. */
async function managersFirst({ clients }: Undoing['stores'], traces: readonly Trace[]): Promise<Trace[]> {
  const managers = new Set<string>();
  for (const { kind, entity, id } of traces) {
    const client = kind === 'updated' && entity === 'CLIENT' ? await clients.find(id) : null;
    if (client?.isPropertyManager) managers.add(id);
  }
  const isOfManager = ({ id }: Trace) => managers.has(id);
  return [...traces.filter(isOfManager), ...traces.filter((trace) => !isOfManager(trace))];
}

type Created = Extract<Trace, { kind: 'created' }>;

async function removeSite(world: World, trace: Created): Promise<void> {
  const { writing, undone, sites, removedSites, removals } = world;
  const { stores, uses } = writing;
  const site = sites.get(trace.id);
  if (site === undefined) return;
  const made = { version: site.version, usedBy: uses.ofSite(site.id), hasNotes: uses.hasNotes(site.id) };
  const why = whySiteKept(made, await ownerOf(world, site));
  if (why !== null) {
    undone.kept.push(keptBecause(trace, WHY_KEPT[why]));
    return;
  }
  removals.set(site.id, () => stores.sites.remove(site));
  removedSites.set(site.id, site);
  undone.removed += 1;
}

/** The client of a site if this import made it, as it is without that site; else null. */
async function ownerOf({ writing: { stores, uses }, madeClients, removedSites }: World, site: Site) {
  const client = madeClients.has(site.client.id) ? await stores.clients.find(site.client.id) : null;
  if (client === null) return null;
  const removed = [...removedSites.values()].filter((each) => each.client.id === client.id);
  return {
    ...madeClient(client, uses, [...removedSites.keys(), site.id]),
    sitesInUse: client.siteCount - removed.length,
  };
}

const madeClient = ({ id, version }: Client, uses: Undoing['uses'], except: Iterable<string>): Made => ({
  version,
  usedBy: uses.ofClient(id, new Set(except)),
  hasNotes: uses.hasNotes(id),
});

async function removeClient(world: World, trace: Created): Promise<void> {
  const { writing, undone, removedSites, removedClients, removals } = world;
  const { stores, uses } = writing;
  const client = await stores.clients.find(trace.id);
  if (client === null) return;
  const why = whyKept(madeClient(client, uses, removedSites.keys()));
  if (why !== null) {
    undone.kept.push(keptBecause(trace, WHY_KEPT[why]));
    return;
  }
  removals.set(client.id, () => stores.clients.remove(client));
  removedClients.add(client.id);
  undone.removed += 1;
}

async function restoreClient(
  { writing: { stores }, undone, restored }: World,
  trace: Updated,
): Promise<void> {
  const current = await stores.clients.find(trace.id);
  if (current === null || current.mergedInto !== null) {
    undone.kept.push(keptBecause(trace, WHY_KEPT.gone));
    return;
  }
  const { fields, kept } = fieldsToRestore(current, trace);
  const { after, problem } = await allowed(stores, current, { ...current, ...fields });
  const holder =
    after.nif === null || after.nif === current.nif ? null : await stores.clients.idByNif(after.nif);
  if (holder !== null && holder !== current.id) {
    undone.kept.push(keptBecause(trace, WHY_KEPT.nif));
    return;
  }
  await stores.clients.save(current, after);
  restored.set(current.id, after);
  const why = problem ?? (kept > 0 ? WHY_KEPT.fields : null);
  if (why !== null) undone.kept.push(keptBecause(trace, why));
  else undone.restored += 1;
}

/** A value that may no longer be restored stays as it is. */
async function allowed(
  { clients, staff }: Undoing['stores'],
  current: Client,
  wanted: Client,
): Promise<{ after: Client; problem: string | null }> {
  const owner = await chooseOwner(staff, wanted.owner?.id ?? null, current.owner);
  const managing = await decideManaging(clients, current, {
    ...wanted,
    managedById: wanted.managedBy?.id ?? null,
  });
  const after = { ...wanted, owner: owner === undefined ? current.owner : owner };
  if (managing.kind === 'invalid') {
    const { kind, isPropertyManager, managedBy } = current;
    const isManager = managing.fields.some(({ path }) => path === 'client.managedById');
    const problem = isManager ? WHY_KEPT.manager : WHY_KEPT.communities;
    return { after: { ...after, kind, isPropertyManager, managedBy }, problem };
  }
  const { isPropertyManager, managedBy } = managing;
  const problem = owner === undefined ? WHY_KEPT.owner : null;
  return { after: { ...after, isPropertyManager, managedBy }, problem };
}

async function restoreSite(
  { writing: { stores }, undone, sites, restoredSites, restored }: World,
  trace: Updated,
): Promise<void> {
  const current = restoredSites.get(trace.id) ?? sites.get(trace.id);
  if (current === undefined) {
    undone.kept.push(keptBecause(trace, WHY_KEPT.gone));
    return;
  }
  const { fields, kept } = fieldsToRestore(current, withoutClient(trace));
  const owner = restored.get(current.client.id);
  const after: Site = { ...current, ...fields, client: owner ? clientRefOf(owner) : current.client };
  const isSaved = await stores.sites.save(current, after);
  restoredSites.set(after.id, isSaved ? { ...after, version: current.version + 1 } : after);
  if (kept > 0) undone.kept.push(keptBecause(trace, WHY_KEPT.fields));
  else undone.restored += 1;
}

/** Older traces of sites have their client too, by a name that it may have lost since. */
const withoutClient = (trace: Updated): Updated => ({
  ...trace,
  after: Object.fromEntries(Object.entries(trace.after).filter(([name]) => name !== 'client')),
});

/** Counts and main site of the clients that stay. */
async function recount(world: World): Promise<void> {
  const { stores } = world.writing;
  const { removedSites, removedClients, restoredSites, restored } = world;
  const touched = [...removedSites.values(), ...restoredSites.values()].map(({ client }) => client.id);
  for (const id of new Set(touched)) {
    const client = removedClients.has(id) ? null : (restored.get(id) ?? (await stores.clients.find(id)));
    if (client === null) continue;
    const left = (await stores.candidates.sitesOf([id]))
      .filter((site) => !site.archived && !removedSites.has(site.id))
      .map((site) => restoredSites.get(site.id) ?? site)
      .toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime());
    const main = left.find((site) => site.id === client.mainSiteId) ?? left[0];
    const lost = [...removedSites.values()].filter((site) => site.client.id === id).length;
    stores.clients.saveTotals(client, {
      siteCount: client.siteCount - lost,
      mainSiteId: main?.id ?? null,
      mainSite: main?.address ?? null,
    });
  }
}
