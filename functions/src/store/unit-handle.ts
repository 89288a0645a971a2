import type { Firestore, Transaction } from '@google-cloud/firestore';
import type { Act } from './act.ts';

/** What a store of a unit of work is bound to: the transaction, and who changes what when. */
export type UnitHandle = {
  firestore: Firestore;
  tx: Transaction;
  by: Act;
};
