import type { Firestore, Transaction } from '@google-cloud/firestore';
import { writeAudit } from '../../audit.ts';
import type { Service } from '../../services/service.ts';
import type { Occasion } from '../../store/act.ts';

/** What of a visit an entry tells, by the names of its fields in GraphQL. */
export type AuditedVisit = {
  visitId: string;
  before: Record<string, unknown> | null;
  after: Record<string, unknown> | null;
  /** A reason that a person wrote. */
  text?: string | null;
};

/** Writes what was done to a visit into the timeline of its service, its client and its site. */
export function auditVisit(
  tx: Transaction,
  firestore: Firestore,
  { id, code, title, client, site }: Pick<Service, 'id' | 'code' | 'title' | 'client' | 'site'>,
  audited: AuditedVisit,
  { actor, action, now }: Pick<Occasion, 'actor' | 'action' | 'now'>,
): void {
  writeAudit(firestore, tx, {
    ...{ actor, action, at: now },
    ...{ entity: 'SERVICE', entityId: id, subject: `${code} ${title}` },
    alsoOn: [
      { entity: 'CLIENT', id: client.id },
      { entity: 'SITE', id: site.id },
    ],
    ...audited,
  });
}
