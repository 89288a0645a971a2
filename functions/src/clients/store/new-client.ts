import type { Firestore, Transaction } from '@google-cloud/firestore';
import type { NewClient } from '@cuadrilla/domain/records/client.ts';
import type { NewSite } from '@cuadrilla/domain/inputs/site.ts';
import type { FieldMessage } from '@cuadrilla/domain/inputs/validate.ts';
import { writeAudit } from '../../audit.ts';
import type { OwnerRef } from '../../records.ts';
import { readSection } from '../../settings/settings-store.ts';
import type { Occasion } from '../../store/act.ts';
import { nextCode } from '../../store/codes.ts';
import { firstMeta } from '../../store/record-meta.ts';
import { ownerOfUnique, uniqueRef } from '../../store/uniques.ts';
import { clientRefOf, type Client } from '../client.ts';
import { contentOf, toDocument } from './client-document.ts';
import { readManaging, type ReadManaging } from './managing.ts';
import { prepareSite, writeSite, type MadeSite, type PreparedSite } from './new-site.ts';

type By = Pick<Occasion, 'actor' | 'action' | 'now'>;

/** A client to be made: validated, its owner looked up. */
export type ClientDraft = {
  client: NewClient;
  site: NewSite | null;
  owner: OwnerRef | null;
  originProspectId: string | null;
};

/** A client that can be made, who has its NIF already, or what is wrong with what was typed. */
export type PreparedClient =
  | { kind: 'ready'; client: Client; site: MadeSite | null; write: () => void }
  | { kind: 'nifTaken'; clientId: string }
  | { kind: 'invalid'; fields: FieldMessage[] };

/** Reads what making a client needs, within a transaction; nothing is written until `write` is called. */
export async function prepareNewClient(
  tx: Transaction,
  firestore: Firestore,
  draft: ClientDraft,
  occasion: By,
): Promise<PreparedClient> {
  const { nif } = draft.client;
  const unique = nif === null ? null : uniqueRef(firestore, 'nif', nif);
  const holder = unique && (await ownerOfUnique(tx, unique));
  if (holder !== null) return { kind: 'nifTaken', clientId: holder };
  const managing = await readManaging(tx, firestore, null, draft.client);
  if (managing.kind === 'invalid') return managing;
  const { id } = firestore.collection('clients').doc();
  const prepared = await prepareFirstSite(tx, firestore, draft, id);
  if (prepared?.kind === 'invalid') return prepared;
  const { timeZone } = await readSection(firestore, tx, 'company');
  // Last: whoever comes second waits for the counter, and should wait no longer than it takes to write.
  const { code, take } = await nextCode(tx, firestore, 'client', { now: occasion.now, timeZone });
  const siteId = prepared && firestore.collection('sites').doc().id;
  const client = newClient(draft, { id, code, siteId, managing }, occasion);
  const site =
    prepared && siteId !== null ? { ...prepared.content, id: siteId, client: clientRefOf(client) } : null;
  const write = () => {
    take();
    if (unique) tx.create(unique, { id });
    writeClient(tx, firestore, client, occasion);
    if (site) writeSite(tx, firestore, { id: site.id, content: site }, occasion);
  };
  return { kind: 'ready', client, site, write };
}

async function prepareFirstSite(
  tx: Transaction,
  firestore: Firestore,
  { site, client }: ClientDraft,
  id: string,
): Promise<PreparedSite | null> {
  return site && prepareSite(tx, firestore, { id, code: '', name: client.legalName }, site);
}

type Known = Extract<ReadManaging, { kind: 'ready' }>;

function newClient(
  { client, site, owner, originProspectId }: ClientDraft,
  { id, code, siteId, managing }: { id: string; code: string; siteId: string | null; managing: Known },
  { now }: By,
): Client {
  return {
    ...client,
    ...{ id, code, owner, originProspectId },
    isPropertyManager: managing.isPropertyManager,
    managedBy: managing.managedBy,
    mainSite: site?.address ?? null,
    mainSiteId: siteId,
    siteCount: site ? 1 : 0,
    equipmentCount: 0,
    archived: false,
    mergedInto: null,
    inheritedMatch: [],
    createdAt: now,
    updatedAt: now,
    version: 1,
  };
}

function writeClient(tx: Transaction, firestore: Firestore, made: Client, { actor, action, now }: By): void {
  tx.create(firestore.doc(`clients/${made.id}`), { ...toDocument(made), ...firstMeta({ actor, now }) });
  writeAudit(firestore, tx, {
    ...{ actor, action, at: now },
    ...{ entity: 'CLIENT', entityId: made.id, subject: made.legalName },
    ...{ before: null, after: contentOf(made) },
  });
}
