import type { DocumentSnapshot } from '@google-cloud/firestore';
import { ABSENCE } from '@cuadrilla/domain/records/absence.ts';
import { readRecord } from '../../store/record-document.ts';
import type { Absence } from '../absences/absence.ts';

export const toAbsence = (snapshot: DocumentSnapshot): Absence | null =>
  snapshot.exists ? rowToAbsence(snapshot) : null;

export const rowToAbsence = (snapshot: DocumentSnapshot): Absence => readRecord(ABSENCE, snapshot);
