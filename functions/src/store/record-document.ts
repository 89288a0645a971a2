import { Timestamp, type DocumentSnapshot } from '@google-cloud/firestore';
import type { RecordFields } from '@cuadrilla/domain/records/field.ts';
import { emptyValue, type Stored } from '@cuadrilla/domain/records/record.ts';
import type { RecordMeta } from '../records.ts';
import { metaOf } from './record-meta.ts';

export function readRecord<R extends RecordFields>(
  record: R,
  snapshot: DocumentSnapshot,
): Stored<R> & RecordMeta {
  return { ...fieldsOf(record, snapshot.data() ?? {}), ...metaOf(snapshot) };
}

export function recordFields<R extends RecordFields>(record: R, model: Stored<R>): Stored<R> {
  return fieldsOf(record, model);
}

/** What the audit compares: all but what follows from other records. */
export function auditedFields<R extends RecordFields>(record: R, model: Stored<R>): Partial<Stored<R>> {
  const audited = Object.entries(record).filter(([, { kind }]) => kind !== 'derived');
  return recordFields(Object.fromEntries(audited), model) as Partial<Stored<R>>;
}

function fieldsOf<R extends RecordFields>(record: R, values: Readonly<Record<string, unknown>>): Stored<R> {
  const fields = Object.entries(record).map(([name, field]) => {
    const value = values[name] ?? emptyValue(field);
    return [name, value instanceof Timestamp ? value.toDate() : value];
  });
  return Object.fromEntries(fields) as Stored<R>;
}
