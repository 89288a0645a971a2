import type { Firestore, Transaction } from '@google-cloud/firestore';

/** One change: who did what to which record, when, and what it was before and after. Secrets never enter it. */
export type AuditEntry = {
  /** The uid of who did it, or `system` for the command line. */
  actor: string;
  action: string;
  entity: 'user';
  entityId: string;
  before: Record<string, unknown> | null;
  after: Record<string, unknown> | null;
  at: Date;
};

/** Writes the entry in the transaction of the change itself, so that neither stands without the other. */
export function writeAudit(firestore: Firestore, tx: Transaction, entry: AuditEntry): void {
  tx.create(firestore.collection('audit').doc(), entry);
}
