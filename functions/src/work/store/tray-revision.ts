import { FieldValue, type Firestore, type Transaction } from '@google-cloud/firestore';
import type { Service } from '../service.ts';

/** Where the revision of the tray is: of what waits for a visit. */
export function trayRef(firestore: Firestore) {
  return firestore.doc('planning/tray');
}

type Waiting = Pick<Service, 'status' | 'hold'>;

/** Counts a change of what waits for a visit; a new service has no `before`. Blind, so that nobody waits to read it. */
export function touchTray(
  tx: Transaction,
  firestore: Firestore,
  before: Waiting | null,
  after: Waiting,
): void {
  if ((before === null || !mayWait(before)) && !mayWait(after)) return;
  tx.set(trayRef(firestore), { revision: FieldValue.increment(1) }, { merge: true });
}

/** What is held until a day waits from that day on, which nobody writes down then. */
const mayWait = ({ status, hold }: Waiting) => status === 'PENDING' || (hold?.until ?? null) !== null;
