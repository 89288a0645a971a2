import type { Firestore, Transaction } from '@google-cloud/firestore';
import type { CompanyHours } from '@cuadrilla/domain/services/deadline.ts';
import { readSection } from './settings-store.ts';

export async function readCompanyHours(firestore: Firestore, tx: Transaction): Promise<CompanyHours> {
  const [{ timeZone: zone }, { hours }, { values: holidays }] = await Promise.all([
    readSection(firestore, tx, 'company'),
    readSection(firestore, tx, 'workingHours'),
    readSection(firestore, tx, 'holidays'),
  ]);
  return { zone, hours, holidays };
}
