import type { Firestore, Query, Transaction } from '@google-cloud/firestore';
import { changedFields, writeAudit, type AuditEntry } from '../audit.ts';
import { refusal } from '../errors.ts';
import { act, type Done, type Occasion } from '../store/act.ts';
import { copiesOf } from '../store/dependants.ts';
import { hasJobs } from '../store/fanout-job.ts';
import { runFanouts } from '../store/run-fanouts.ts';
import { isDocumentId } from '../store/document-id.ts';
import { nextMeta } from '../store/record-meta.ts';
import { managerMergeProblem } from '@cuadrilla/domain/property-managers.ts';
import { clientRefOf, type Client } from './client.ts';
import { readClientCopies, serviceClient } from './store/copies.ts';
import { readClientNow } from './store/client-now.ts';
import { contentOf, toClient, toDocument } from './store/client-document.ts';
import { inheritedBy, mergeResult } from './merge-result.ts';
import { moveNifs } from './store/nif-claim.ts';
import { oldestInUse } from './store/main-site.ts';

/** Two clients that are one, as they were seen. */
export type MergeRequest = { keepId: string; keepVersion: number; mergeId: string; mergeVersion: number };

/** What a merge moves. */
export type MergeCounts = {
  sites: number;
  equipment: number;
  prospects: number;
  services: number;
  communities: number;
};

export type MergeOutcome =
  | Done
  | { kind: 'notFound' }
  | { kind: 'conflict'; id: string }
  | { kind: 'transition'; message: string }
  | { kind: 'keyReused' };

export type MergeStore = {
  /** What hangs on a client, at one read a thousand of each kind. */
  countOf: (id: string) => Promise<MergeCounts>;
  merge: (request: MergeRequest, occasion: Occasion) => Promise<MergeOutcome>;
};

/** What names a client: how it is counted, where it is, and in which field. */
const HANGING = [
  ['sites', 'sites', 'client'],
  ['equipment', 'equipment', 'client'],
  ['prospects', 'prospects', 'convertedTo'],
  ['services', 'services', 'client'],
  ['communities', 'clients', 'managedBy'],
] as const;

const JOBS_MS = 10_000;

/** Merges of clients. */
export function createMergeStore(firestore: Firestore, forget: (id: string) => void): MergeStore {
  return {
    countOf: (id) => countHanging(firestore, id, async (query) => (await query.count().get()).data().count),
    async merge(request, occasion) {
      // Whatever stops them, what is left answers BUSY below, and the scheduled function goes on with it and tells why.
      const urgentFor = [request.keepId, request.mergeId];
      const deadline = Date.now() + JOBS_MS;
      await runFanouts(firestore, { deadline, urgentFor }).catch(() => undefined);
      const outcome = await act(firestore, occasion, (tx) => mergeTwo(tx, firestore, request, occasion));
      forget(request.keepId);
      forget(request.mergeId);
      return outcome;
    },
  };
}

async function mergeTwo(
  tx: Transaction,
  firestore: Firestore,
  { keepId, keepVersion, mergeId, mergeVersion }: MergeRequest,
  occasion: Occasion,
): Promise<MergeOutcome> {
  if (keepId === mergeId) return { kind: 'notFound' };
  const [keep, merge] = await Promise.all([keepId, mergeId].map((id) => readClient(tx, firestore, id)));
  if (!keep || !merge) return { kind: 'notFound' };
  const hindrance = hindranceOf(keep, merge);
  if (hindrance !== null) return { kind: 'transition', message: hindrance };
  if (keep.version !== keepVersion) return { kind: 'conflict', id: keepId };
  if (merge.version !== mergeVersion) return { kind: 'conflict', id: mergeId };
  // What an earlier change still moves could otherwise arrive at the merged one after everything has left it.
  if (await hasJobs(tx, firestore, [keepId, mergeId])) throw refusal('BUSY');
  const counts = await countHanging(
    firestore,
    mergeId,
    async (query) => (await tx.get(query.count())).data().count,
  );
  const main = await mainOfBoth(tx, firestore, keep, merge);
  const { merged, leftBehind } = mergeResult(keep, merge);
  const managedBy = await managerNow(tx, firestore, merged.managedBy);
  const kept = { ...keep, ...merged, ...main, managedBy, ...countedWith(keep, merge) };
  const moves = await movesOf(tx, firestore, merge, kept);
  const copies = await readClientCopies(tx, firestore, keep, kept);
  writeBoth(tx, firestore, { kept, was: keep, merge, counts, leftBehind }, occasion);
  for (const { write } of [...moves, ...copies]) write();
  return { kind: 'done', ids: [keepId] };
}

