import { RECORDS } from '@cuadrilla/domain/records/records.ts';
import { auditedTimes, writeAudit, type AuditSubject, type DeviceTimes } from '../store/audit.ts';
import type { NoteKind } from '../graphql/types.generated.ts';
import type { UnitHandle } from '../store/unit-handle.ts';

export type Noted = 'PROSPECT' | 'CLIENT' | 'SERVICE';

export type Note = {
  entity: Noted;
  id: string;
  subject: string;
  alsoOn: readonly AuditSubject[];
  kind: NoteKind;
  text: string;
  /** Its place in the timeline, however late it arrived. */
  at: Date;
  times: DeviceTimes;
};

export type NoteRecords = {
  insert: (note: Note) => string;
};

export function noteRecords(unit: UnitHandle): NoteRecords {
  const { tx, firestore } = unit;
  return {
    insert({ entity, id, subject, alsoOn, kind, text, at, times }) {
      // An import that is undone keeps a record with notes.
      if (entity !== 'SERVICE')
        tx.update(firestore.doc(`${RECORDS[entity].collection}/${id}`), { noted: true });
      return writeAudit(unit, {
        at,
        entity,
        entityId: id,
        subject,
        alsoOn,
        text,
        noteKind: kind,
        before: null,
        after: auditedTimes(times),
      });
    },
  };
}
