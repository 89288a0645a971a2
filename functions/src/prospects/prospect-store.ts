import DataLoader from 'dataloader';
import type { DocumentReference, Firestore, Transaction } from '@google-cloud/firestore';
import { todayIn, type LocalDate } from '@cuadrilla/domain/local-date.ts';
import { displayName } from '@cuadrilla/domain/party.ts';
import { changedFields, writeAudit, type AuditSubject } from '../audit.ts';
import type { Conflict } from '../failures.ts';
import type { ProspectFilter, ProspectTotal } from '../graphql/types.generated.ts';
import { companyZone } from '../settings/company-zone-store.ts';
import { act, type Done, type Occasion } from '../store/act.ts';
import { codeLane, type Coded } from '../store/codes.ts';
import { isDocumentId } from '../store/document-id.ts';
import type { Page } from '../store/list-page.ts';
import { firstMeta, nextMeta } from '../store/record-meta.ts';
import { toProspect } from './prospect-document-store.ts';
import { derivedOf, withoutMeta } from './prospect-fields.ts';
import { listProspects, prospectTotals, type ProspectPageRequest } from './prospect-list-store.ts';
import type { Prospect, ProspectFields } from './prospect.ts';

/** The transaction of an act, and whose it is. */
export type Handle = { tx: Transaction; firestore: Firestore };

/** What a prospect is to say, and what a person wrote about why. */
export type NextProspect = { kind: 'next'; fields: Partial<ProspectFields>; text?: string | null };

/** A change of one prospect, made from one version of it. */
export type ProspectChange<F extends { kind: string }> = {
  id: string;
  version: number;
  /** Gives what the prospect is to say, or why it cannot; may read in the transaction, and writes nothing. */
  work: (current: Prospect, handle: Handle) => Promise<NextProspect | F>;
};

export type ProspectStore = {
  /** One read the first time in a request, none after. */
  find: (id: string) => Promise<Prospect | null>;
  list: (request: ProspectPageRequest, now: Date) => Promise<Page<Prospect>>;
  totals: (filter: ProspectFilter) => Promise<ProspectTotal[]>;
  /** Which day it is at the company's. */
  today: (now: Date) => Promise<LocalDate>;
  /** Runs an act that gives out a code of a kind, each in its turn; what is found afterwards is read anew. */
  actInTurn: <F extends { kind: string }>(
    kind: Coded,
    occasion: Occasion,
    work: (handle: Handle) => Promise<Done | F>,
  ) => Promise<Done | F | { kind: 'keyReused' }>;
  /** Changes a prospect, unless its version is no longer the one the change was made from. */
  change: <F extends { kind: string }>(
    change: ProspectChange<F>,
    occasion: Occasion,
  ) => Promise<Done | F | Conflict | { kind: 'notFound' } | { kind: 'keyReused' }>;
};

/** The store of one request. */
export function createProspectStore(firestore: Firestore): ProspectStore {
  const loader = new DataLoader<string, Prospect | null>(async (ids) => {
    const snapshots = await firestore.getAll(...ids.map((id) => prospectRef(firestore, id)));
    return snapshots.map(toProspect);
  });
  const today = async (now: Date) => todayIn(await companyZone(firestore, now), now);
  const run = async <F extends { kind: string }>(
    occasion: Occasion,
    work: (handle: Handle) => Promise<Done | F>,
    lane: string | null = null,
  ) => {
    const outcome = await act(firestore, occasion, (tx) => work({ tx, firestore }), lane);
    loader.clearAll();
    return outcome;
  };
  return {
    find: (id) => (isDocumentId(id) ? loader.load(id) : Promise.resolve(null)),
    async list(request, now) {
      return listProspects(firestore, request, request.filter.due == null ? null : await today(now));
    },
    totals: (filter) => prospectTotals(firestore, filter),
    today,
    actInTurn: (kind, occasion, work) => run(occasion, work, codeLane(kind)),
    change: (change, occasion) => run(occasion, (handle) => changeProspect(handle, change, occasion)),
  };
}

async function changeProspect<F extends { kind: string }>(
  handle: Handle,
  { id, version, work }: ProspectChange<F>,
  occasion: Occasion,
): Promise<Done | F | Conflict | { kind: 'notFound' }> {
  const current = await findProspect(handle, id);
  if (current === null) return { kind: 'notFound' };
  if (current.version !== version) return { kind: 'conflict' };
  const outcome = await work(current, handle);
  if (!isNext(outcome)) return outcome;
  const { fields, text = null } = outcome;
  writeProspect(handle, { current, fields, text }, occasion);
  return { kind: 'done', ids: [id] };
}

function isNext(outcome: { kind: string }): outcome is NextProspect {
  return outcome.kind === 'next';
}

/** A prospect as it stands in a transaction; null also for what cannot be an id. */
export async function findProspect({ tx, firestore }: Handle, id: string): Promise<Prospect | null> {
  return isDocumentId(id) ? toProspect(await tx.get(prospectRef(firestore, id))) : null;
}

/** A change to be written: `alsoOn` names the records whose timelines show it too. */
type Written = {
  current: Prospect;
  fields: Partial<ProspectFields>;
  text?: string | null;
  alsoOn?: readonly AuditSubject[];
};

/** Writes a change with its audit entry; nothing where nothing changes. */
export function writeProspect(
  { tx, firestore }: Handle,
  { current, fields, text = null, alsoOn = [] }: Written,
  occasion: Pick<Occasion, 'actor' | 'action' | 'now'>,
): void {
  const before = withoutMeta(current);
  const after = { ...before, ...fields };
  const changed = changedFields(before, after);
  if (changed === null) return;
  tx.update(prospectRef(firestore, current.id), {
    ...changed.after,
    ...derivedOf(after),
    ...nextMeta(current, occasion),
  });
  const { actor, action, now: at } = occasion;
  const about = { entity: 'PROSPECT', entityId: current.id, subject: displayName(after) } as const;
  writeAudit(firestore, tx, { actor, action, at, ...about, text, alsoOn, ...changed });
}

/** Writes a new prospect with its audit entry; gives its id. */
export function writeNewProspect(
  { tx, firestore }: Handle,
  fields: ProspectFields,
  occasion: Pick<Occasion, 'actor' | 'action' | 'now'>,
): string {
  const { id } = firestore.collection('prospects').doc();
  tx.create(prospectRef(firestore, id), { ...fields, ...derivedOf(fields), ...firstMeta(occasion) });
  const { actor, action, now: at } = occasion;
  const about = { entity: 'PROSPECT', entityId: id, subject: displayName(fields) } as const;
  writeAudit(firestore, tx, { actor, action, at, ...about, before: null, after: fields });
  return id;
}

function prospectRef(firestore: Firestore, id: string): DocumentReference {
  return firestore.doc(`prospects/${id}`);
}
