import { isDeepStrictEqual } from 'node:util';
import type { Firestore, Transaction } from '@google-cloud/firestore';
import { VERSIONED, type ServiceFields } from '@cuadrilla/domain/records/service.ts';
import {
  writeAudit,
  type AuditChange,
  type AuditEntry,
  type AuditHandle,
  type AuditSubject,
} from '../../store/audit.ts';
import type { Act } from '../../store/act.ts';
import { firstMeta } from '../../store/record-meta.ts';
import type { Service } from '../service.ts';
import { auditedService, serviceToDocument } from './service-document.ts';
import { moveToInvoice } from './to-invoice.ts';
import { touchTray } from './tray-revision.ts';
import { noteChange } from '../../store/visit-changes.ts';

type By = Pick<Act, 'actor' | 'now'>;

/**
 * Returns the stored service; the caller writes the audit entry. Only fields of the form and of acts increment the version, so that
 * lines, answers and steps do not make a form stale.
 */
export function writeService(
  tx: Transaction,
  firestore: Firestore,
  { before, after: changed }: { before: Service; after: Service },
  { actor, now }: By,
): Service {
  const grows = VERSIONED.some((name) => !isDeepStrictEqual(before[name], changed[name]));
  const version = before.version + (grows ? 1 : 0);
  const stamp = { updatedAt: now, updatedBy: actor.id, version };
  tx.update(firestore.doc(`services/${before.id}`), { ...serviceToDocument(changed), ...stamp });
  const technicianIds = [...new Set([...before.technicianIds, ...changed.technicianIds])];
  if (technicianIds.length > 0) noteChange(tx, firestore, { serviceIds: [before.id], technicianIds });
  moveToInvoice(tx, firestore, before, changed);
  if (grows || before.status !== changed.status) touchTray(tx, firestore, before, changed);
  return { ...changed, updatedAt: now, version };
}

/** The audit entry is also shown on client, site, machines and the service that it follows. */
export function writeNewService(
  tx: Transaction,
  firestore: Firestore,
  { id, content }: { id: string; content: ServiceFields },
  act: Pick<Act, 'actor' | 'action' | 'now'>,
): void {
  tx.create(firestore.doc(`services/${id}`), { ...serviceToDocument(content), ...firstMeta(act) });
  touchTray(tx, firestore, null, content);
  const machines = content.equipment.map((each): AuditSubject => ({ entity: 'EQUIPMENT', id: each.id }));
  const alsoOn: AuditSubject[] = [
    { entity: 'CLIENT', id: content.client.id },
    { entity: 'SITE', id: content.site.id },
    ...machines,
    ...(content.followsUp ? [{ entity: 'SERVICE' as const, id: content.followsUp.id }] : []),
  ];
  const created = { before: null, after: auditedService(content), alsoOn };
  auditService({ tx, firestore, by: act }, { id, ...content }, created);
}

export type AuditContent = AuditChange & Pick<AuditEntry, 'text' | 'alsoOn' | 'at'>;

/** By default the entry is in the timeline of the client too. */
export function auditService(
  handle: AuditHandle,
  { id, code, title, client }: Pick<Service, 'id' | 'code' | 'title' | 'client'>,
  content: AuditContent,
): void {
  writeAudit(handle, {
    entity: 'SERVICE',
    entityId: id,
    subject: `${code} ${title}`,
    alsoOn: [{ entity: 'CLIENT', id: client.id }],
    ...content,
  });
}
