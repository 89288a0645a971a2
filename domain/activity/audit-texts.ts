import { recordOf } from '../records/records.ts';
import { whatHappened, type TimelineAct } from './activity-words.ts';
import type { AuditKind } from './audit-kinds.ts';
import { fieldLabel, valueText, type Saying } from './change-texts.ts';

export type AuditedEntry = Omit<TimelineAct, 'entity' | 'entityId'> & { kind: AuditKind; recordId: string };

export const auditedAct = ({ kind, recordId, ...entry }: AuditedEntry, sayTime: Saying['dateTime']): string =>
  whatHappened({ ...entry, entity: kind, entityId: recordId }, recordId, sayTime);

export type AuditedChange = { field: string; label: string; before: string; after: string };

/** Labelled fields only, in the order of the form. */
export function auditedChanges({ kind, action, changes }: AuditedEntry, saying: Saying): AuditedChange[] {
  const record = recordOf({ entity: kind, action });
  return changes.flatMap(({ field, before, after }) => {
    const label = fieldLabel(record, field);
    if (label === null) return [];
    const inWords = (value: string | null) => valueText(record, field, value, saying);
    return [{ field, label, before: inWords(before), after: inWords(after) }];
  });
}
