import type { Firestore, QueryDocumentSnapshot, Transaction } from '@google-cloud/firestore';
import type { LocalDate } from '@cuadrilla/domain/time/local-date.ts';
import type { ApprovedAbsence } from '@cuadrilla/domain/visits/scheduling.ts';
import type { Absence } from './absence.ts';

export type AbsenceOf = ApprovedAbsence & { technicianId: string };

/** Within a transaction; absences that end on `day` or later. */
export async function absencesFrom(
  tx: Transaction,
  firestore: Firestore,
  technicianIds: readonly string[],
  day: LocalDate,
): Promise<AbsenceOf[]> {
  const ofThem = firestore.collection('absences').where('technicianId', 'in', technicianIds);
  const { docs } = await tx.get(ofThem.where('to', '>=', day));
  return docs.filter((doc) => doc.get('status') === 'APPROVED').map(toAbsenceOf);
}

export async function absencesBetween(
  firestore: Firestore,
  first: LocalDate,
  last: LocalDate,
): Promise<AbsenceOf[]> {
  const approved = firestore.collection('absences').where('status', '==', 'APPROVED');
  const { docs } = await approved.where('from', '<=', last).where('to', '>=', first).get();
  return docs.map(toAbsenceOf).sort((a, b) => (a.from < b.from ? -1 : 1));
}

function toAbsenceOf(doc: QueryDocumentSnapshot): AbsenceOf {
  const { technicianId, from, to, kind } = doc.data() as Absence;
  return { technicianId, from, to, kind };
}
