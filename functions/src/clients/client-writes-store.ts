import type { Firestore, Transaction } from '@google-cloud/firestore';
import type { NewClient } from '@cuadrilla/domain/records/client.ts';
import type { NewSite } from '@cuadrilla/domain/inputs/site.ts';
import { changedFields, writeAudit } from '../audit.ts';
import { duplicateAmong, type Duplicate } from '../duplicates/duplicate-failure.ts';
import { findDuplicates } from '../duplicates/duplicate-store.ts';
import type { Conflict, Failure } from '../failures.ts';
import type { OwnerRef } from '../records.ts';
import { UNAVAILABLE } from '../settings/settings.ts';
import { act, type Done, type Occasion } from '../store/act.ts';
import { codeLane } from '../store/codes.ts';
import { isDocumentId } from '../store/document-id.ts';
import { findOwner } from '../store/owner-ref.ts';
import { nextMeta } from '../store/record-meta.ts';
import type { Client } from './client.ts';
import { contentOf, toClient, toDocument } from './store/client-document.ts';
import { ARCHIVED_CLIENT } from './store/client-now.ts';
import { readClientCopies } from './store/copies.ts';
import { readManaging } from './store/managing.ts';
import { prepareNewClient } from './store/new-client.ts';
import { prepareNif } from './store/nif-claim.ts';
import { holderAsDuplicate } from './store/nif-holder.ts';

export type NewClientRequest = { client: NewClient; site: NewSite | null; notDuplicateOf: readonly string[] };

/** Which client, as it was seen. */
export type ClientVersion = { id: string; version: number };

/** What was said of a client; the rest stays as it is. */
export type ClientUpdate = ClientVersion & { client: Partial<NewClient> };

export type ChangeOutcome = Done | Failure | Conflict;

/** How making a client ends. */
export type CreateOutcome = Done | Extract<Failure, { kind: 'invalid' | 'keyReused' }> | Duplicate;

export type ClientWrites = {
  /** Done with the ids of the client and, where one was given, its site. */
  create: (request: NewClientRequest, occasion: Occasion) => Promise<CreateOutcome>;
  update: (request: ClientUpdate, occasion: Occasion) => Promise<ChangeOutcome | Duplicate>;
  setArchived: (request: ClientVersion & { archived: boolean }, occasion: Occasion) => Promise<ChangeOutcome>;
};

const MERGED = 'Se fusionó con otro cliente y ya no cambia';
const ALREADY = { true: 'El cliente ya está archivado', false: 'El cliente ya está en uso' };

/** What a person does to one client; `forget` is told of each that changed. */
export function createClientWrites(firestore: Firestore, forget: (id: string) => void): ClientWrites {
  return {
    create: (request, occasion) =>
      act(firestore, occasion, (tx) => createOne(tx, firestore, request, occasion), codeLane('client')),
    async update(request, occasion) {
      const outcome = await act(firestore, occasion, (tx) => updateOne(tx, firestore, request, occasion));
      forget(request.id);
      return outcome;
    },
    async setArchived(request, occasion) {
      const outcome = await act(firestore, occasion, (tx) => archiveOne(tx, firestore, request, occasion));
      forget(request.id);
      return outcome;
    },
  };
}

async function createOne(
  tx: Transaction,
  firestore: Firestore,
  { client, site, notDuplicateOf }: NewClientRequest,
  occasion: Occasion,
): Promise<CreateOutcome> {
  const owner = await ownerFor(tx, firestore, client.ownerId, null);
  if (owner === undefined) return WRONG_OWNER;
  // Outside the transaction: likenesses only propose, and the NIF is claimed below.
  const matches = await findDuplicates(firestore, { ...client, toldApart: notDuplicateOf });
  const duplicate = duplicateAmong(matches, notDuplicateOf);
  if (duplicate) return duplicate;
  const prepared = await prepareNewClient(
    tx,
    firestore,
    { client, site, owner, originProspectId: null },
    occasion,
  );
  if (prepared.kind === 'invalid') return prepared;
  if (prepared.kind === 'nifTaken') return holderAsDuplicate(tx, firestore, prepared.clientId);
  prepared.write();
  return { kind: 'done', ids: [prepared.client.id, ...(prepared.site ? [prepared.site.id] : [])] };
}

