import type { Firestore, Transaction } from '@google-cloud/firestore';
import type { Act } from './act.ts';

export type UnitHandle = {
  firestore: Firestore;
  tx: Transaction;
  by: Act;
};
