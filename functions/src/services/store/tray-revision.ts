import { FieldValue, type Firestore, type Transaction } from '@google-cloud/firestore';
import type { Service } from '../service.ts';

/** Where the revision of the tray is: of what waits for a visit. */
export function trayRef(firestore: Firestore) {
  return firestore.doc('planning/tray');
}

/** Counts a change of what waits for a visit; a new service has no `before`. Blind, so that nobody waits to read it. */
export function touchTray(
  tx: Transaction,
  firestore: Firestore,
  before: Pick<Service, 'status'> | null,
  after: Pick<Service, 'status'>,
): void {
  if (before?.status !== 'PENDING' && after.status !== 'PENDING') return;
  tx.set(trayRef(firestore), { revision: FieldValue.increment(1) }, { merge: true });
}
