import type { Service } from '../../work/service.ts';
import { writeServiceAfterVisits } from '../../work/store/visit-effects.ts';
import { readById, type RecordsById } from '../../store/read-by-id.ts';
import type { UnitHandle } from '../../store/unit-handle.ts';
import type { VisitStart } from '@cuadrilla/domain/records/visit.ts';
import type { Visit } from '../../work/visit.ts';
import { writeVisit } from '../../work/store/technician-days.ts';
import { auditVisit, changeOfVisit, logVisit, type VisitEntry } from '../../work/store/visit-audit.ts';
import { rowToVisit, toVisit, visitsOf } from '../../work/store/visit-document.ts';

type Change = { before: Visit | null; after: Visit; service: Service; entry?: VisitEntry };

export type VisitRecords = RecordsById<Visit> & {
  /** By their start. */
  ofService: (serviceId: string) => Promise<Visit[]>;
  /** At most three. */
  inProgressOf: (technicianId: string) => Promise<Visit[]>;
  /** Also writes the technicians' days, the audit entry and the service; `visits` are all of the service. */
  save: (change: Change & { also?: Partial<Service>; visits: readonly Visit[] }) => Promise<Visit>;
  /** Without the service. */
  saveAlone: (change: Change) => Promise<Visit>;
  /** Neither version nor audit entry. */
  saveStart: (visit: Visit, technicianId: string, start: VisitStart) => void;
  /** An audit entry without a change. */
  log: (visit: Visit, entry: Omit<VisitEntry, 'also'>) => void;
};

export function visitRecords(unit: UnitHandle, zone: () => Promise<string>): VisitRecords {
  const { tx, firestore, by } = unit;
  // A cancelled visit has no days.
  const write = async ({ before, after }: Change) =>
    writeVisit(tx, firestore, { before, after }, by, after.status === 'CANCELLED' ? 'UTC' : await zone());
  const audit = ({ before, service, entry = {} }: Change, written: Visit, serviceNow: Service) => {
    const { text = null, at = by.now } = entry;
    const change = changeOfVisit(before, written, entry);
    auditVisit(unit, service, { visitId: written.id, ...change, text, at, serviceNow });
  };
  return {
    ...readById(unit, 'visits', toVisit),
    ofService: (serviceId) => visitsOf(tx, firestore, serviceId),
    async inProgressOf(technicianId) {
      const working = firestore.collection('visits').where('status', '==', 'IN_PROGRESS');
      const own = working.where('technicianIds', 'array-contains', technicianId);
      return (await tx.get(own.limit(3))).docs.map(rowToVisit);
    },
    async save({ also, visits, ...change }) {
      const written = await write(change);
      const all = [...visits.filter(({ id }) => id !== written.id), written];
      const after = { before: change.service, visits: all, ...(also ? { also } : {}) };
      audit(change, written, writeServiceAfterVisits(tx, firestore, after, by));
      return written;
    },
    async saveAlone(change) {
      const written = await write(change);
      audit(change, written, change.service);
      return written;
    },
    saveStart: ({ id }, technicianId, start) =>
      void tx.update(firestore.doc(`visits/${id}`), { [`starts.${technicianId}`]: start }),
    log: (visit, entry) => logVisit(unit, visit, entry),
  };
}
