import { managerMergeProblem } from '@cuadrilla/domain/contact/property-managers.ts';
import type { ClientFields } from '@cuadrilla/domain/records/client.ts';
import { restoreFirst } from '@cuadrilla/domain/text/refusals.ts';
import { assertCan, actOf, type Acting, type Key } from '../acting.ts';
import type { GraphQLContext } from '../server/context.ts';
import { refusal } from '../errors.ts';
import { NOT_FOUND, refused, type Failure } from '../failures.ts';
import type { MergeClientsInput } from '../graphql/types.generated.ts';
import type { Done } from '../store/act.ts';
import type { UnitStores } from '../unit/stores.ts';
import { clientRefOf, type Client } from './client.ts';
import type { ClientDeps } from './client-deps.ts';
import type { ClientStore } from './store/client-store.ts';
import { inheritedBy, mergeResult } from './merge-result.ts';
import type { MergeCounts } from './store/dependents.ts';

type Stores<Names extends keyof ClientStore> = { stores: { clients: Pick<ClientStore, Names> } };

export type MergePlan = {
  keep: Client;
  merge: Client;
  counts: MergeCounts;
  merged: ClientFields;
  leftBehind: string[];
};

/** What a merge would move and change; null if a client is missing, already merged, or both are the same. */
export async function previewMerge(
  { stores }: Stores<'find' | 'countDependents'>,
  viewer: Acting,
  { keepId, mergeId }: { keepId: string; mergeId: string },
): Promise<MergePlan | null> {
  assertCan(viewer, 'clients:merge');
  if (keepId === mergeId) return null;
  const [keep, merge] = await Promise.all([stores.clients.find(keepId), stores.clients.find(mergeId)]);
  if (!keep || !merge || keep.mergedInto || merge.mergedInto) return null;
  return { keep, merge, counts: await stores.clients.countDependents(mergeId), ...mergeResult(keep, merge) };
}

export type MergeOutcome =
  | Done
  | Extract<Failure, { kind: 'notFound' | 'transition' | 'keyReused' }>
  | { kind: 'conflict'; id: string }
  | { kind: 'recentSignIn' };

type MergeDeps = Pick<ClientDeps<'clients' | 'sites'>, 'unit' | 'now'> &
  Pick<GraphQLContext, 'signedInRecently'> &
  Stores<'finishCopies'>;

/** Irreversible; requires a recent sign-in. */
export async function mergeClients(
  { unit, stores, now, signedInRecently }: MergeDeps,
  viewer: Acting,
  { keepId, keepVersion, mergeId, mergeVersion }: MergeClientsInput,
  key: Key,
): Promise<MergeOutcome> {
  assertCan(viewer, 'clients:merge');
  if (!(await signedInRecently())) return { kind: 'recentSignIn' };
  const request = { keepId, keepVersion, mergeId, mergeVersion };
  const act = actOf(viewer, 'mergeClients', request, { key, now: now() });
  await stores.clients.finishCopies([keepId, mergeId]);
  return unit(act, async ({ clients, sites }) => {
    if (keepId === mergeId) return NOT_FOUND;
    const [keep, merge] = await Promise.all([clients.find(keepId), clients.find(mergeId)]);
    if (!keep || !merge) return NOT_FOUND;
    const problem = mergeProblem(keep, merge);
    if (problem !== null) return refused(problem);
    if (keep.version !== keepVersion) return { kind: 'conflict', id: keepId };
    if (merge.version !== mergeVersion) return { kind: 'conflict', id: mergeId };
    // A fan-out of an earlier change could otherwise reach the merged client after everything has left it.
    if (await clients.areMoving([keepId, mergeId])) throw refusal('BUSY');
    const counts = await clients.countDependents(mergeId);
    const main = await olderMainSite(sites, keep, merge);
    const { merged, leftBehind } = mergeResult(keep, merge);
    const kept: Client = {
      ...keep,
      ...merged,
      mainSiteId: main?.id ?? null,
      mainSite: main?.address ?? null,
      managedBy: await currentName(clients, merged.managedBy),
      siteCount: keep.siteCount + merge.siteCount,
      equipmentCount: keep.equipmentCount + merge.equipmentCount,
      inheritedMatch: inheritedBy(keep, merge),
    };
    const gone: Client = {
      ...merge,
      archived: true,
      mergedInto: clientRefOf(kept),
      inheritedMatch: [],
      mainSite: null,
      mainSiteId: null,
      siteCount: 0,
      equipmentCount: 0,
      isPropertyManager: false,
      managedBy: null,
    };
    const moved = movedOf(counts);
    await clients.moveAll(merge, kept);
    await clients.save(keep, kept, { mergedFrom: clientRefOf(merge), ...moved });
    await clients.save(merge, gone, { ...moved, leftBehind });
    return { kind: 'done', ids: [keepId] };
  });
}

function mergeProblem(keep: Client, merge: Client): string | null {
  const merged = [keep, merge].find(({ mergedInto }) => mergedInto !== null);
  if (merged) return `${merged.legalName} ya se fusionó con otro cliente`;
  if (keep.archived) return restoreFirst(keep.legalName);
  return managerMergeProblem(keep, merge);
}

async function olderMainSite(sites: UnitStores['sites'], keep: Client, merge: Client) {
  const found = await Promise.all([keep, merge].map(({ id }) => sites.oldestInUse(id)));
  return found.flatMap((site) => site ?? []).sort((a, b) => a.createdAt.getTime() - b.createdAt.getTime())[0];
}

/** Reads the manager's present name: a change of it may not have been copied yet. */
async function currentName(clients: UnitStores['clients'], named: Client['managedBy']) {
  const manager = named && (await clients.findCurrent(named.id));
  return manager ? clientRefOf(manager) : named;
}

function movedOf({ sites, equipment, prospects, services, communities }: MergeCounts) {
  return {
    movedSites: sites,
    movedEquipment: equipment,
    movedProspects: prospects,
    movedServices: services,
    ...(communities > 0 && { movedCommunities: communities }),
  };
}
