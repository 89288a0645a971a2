import type { DocumentSnapshot } from '@google-cloud/firestore';
import type { AnyField, RecordFields } from '@cuadrilla/domain/records/field.ts';
import { emptyValue, valueOfField, type Stored } from '@cuadrilla/domain/records/record.ts';
import type { RecordMeta } from '../records.ts';
import { META_NAMES, metaOf } from './record-meta.ts';
import { withDates } from './fanout/with-dates.ts';

/** Fields that are newer than the document are read as empty. */
export const readFields = <R extends RecordFields>(record: R, data: object): Stored<R> =>
  fieldsOf(record, withDates(data)) as Stored<R>;

export function readRecord<R extends RecordFields>(
  record: R,
  snapshot: DocumentSnapshot,
): Stored<R> & RecordMeta {
  return { ...readFields(record, snapshot.data() ?? {}), ...metaOf(snapshot) };
}

/** The fields `readRecord` needs: a list that selects only these does not load search words. */
export const namesOf = (record: RecordFields): string[] => [...Object.keys(record), ...META_NAMES];

export function recordFields<R extends RecordFields>(record: R, model: Stored<R>): Stored<R> {
  return fieldsOf(record, model) as Stored<R>;
}

export function auditedFields<R extends RecordFields>(record: R, model: Stored<R>): Record<string, unknown> {
  const audited = Object.entries(record).filter(([, { kind }]) => kind !== 'derived');
  return Object.fromEntries(audited.map(([name, field]) => [name, auditedValue(field, model[name])]));
}

function fieldsOf(record: RecordFields, values: unknown): Record<string, unknown> {
  const stored = values as Readonly<Record<string, unknown>>;
  return Object.fromEntries(
    Object.entries(record).map(([name, field]) => [name, storedValue(field, stored[name])]),
  );
}

function storedValue(field: AnyField, stored: unknown): unknown {
  const value = stored ?? emptyValue(field);
  const inner = 'of' in field ? field.of : undefined;
  if (inner === undefined || value === null) return value;
  return Array.isArray(value) ? value.map((row) => fieldsOf(inner, row)) : fieldsOf(inner, value);
}

/** Of a reference to another record only id, code and name: its other fields follow that record. */
function auditedValue(field: AnyField, stored: unknown): unknown {
  const { kind, value } = valueOfField(field, stored);
  if (kind === 'references') return value.map(({ label }) => label);
  if (kind !== 'reference' || value === null) return value;
  const { id, name, code }: { id: string; name: string; code?: string } = value;
  return code === undefined ? { id, name } : { id, code, name };
}
