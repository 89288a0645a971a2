import type { DocumentReference, Firestore, Transaction } from '@google-cloud/firestore';
import { displayName } from '@cuadrilla/domain/contact/party.ts';
import { PROSPECT, type ProspectFields } from '@cuadrilla/domain/records/prospect.ts';
import { changedFields, writeAudit, type AuditSubject } from '../../unit/audit.ts';
import type { Occasion } from '../../store/act.ts';
import { isDocumentId } from '../../store/document-id.ts';
import { recordFields } from '../../store/record-document.ts';
import { firstMeta, nextMeta } from '../../store/record-meta.ts';
import { toProspect } from './prospect-document-store.ts';
import { derivedOf } from '../prospect-fields.ts';
import type { Prospect } from '../prospect.ts';

/** The transaction of an act, and whose it is. */
export type Handle = { tx: Transaction; firestore: Firestore };

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
  const before = recordFields(PROSPECT, current);
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

/** Where a prospect stands. */
export function prospectRef(firestore: Firestore, id: string): DocumentReference {
  return firestore.doc(`prospects/${id}`);
}
