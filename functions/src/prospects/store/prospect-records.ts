import { displayName } from '@cuadrilla/domain/contact/party.ts';
import { isOpen } from '@cuadrilla/domain/prospects/prospect-states.ts';
import { PROSPECT, type ProspectFields } from '@cuadrilla/domain/records/prospect.ts';
import { moveCounter } from '../../store/counters.ts';
import { changedFields, writeAudit, type AuditSubject } from '../../store/audit.ts';
import { isDocumentId } from '../../store/document-id.ts';
import { recordFields } from '../../store/record-document.ts';
import { firstMeta, nextMeta } from '../../store/record-meta.ts';
import type { UnitHandle } from '../../store/unit-handle.ts';
import type { Prospect } from '../prospect.ts';
import { derivedOf, toProspect } from './prospect-document.ts';

export type ProspectEntry = {
  text?: string | null;
  alsoOn?: readonly AuditSubject[];
  /** When and under which name it is logged, if it is only part of the request. */
  action?: string;
  at?: Date;
};

export type ProspectRecords = {
  newId: () => string;
  find: (id: string) => Promise<Prospect | null>;
  insert: (prospect: ProspectFields & { id: string }) => void;
  save: (before: Prospect, after: Prospect, entry?: ProspectEntry) => void;
  /** For an import that is undone: people discard prospects. */
  remove: (prospect: Prospect) => void;
};

export function prospectRecords(unit: UnitHandle): ProspectRecords {
  const { tx, firestore, by } = unit;
  const ref = (id: string) => firestore.doc(`prospects/${id}`);
  type Counted = Pick<Prospect, 'status'> | null;
  const isOpenNow = (prospect: Counted) => prospect !== null && isOpen(prospect.status);
  const count = (before: Counted, after: Counted) => {
    moveCounter(unit, 'openProspects', { before: isOpenNow(before), after: isOpenNow(after) });
    moveCounter(unit, 'newProspects', { before: before?.status === 'NEW', after: after?.status === 'NEW' });
  };
  return {
    newId: () => firestore.collection('prospects').doc().id,
    find: async (id) => (isDocumentId(id) ? toProspect(await tx.get(ref(id))) : null),
    insert(prospect) {
      const { id } = prospect;
      const fields = recordFields(PROSPECT, prospect);
      tx.create(ref(id), { ...fields, ...derivedOf(fields), ...firstMeta(by) });
      count(null, fields);
      const about = { entity: 'PROSPECT', entityId: id, subject: displayName(fields) } as const;
      const { actor, action, now: at } = by;
      writeAudit(firestore, tx, { actor, action, at, ...about, before: null, after: fields });
    },
    save(before, wanted, { text = null, alsoOn = [], action = by.action, at = by.now } = {}) {
      const after = recordFields(PROSPECT, wanted);
      const changed = changedFields(recordFields(PROSPECT, before), after);
      if (changed === null) return;
      const { actor } = by;
      tx.update(ref(before.id), {
        ...changed.after,
        ...derivedOf(after),
        ...nextMeta(before, { actor, now: at }),
      });
      count(before, after);
      const about = { entity: 'PROSPECT', entityId: before.id, subject: displayName(after) } as const;
      writeAudit(firestore, tx, { actor, action, at, ...about, text, alsoOn, ...changed });
    },
    remove(prospect) {
      const { actor, action, now: at } = by;
      tx.delete(ref(prospect.id));
      count(prospect, null);
      const about = { entity: 'PROSPECT', entityId: prospect.id, subject: displayName(prospect) } as const;
      const before = recordFields(PROSPECT, prospect);
      writeAudit(firestore, tx, { actor, action, at, ...about, before, after: null });
    },
  };
}
