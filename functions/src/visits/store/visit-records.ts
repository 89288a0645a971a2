import type { Service } from '../../services/service.ts';
import { writeServiceAfterVisits } from '../../services/store/visit-effects.ts';
import type { UnitHandle } from '../../store/unit-handle.ts';
import type { Visit } from '../visit.ts';
import { writeVisit } from './technician-days.ts';
import { auditVisit, changeOfVisit, type VisitEntry } from './visit-audit.ts';
import { readVisit, visitsOf } from './visit-document.ts';

/** A visit as it was, null for a new one, and as it is to be. */
type Change = { before: Visit | null; after: Visit; service: Service; entry?: VisitEntry };

/** The visits of one unit of work. */
export type VisitRecords = {
  newId: () => string;
  find: (id: string) => Promise<Visit | null>;
  /** By their start. */
  ofService: (serviceId: string) => Promise<Visit[]>;
  /** With the days of its technicians, its audit entry, and what follows for its service: `visits` are all that the service had. */
  save: (change: Change & { also?: Partial<Service>; visits: readonly Visit[] }) => Promise<Visit>;
  /** The same where whoever changes the visit saves its service, too, or where nothing of it follows. */
  saveAlone: (change: Change) => Promise<Visit>;
};

/** `zone` is the company's, whose days a visit stands on. */
export function visitRecords(unit: UnitHandle, zone: () => Promise<string>): VisitRecords {
  const { tx, firestore, by } = unit;
  // One that is annulled stands on no day.
  const write = async ({ before, after }: Change) =>
    writeVisit(tx, firestore, { before, after }, by, after.status === 'CANCELLED' ? 'UTC' : await zone());
  const audit = ({ before, service, entry = {} }: Change, written: Visit, serviceNow: Service) => {
    const { text = null, at = by.now, action = by.action } = entry;
    const told = { visitId: written.id, ...changeOfVisit(before, written, entry), text, serviceNow };
    auditVisit(tx, firestore, service, told, { ...by, action, now: at });
  };
  return {
    newId: () => firestore.collection('visits').doc().id,
    find: (id) => readVisit(tx, firestore, id),
    ofService: (serviceId) => visitsOf(tx, firestore, serviceId),
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
  };
}
