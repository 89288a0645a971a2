import type { Firestore } from '@google-cloud/firestore';
import type { LocalDate } from '@cuadrilla/domain/time/local-date.ts';
import type { AbsenceStatus } from '../../graphql/types.generated.ts';
import { isDocumentId } from '../../store/document-id.ts';
import { listPage, type Page } from '../../store/lists/list-page.ts';
import { rowToAbsence, toAbsence } from '../store/absence-document.ts';
import type { Absence } from './absence.ts';

export type AbsenceRequest = {
  technicianId: string | null;
  status: AbsenceStatus | null;
  first: number;
  after: string | null;
};

export type AbsenceStore = {
  /** The latest first. */
  list: (request: AbsenceRequest) => Promise<Page<Absence>>;
  find: (id: string) => Promise<Absence | null>;
  /** A technician's approved absences that end on a day or later; those of any status are read. */
  approvedFrom: (technicianId: string, day: LocalDate) => Promise<Absence[]>;
};

const SORT = { name: 'absences.from', field: 'from', of: 'text', direction: 'desc' } as const;

export function createAbsenceStore(firestore: Firestore): AbsenceStore {
  const absences = firestore.collection('absences');
  return {
    list({ technicianId, status, first, after }) {
      const ofWhom = technicianId === null ? absences : absences.where('technicianId', '==', technicianId);
      const query = status === null ? ofWhom : ofWhom.where('status', '==', status);
      return listPage({ query, sort: SORT, first, after }, rowToAbsence);
    },
    find: async (id) => (isDocumentId(id) ? toAbsence(await absences.doc(id).get()) : null),
    async approvedFrom(technicianId, day) {
      const found = absences.where('technicianId', '==', technicianId).where('to', '>=', day);
      const { docs } = await found.get();
      return docs.map(rowToAbsence).filter(({ status }) => status === 'APPROVED');
    },
  };
}
