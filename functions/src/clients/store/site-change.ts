import type { Firestore, Transaction } from '@google-cloud/firestore';
import { changedFields, writeAudit } from '../../audit.ts';
import type { Occasion } from '../../store/act.ts';
import { nextMeta } from '../../store/record-meta.ts';
import type { Site } from '../site.ts';
import { auditedSite, siteToDocument } from './site-document.ts';

/** Writes a site's change with its audit entry; false where nothing changed. */
export function writeSiteChange(
  tx: Transaction,
  firestore: Firestore,
  { before, after }: { before: Site; after: Site },
  occasion: Occasion,
): boolean {
  const changed = changedFields(auditedSite(before), auditedSite(after));
  if (changed === null) return false;
  const { actor, action, now } = occasion;
  tx.update(firestore.doc(`sites/${before.id}`), { ...siteToDocument(after), ...nextMeta(before, occasion) });
  writeAudit(firestore, tx, {
    ...{ actor, action, at: now },
    ...{ entity: 'SITE', entityId: before.id, subject: after.name },
    alsoOn: [{ entity: 'CLIENT', id: after.client.id }],
    ...changed,
  });
  return true;
}
