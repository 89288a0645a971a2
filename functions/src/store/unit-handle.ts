import type { Firestore, Transaction } from '@google-cloud/firestore';
import type { Act } from './act.ts';

/** What the stores of a unit of work are bound to. */
export type UnitHandle = {
  firestore: Firestore;
  tx: Transaction;
  by: Act;
};
