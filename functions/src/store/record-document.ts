import type { DocumentSnapshot } from '@google-cloud/firestore';
import type { AnyField, RecordFields } from '@cuadrilla/domain/records/field.ts';
import { emptyValue, type Stored } from '@cuadrilla/domain/records/record.ts';
import type { RecordMeta } from '../records.ts';
import { metaOf } from './record-meta.ts';

/** A document as its record's model. A field that is younger than the document is empty. */
export function readRecord<R extends RecordFields>(
  record: R,
  snapshot: DocumentSnapshot,
): Stored<R> & RecordMeta {
  const data = snapshot.data() ?? {};
  return { ...mapFields(record, (name, field) => data[name] ?? emptyValue(field)), ...metaOf(snapshot) };
}

/** What a document says of a record. */
export function recordFields<R extends RecordFields>(record: R, model: Stored<R>): Stored<R> {
  return mapFields(record, (name, field) => model[name] ?? emptyValue(field));
}

/** What the audit compares: all but what follows from other records. */
export function auditedFields<R extends RecordFields>(record: R, model: Stored<R>): Partial<Stored<R>> {
  const audited = Object.entries(record).filter(([, { kind }]) => kind !== 'derived');
  return recordFields(Object.fromEntries(audited), model) as Partial<Stored<R>>;
}

function mapFields<R extends RecordFields>(
  record: R,
  valueOf: (name: keyof R & string, field: AnyField) => unknown,
): Stored<R> {
  return Object.fromEntries(
    Object.entries(record).map(([name, field]) => [name, valueOf(name, field)]),
  ) as Stored<R>;
}
