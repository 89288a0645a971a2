import type { Query } from '@google-cloud/firestore';
import { moveCounter } from '../../store/counters.ts';
import { changedFields, writeAudit, type AuditChange } from '../../store/audit.ts';
import { hasJobs } from '../../store/fanout/fanout-job.ts';
import { firstMeta, nextMeta } from '../../store/record-meta.ts';
import { readById, type RecordsById } from '../../store/read-by-id.ts';
import type { UnitHandle } from '../../store/unit-handle.ts';
import type { Client } from '../client.ts';
import { contentOf, derivedOf, toClient, toDocument } from './client-document.ts';
import { writeTags } from './client-tags.ts';
import { writeClientCopies, writeMoves } from './copies.ts';
import { countDependents, type MergeCounts } from './dependents.ts';
import { nifClaims } from './nif-claims.ts';

export type ClientTotals = Partial<Pick<Client, 'mainSite' | 'mainSiteId' | 'siteCount'>>;

export type ClientRecords = RecordsById<Client> & {
  /** The named client, or the one it was merged into: a large merge may still be moving that record. */
  findCurrent: (id: string) => Promise<Client | null>;
  /** The client's own NIF or one of a client merged into it. */
  idByNif: (nif: string) => Promise<string | null>;
  hasCommunities: (id: string) => Promise<boolean>;
  countDependents: (id: string) => Promise<MergeCounts>;
  /** Whether copies of an earlier change of these clients are still being written. */
  areMoving: (ids: string[]) => Promise<boolean>;
  /** Claims the NIF too. */
  insert: (client: Client) => Promise<void>;
  /** Also moves the NIF's claim and updates copies. `extra` is added to the audit entry. */
  save: (before: Client, after: Client, extra?: Record<string, unknown>) => Promise<void>;
  /** With its NIF and tags, which are free again. For an import that is undone: people archive clients. */
  remove: (client: Client) => Promise<void>;
  /** Raises no version and writes no audit entry, because totals are derived. */
  saveTotals: (client: Client, totals: ClientTotals) => void;
  /** Moves all records that name `gone`, and its NIFs, to `kept`. */
  moveAll: (gone: Client, kept: Client) => Promise<void>;
};

export function clientRecords(unit: UnitHandle): ClientRecords {
  const { tx, firestore, by } = unit;
  const byId = readById(unit, 'clients', toClient);
  const nifs = nifClaims(unit);
  const ref = (id: string) => firestore.doc(`clients/${id}`);
  const audit = ({ id, legalName }: Client, change: AuditChange) =>
    writeAudit(unit, { entity: 'CLIENT', entityId: id, subject: legalName, ...change });
  return {
    ...byId,
    async findCurrent(id) {
      const client = await byId.find(id);
      // A later merge updates `mergedInto`, so one step is enough.
      return client?.mergedInto ? byId.find(client.mergedInto.id) : client;
    },
    idByNif: nifs.holder,
    async hasCommunities(id) {
      const communities = firestore.collection('clients').where('managedBy.id', '==', id);
      return !(await tx.get(communities.limit(1))).empty;
    },
    countDependents: (id) =>
      countDependents(firestore, id, async (query: Query) => (await tx.get(query.count())).data().count),
    areMoving: (ids) => hasJobs(tx, firestore, ids),
    async insert(client) {
      await nifs.claim(client.nif, client.id);
      tx.create(ref(client.id), { ...toDocument(client), ...firstMeta(by) });
      moveCounter(unit, 'activeClients', { before: false, after: !client.archived });
      writeTags(tx, firestore, null, client);
      audit(client, { before: null, after: contentOf(client) });
    },
    async save(before, after, extra) {
      const changed = changedFields(contentOf(before), contentOf(after));
      if (changed === null && !extra) return;
      await nifs.move(before, after);
      await writeClientCopies(unit, before, after);
      tx.update(ref(before.id), { ...toDocument(after), ...nextMeta(before, by) });
      moveCounter(unit, 'activeClients', { before: !before.archived, after: !after.archived });
      writeTags(tx, firestore, before, after);
      const nothing = Object.fromEntries(Object.keys(extra ?? {}).map((name) => [name, null]));
      audit(after, {
        before: { ...changed?.before, ...nothing },
        after: { ...changed?.after, ...extra },
      });
    },
    async remove(client) {
      await nifs.release(client);
      tx.delete(ref(client.id));
      moveCounter(unit, 'activeClients', { before: !client.archived, after: false });
      writeTags(tx, firestore, client, { ...client, tags: [] });
      audit(client, { before: contentOf(client), after: null });
    },
    saveTotals(client, totals) {
      const derived = 'mainSite' in totals ? derivedOf({ ...client, ...totals }) : {};
      tx.update(ref(client.id), { ...totals, ...derived });
    },
    async moveAll(gone, kept) {
      nifs.handOver(gone, kept.id);
      await writeMoves(unit, gone.id, kept);
    },
  };
}
