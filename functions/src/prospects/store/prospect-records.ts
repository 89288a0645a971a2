import { displayName } from '@cuadrilla/domain/contact/party.ts';
import { isOpen } from '@cuadrilla/domain/prospects/prospect-states.ts';
import { PROSPECT, type ProspectFields } from '@cuadrilla/domain/records/prospect.ts';
import { moveCounter } from '../../store/counters.ts';
import { changedFields, writeAudit, type AuditChange, type AuditEntry } from '../../store/audit.ts';
import { readById, type RecordsById } from '../../store/read-by-id.ts';
import { recordFields } from '../../store/record-document.ts';
import { firstMeta, nextMeta } from '../../store/record-meta.ts';
import type { UnitHandle } from '../../store/unit-handle.ts';
import type { Prospect } from '../prospect.ts';
import { derivedOf, toProspect } from './prospect-document.ts';

export type ProspectEntry = Pick<AuditEntry, 'text' | 'alsoOn' | 'action' | 'at'>;

export type ProspectRecords = RecordsById<Prospect> & {
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
  const audit = (prospect: ProspectFields & { id: string }, entry: ProspectEntry & AuditChange) => {
    const subject = displayName(prospect);
    writeAudit(unit, { entity: 'PROSPECT', entityId: prospect.id, subject, ...entry });
  };
  return {
    ...readById(unit, 'prospects', toProspect),
    insert(prospect) {
      const { id } = prospect;
      const fields = recordFields(PROSPECT, prospect);
      tx.create(ref(id), { ...fields, ...derivedOf(fields), ...firstMeta(by) });
      count(null, fields);
      audit(prospect, { before: null, after: fields });
    },
    save(before, wanted, entry = {}) {
      const after = recordFields(PROSPECT, wanted);
      const changed = changedFields(recordFields(PROSPECT, before), after);
      if (changed === null) return;
      const meta = nextMeta(before, { actor: by.actor, now: entry.at ?? by.now });
      tx.update(ref(before.id), { ...changed.after, ...derivedOf(after), ...meta });
      count(before, after);
      audit({ ...after, id: before.id }, { ...entry, ...changed });
    },
    remove(prospect) {
      tx.delete(ref(prospect.id));
      count(prospect, null);
      audit(prospect, { before: recordFields(PROSPECT, prospect), after: null });
    },
  };
}
