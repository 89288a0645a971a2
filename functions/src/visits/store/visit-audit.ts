import type { Firestore, Transaction } from '@google-cloud/firestore';
import type { ServiceStatus } from '@cuadrilla/domain/services/service-status.ts';
import { writeAudit } from '../../unit/audit.ts';
import type { Service } from '../../services/service.ts';
import type { Occasion } from '../../store/act.ts';

/** What of a visit an entry tells, by the names of its fields in GraphQL. */
export type AuditedVisit = {
  visitId: string;
  before: Record<string, unknown> | null;
  after: Record<string, unknown> | null;
  /** A reason that a person wrote. */
  text?: string | null;
  /** Its service as it is now, where it may stand elsewhere for it. */
  serviceNow?: Pick<Service, 'status'>;
};

/** Writes what was done to a visit into the timeline of its service, its client and its site. */
export function auditVisit(
  tx: Transaction,
  firestore: Firestore,
  service: Pick<Service, 'id' | 'code' | 'title' | 'client' | 'site' | 'status'>,
  { serviceNow = service, before, after, ...audited }: AuditedVisit,
  { actor, action, now }: Pick<Occasion, 'actor' | 'action' | 'now'>,
): void {
  const { id, code, title, client, site } = service;
  const isSame = serviceNow.status === service.status;
  writeAudit(firestore, tx, {
    ...{ actor, action, at: now },
    ...{ entity: 'SERVICE', entityId: id, subject: `${code} ${title}` },
    alsoOn: [
      { entity: 'CLIENT', id: client.id },
      { entity: 'SITE', id: site.id },
    ],
    ...audited,
    before: isSame ? before : { ...before, ...standing(service) },
    after: isSame ? after : { ...after, ...standing(serviceNow) },
  });
}

/** Where a service stands, beside what is told of its visit, which has a status too. */
const standing = ({ status }: { status: ServiceStatus }) => ({ service: { status } });
