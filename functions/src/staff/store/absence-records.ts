import { ABSENCE, type AbsenceFields } from '@cuadrilla/domain/records/absence.ts';
import { formatLocalDate, type LocalDate } from '@cuadrilla/domain/time/local-date.ts';
import { changedFields, writeAudit, type AuditChange } from '../../store/audit.ts';
import { readById, type RecordsById } from '../../store/read-by-id.ts';
import { auditedFields, recordFields } from '../../store/record-document.ts';
import { firstMeta, nextMeta } from '../../store/record-meta.ts';
import type { UnitHandle } from '../../store/unit-handle.ts';
import { touchTeam } from '../../work/store/tray-revision.ts';
import type { Absence } from '../absences/absence.ts';
import { rowToAbsence, toAbsence } from './absence-document.ts';

/** Every write adds an audit entry, which also appears in the technician's timeline. */
export type AbsenceRecords = RecordsById<Absence> & {
  endingFrom: (technicianId: string, day: LocalDate) => Promise<Absence[]>;
  insert: (absence: AbsenceFields & { id: string }) => void;
  save: (before: Absence, after: Absence) => void;
  /** The audit log keeps its values. */
  remove: (absence: Absence) => void;
};

export function absenceRecords(unit: UnitHandle): AbsenceRecords {
  const { firestore, tx, by } = unit;
  const absences = firestore.collection('absences');
  return {
    ...readById(unit, 'absences', toAbsence),
    async endingFrom(technicianId, day) {
      const found = absences.where('technicianId', '==', technicianId).where('to', '>=', day);
      return (await tx.get(found)).docs.map(rowToAbsence);
    },
    insert(absence) {
      const { id, decidedByName } = absence;
      const decidedBy = decidedByName === null ? null : by.actor.id;
      tx.create(absences.doc(id), { ...recordFields(ABSENCE, absence), decidedBy, ...firstMeta(by) });
      touchPlans(unit, absence);
      audit(unit, absence, { before: null, after: auditedFields(ABSENCE, absence) });
    },
    save(before, after) {
      const changed = changedFields(auditedFields(ABSENCE, before), auditedFields(ABSENCE, after));
      if (changed === null) return;
      const decided = { ...recordFields(ABSENCE, after), decidedBy: by.actor.id };
      tx.update(absences.doc(before.id), { ...decided, ...nextMeta(before, by) });
      touchPlans(unit, before, after);
      audit(unit, after, changed);
    },
    remove(absence) {
      tx.delete(absences.doc(absence.id));
      touchPlans(unit, absence);
      audit(unit, absence, { before: auditedFields(ABSENCE, absence), after: null });
    },
  };
}

function touchPlans({ tx, firestore }: UnitHandle, ...absences: AbsenceFields[]): void {
  if (absences.some(({ status }) => status === 'APPROVED')) touchTeam(tx, firestore);
}

function audit(
  unit: UnitHandle,
  { id, technicianId, from, to }: AbsenceFields & { id: string },
  change: AuditChange,
): void {
  writeAudit(unit, {
    entity: 'ABSENCE',
    entityId: id,
    subject: `${formatLocalDate(from)} – ${formatLocalDate(to)}`,
    alsoOn: [{ entity: 'USER', id: technicianId }],
    ...change,
  });
}
