import { FieldValue, type Firestore, type Transaction } from '@google-cloud/firestore';
import type { Service } from '../service.ts';

export function trayRef(firestore: Firestore) {
  return firestore.doc('planning/tray');
}

/** Technicians, their absences, the company's hours and holidays: what a plan shows beside visits. Rarely changed. */
export function touchTeam(tx: Transaction, firestore: Firestore): void {
  tx.set(trayRef(firestore), { team: FieldValue.increment(1) }, { merge: true });
}

type Waiting = Pick<Service, 'status' | 'hold'>;

/** Increments the revision without reading it, so that nobody waits; `before` is null for a new service. */
export function touchTray(
  tx: Transaction,
  firestore: Firestore,
  before: Waiting | null,
  after: Waiting,
): void {
  if ((before === null || !mayWait(before)) && !mayWait(after)) return;
  tx.set(trayRef(firestore), { revision: FieldValue.increment(1) }, { merge: true });
}

/** A hold until a day ends on that day without a write. */
const mayWait = ({ status, hold }: Waiting) => status === 'PENDING' || (hold?.until ?? null) !== null;
