import type { Firestore, Transaction } from '@google-cloud/firestore';
import { readSection } from '../../settings/settings-store.ts';
import type { User } from '../../staff/user.ts';
import { toFoundUser } from '../../staff/store/user-document-store.ts';
import { isDocumentId } from '../../store/document-id.ts';
import type { SlotSettings } from '../slot-facts.ts';

/** The settings as they stand in a transaction. */
export async function readSlotSettings(tx: Transaction, firestore: Firestore): Promise<SlotSettings> {
  const [company, workingHours, skills, zones, holidays] = await Promise.all([
    readSection(firestore, tx, 'company'),
    readSection(firestore, tx, 'workingHours'),
    readSection(firestore, tx, 'skills'),
    readSection(firestore, tx, 'zones'),
    readSection(firestore, tx, 'holidays'),
  ]);
  return {
    ...{ zone: company.timeZone, hours: workingHours.hours },
    ...{ skills: skills.values, zones: zones.values, holidays: holidays.values },
  };
}

/** Technicians in the order of their ids, or null where one of the ids is of nobody who is one. */
export async function readTechnicians(
  tx: Transaction,
  firestore: Firestore,
  ids: readonly string[],
): Promise<User[] | null> {
  if (!ids.every(isDocumentId)) return null;
  const found = await tx.getAll(...ids.map((id) => firestore.doc(`users/${id}`)));
  const users = found.flatMap((snapshot) => {
    const one = toFoundUser(snapshot);
    return one?.kind === 'user' && one.user.role === 'TECHNICIAN' ? [one.user] : [];
  });
  return users.length === ids.length ? users : null;
}