function hindranceOf(keep: Client, merge: Client): string | null {
  const merged = [keep, merge].find(({ mergedInto }) => mergedInto !== null);
  if (merged) return `${merged.legalName} ya se fusionó con otro cliente`;
  if (keep.archived) return `${keep.legalName} está archivado: restáuralo antes`;
  return managerMergeProblem(keep, merge);
}

async function readClient(tx: Transaction, firestore: Firestore, id: string): Promise<Client | null> {
  return isDocumentId(id) ? toClient(await tx.get(firestore.doc(`clients/${id}`))) : null;
}

/** As they are called now: a new name of theirs may not have reached the two yet, and has passed the one that takes it over. */
async function managerNow(
  tx: Transaction,
  firestore: Firestore,
  named: Client['managedBy'],
): Promise<Client['managedBy']> {
  const manager = named && (await readClientNow(tx, firestore, named.id));
  return manager ? clientRefOf(manager) : named;
}

async function countHanging(
  firestore: Firestore,
  id: string,
  count: (query: Query) => Promise<number>,
): Promise<MergeCounts> {
  const numbers = await Promise.all(
    HANGING.map(async ([counted, collection, ref]) => [
      counted,
      await count(firestore.collection(collection).where(`${ref}.id`, '==', id)),
    ]),
  );
  return Object.fromEntries(numbers) as MergeCounts;
}

/** The older of the two main sites. */
async function mainOfBoth(tx: Transaction, firestore: Firestore, keep: Client, merge: Client) {
  const [first, second] = await Promise.all([keep, merge].map(({ id }) => oldestInUse(tx, firestore, id)));
  const oldest = [first, second]
    .flatMap((site) => site ?? [])
    .sort((a, b) => a.createdAt.getTime() - b.createdAt.getTime())[0];
  return { mainSiteId: oldest?.id ?? null, mainSite: oldest?.address ?? null };
}

/** Whatever names the one that goes will name the one that stays, also those merged into it before. */
function movesOf(tx: Transaction, firestore: Firestore, { id: value }: Client, keep: Client) {
  const named = [
    ...HANGING.map(([, collection, ref]) => [collection, ref] as const),
    ['visits', 'client'],
    ['workReviews', 'client'],
    ['clients', 'mergedInto'],
  ] as const;
  const copies = named.map(([collection, ref]) =>
    collection === 'services'
      ? serviceClient(value, keep)
      : { collection, field: `${ref}.id`, value, patch: { [ref]: clientRefOf(keep) } },
  );
  return Promise.all(copies.map((each) => copiesOf(tx, firestore, each)));
}

/** What the one that stays takes over besides its fields. */
function countedWith(keep: Client, merge: Client) {
  return {
    siteCount: keep.siteCount + merge.siteCount,
    equipmentCount: keep.equipmentCount + merge.equipmentCount,
    inheritedMatch: inheritedBy(keep, merge),
  };
}

type Both = { kept: Client; was: Client; merge: Client; counts: MergeCounts; leftBehind: readonly string[] };

function writeBoth(
  tx: Transaction,
  firestore: Firestore,
  { kept, was, merge, counts, leftBehind }: Both,
  occasion: Occasion,
): void {
  const gone: Client = {
    ...merge,
    ...{ archived: true, mergedInto: clientRefOf(kept), inheritedMatch: [] },
    ...{ mainSite: null, mainSiteId: null, siteCount: 0, equipmentCount: 0 },
    ...{ isPropertyManager: false, managedBy: null },
  };
  moveNifs(tx, firestore, merge, kept.id);
  const { sites, equipment, prospects, services, communities } = counts;
  const moved = {
    movedSites: sites,
    movedEquipment: equipment,
    movedProspects: prospects,
    movedServices: services,
    ...(communities > 0 && { movedCommunities: communities }),
  };
  const write = (before: Client, after: Client, extra: Record<string, unknown>) => {
    tx.update(firestore.doc(`clients/${before.id}`), { ...toDocument(after), ...nextMeta(before, occasion) });
    writeAudit(firestore, tx, entryOf(before, after, extra, occasion));
  };
  write(was, kept, { mergedFrom: clientRefOf(merge), ...moved });
  write(merge, gone, { ...moved, leftBehind });
}

/** The numbers stand beside what changed: they were nothing before. */
function entryOf(
  before: Client,
  after: Client,
  extra: Record<string, unknown>,
  { actor, action, now }: Occasion,
): AuditEntry {
  const changed = changedFields(contentOf(before), contentOf(after));
  const nothing = Object.fromEntries(Object.keys(extra).map((name) => [name, null]));
  return {
    ...{ actor, action, at: now },
    ...{ entity: 'CLIENT', entityId: before.id, subject: after.legalName },
    ...{ before: { ...changed?.before, ...nothing }, after: { ...changed?.after, ...extra } },
  };
}
