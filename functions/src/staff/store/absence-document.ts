import type { DocumentSnapshot, Timestamp } from '@google-cloud/firestore';
import type { Absence } from '../absences/absence.ts';

export function toAbsence(snapshot: DocumentSnapshot): Absence | null {
  return snapshot.exists ? rowToAbsence(snapshot) : null;
}

export function rowToAbsence(snapshot: DocumentSnapshot): Absence {
  const { technicianId, technicianName, from, to, kind, status, note, decidedByName, version, createdAt } =
    snapshot.data() as Omit<Absence, 'id' | 'createdAt'> & { createdAt: Timestamp };
  const fields = { technicianId, technicianName, from, to, kind, status, note, decidedByName, version };
  return { ...fields, id: snapshot.id, createdAt: createdAt.toDate() };
}
