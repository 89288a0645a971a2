import { FieldValue, type Firestore, type Transaction } from '@google-cloud/firestore';
import type { Service } from '../service.ts';

export function trayRef(firestore: Firestore) {
  return firestore.doc('planning/tray');
}

/** Technicians, absences, working hours and holidays: the content of a plan beside visits. Rarely changed. */
export function touchTeam(tx: Transaction, firestore: Firestore): void {
  tx.set(trayRef(firestore), { team: FieldValue.increment(1) }, { merge: true });
}

type Waiting = Pick<Service, 'status' | 'hold'>;

/** Increments the revision without reading it, which avoids contention; `before` is null for a new service. */
export function touchTray(
  tx: Transaction,
  firestore: Firestore,
  before: Waiting | null,
  after: Waiting,
): void {
  if ((before === null || !mayWait(before)) && !mayWait(after)) return;
  tx.set(trayRef(firestore), { revision: FieldValue.increment(1) }, { merge: true });
}

/** A hold with an end day ends on that day without a write. */
const mayWait = ({ status, hold }: Waiting) => status === 'PENDING' || (hold?.until ?? null) !== null;
