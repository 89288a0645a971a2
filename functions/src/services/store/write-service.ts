import { isDeepStrictEqual } from 'node:util';
import type { Firestore, Transaction } from '@google-cloud/firestore';
import { writeAudit, type AuditSubject } from '../../unit/audit.ts';
import type { Occasion } from '../../store/act.ts';
import { firstMeta } from '../../store/record-meta.ts';
import type { Service } from '../service.ts';
import { serviceToDocument, VERSIONED_FIELDS, type ServiceContent } from './service-document.ts';
import { touchTray } from './tray-revision.ts';

type By = Pick<Occasion, 'actor' | 'now'>;

/**
 * Writes what a service is to say, and gives it as it is now; the audit entry is the caller's. The version grows only with what
 * the form or an act changes: a stale form is told nothing of a line, an answer or a step of a visit.
 */
export function writeService(
  tx: Transaction,
  firestore: Firestore,
  { before, after: changed }: { before: Service; after: Service },
  { actor, now }: By,
): Service {
  const grows = VERSIONED_FIELDS.some((name) => !isDeepStrictEqual(before[name], changed[name]));
  const version = before.version + (grows ? 1 : 0);
  const stamp = { updatedAt: now, updatedBy: actor.id, version };
  tx.update(firestore.doc(`services/${before.id}`), { ...serviceToDocument(changed), ...stamp });
  if (grows || before.status !== changed.status) touchTray(tx, firestore, before, changed);
  return { ...changed, updatedAt: now, version };
}

/** Writes a new service with its audit entry, which stands in the timelines of all that it is about and of what it follows. */
export function writeNewService(
  tx: Transaction,
  firestore: Firestore,
  { id, content }: { id: string; content: ServiceContent },
  occasion: Pick<Occasion, 'actor' | 'action' | 'now'>,
): void {
  tx.create(firestore.doc(`services/${id}`), { ...serviceToDocument(content), ...firstMeta(occasion) });
  touchTray(tx, firestore, null, content);
  const machines = content.equipment.map((each): AuditSubject => ({ entity: 'EQUIPMENT', id: each.id }));
  const alsoOn: AuditSubject[] = [
    { entity: 'CLIENT', id: content.client.id },
    { entity: 'SITE', id: content.site.id },
    ...machines,
    ...(content.followsUp ? [{ entity: 'SERVICE' as const, id: content.followsUp.id }] : []),
  ];
  auditService(tx, firestore, { id, ...content }, { before: null, after: toldOf(content), alsoOn }, occasion);
}

/** What a log tells of a change: fields by their names in GraphQL, and why, in a person's words. */
export type Told = {
  before: Record<string, unknown> | null;
  after: Record<string, unknown> | null;
  text?: string | null;
  /** By default the client. */
  alsoOn?: readonly AuditSubject[];
};

export function auditService(
  tx: Transaction,
  firestore: Firestore,
  { id, code, title, client }: Pick<Service, 'id' | 'code' | 'title' | 'client'>,
  told: Told,
  { actor, action, now }: Pick<Occasion, 'actor' | 'action' | 'now'>,
): void {
  writeAudit(firestore, tx, {
    ...{ actor, action, at: now },
    ...{ entity: 'SERVICE', entityId: id, subject: `${code} ${title}` },
    alsoOn: [{ entity: 'CLIENT', id: client.id }],
    ...told,
  });
}

/** What a log tells of a service: what people decide and what follows from it; lines and answers have entries of their own. */
export function toldOf(service: ServiceContent): Record<string, unknown> {
  const { code, client, title, description, priority, durationMinutes, typeId, owner } = service;
  const { status, requestedAt, notBefore, dueAt, promisedWindow, underWarranty } = service;
  const { hold, cancellation, followsUp, proposedByName } = service;
  return {
    ...{ code, client, title, description, priority, durationMinutes, typeId, owner },
    ...{ status, requestedAt, notBefore, dueAt, promisedWindow, underWarranty },
    ...{ hold, cancellation, followsUp, proposedByName },
    site: { id: service.site.id, name: service.site.name },
    equipment: service.equipment.map(({ label }) => label),
  };
}