async function updateOne(
  tx: Transaction,
  firestore: Firestore,
  { id, version, client }: ClientUpdate,
  occasion: Occasion,
): Promise<ChangeOutcome | Duplicate> {
  const before = await readClient(tx, firestore, id);
  if (before === null) return { kind: 'notFound' };
  if (before.mergedInto) return { kind: 'transition', message: MERGED };
  if (before.archived) return { kind: 'transition', message: ARCHIVED_CLIENT };
  if (before.version !== version) return { kind: 'conflict' };
  const { ownerId = before.owner?.id ?? null, ...changes } = client;
  const owner = await ownerFor(tx, firestore, ownerId, before.owner);
  if (owner === undefined) return WRONG_OWNER;
  const managing = await readManaging(tx, firestore, before, { kind: before.kind, ...client });
  if (managing.kind === 'invalid') return managing;
  const { isPropertyManager, managedBy } = managing;
  const after = { ...before, ...changes, owner, isPropertyManager, managedBy };
  const nif = await prepareNif(tx, firestore, before, after.nif);
  if (nif.kind === 'taken') return holderAsDuplicate(tx, firestore, nif.clientId);
  const copies = await readClientCopies(tx, firestore, before, after);
  if (writeChange(tx, firestore, { before, after }, occasion)) {
    nif.write();
    for (const { write } of copies) write();
  }
  return { kind: 'done', ids: [id] };
}

async function archiveOne(
  tx: Transaction,
  firestore: Firestore,
  { id, version, archived }: ClientVersion & { archived: boolean },
  occasion: Occasion,
): Promise<ChangeOutcome> {
  const before = await readClient(tx, firestore, id);
  if (before === null) return { kind: 'notFound' };
  if (before.mergedInto) return { kind: 'transition', message: MERGED };
  if (before.version !== version) return { kind: 'conflict' };
  if (before.archived === archived) return { kind: 'transition', message: ALREADY[`${archived}`] };
  writeChange(tx, firestore, { before, after: { ...before, archived } }, occasion);
  return { kind: 'done', ids: [id] };
}

/** Writes a client's change with its audit entry; false where nothing changed. */
function writeChange(
  tx: Transaction,
  firestore: Firestore,
  { before, after }: { before: Client; after: Client },
  occasion: Occasion,
): boolean {
  const changed = changedFields(contentOf(before), contentOf(after));
  if (changed === null) return false;
  const { actor, action, now } = occasion;
  tx.update(firestore.doc(`clients/${before.id}`), { ...toDocument(after), ...nextMeta(before, occasion) });
  writeAudit(firestore, tx, {
    ...{ actor, action, at: now },
    ...{ entity: 'CLIENT', entityId: before.id, subject: after.legalName },
    ...changed,
  });
  return true;
}

async function readClient(tx: Transaction, firestore: Firestore, id: string): Promise<Client | null> {
  return isDocumentId(id) ? toClient(await tx.get(firestore.doc(`clients/${id}`))) : null;
}

const WRONG_OWNER = {
  kind: 'invalid' as const,
  fields: [{ path: 'client.ownerId', message: UNAVAILABLE }],
} satisfies Failure;

/** Whoever is chosen must be there and at work; who has it already may keep it. Undefined where the choice is wrong. */
async function ownerFor(
  tx: Transaction,
  firestore: Firestore,
  id: string | null,
  current: OwnerRef | null,
): Promise<OwnerRef | null | undefined> {
  if (id === null) return null;
  if (id === current?.id) return current;
  return (await findOwner(tx, firestore, id)) ?? undefined;
}
