import type { RecordColumn } from '@cuadrilla/domain/exports/record-columns.ts';
import { EUROS } from '@cuadrilla/domain/services/euros.ts';
import type { AnyField, ValueList } from '@cuadrilla/domain/records/field.ts';
import { isSplitByImport } from '@cuadrilla/domain/imports/targets.ts';
import { valueOfField } from '@cuadrilla/domain/records/record.ts';
import { textOf } from '../../activity/value-text.ts';
import type { Cell, Column } from '../../tables/table.ts';

export type Names = (list: ValueList, id: string) => string;

/** `under` sets the names of one record apart from those of another in the same row. */
export function tableColumn({ path, label, part, field }: RecordColumn, under = ''): Column {
  const named = { name: `${under}${path}`, label, ...(isSplitByImport(field) && { isSplit: true as const }) };
  if (field.kind === 'figure') {
    return field.figure === EUROS ? { ...named, kind: 'money' } : { ...named, kind: 'number', decimals: 0 };
  }
  if (isCount(field)) return { ...named, kind: 'number', decimals: 0 };
  return { ...named, kind: part === 'postalCode' ? 'code' : kindOf(field) };
}

const isCount = (field: AnyField) =>
  (field.kind === 'system' || field.kind === 'derived') && typeof field.empty === 'number';

function kindOf(field: AnyField): 'text' | 'code' | 'date' | 'phone' | 'flag' | 'instant' {
  switch (field.kind) {
    case 'nif':
      return 'code';
    case 'phone':
    case 'phones':
      return 'phone';
    case 'flag':
    case 'date':
    case 'instant':
      return field.kind;
    case 'system':
    case 'derived':
      if (field.empty instanceof Date) return 'instant';
      return typeof field.empty === 'boolean' ? 'flag' : 'text';
    default:
      return 'text';
  }
}

export function cellOf({ name, part, field }: RecordColumn, record: object | null, names: Names): Cell {
  if (record === null) return null;
  const stored = (record as Record<string, unknown>)[name];
  if (part === null) return valueCell(field, stored, names);
  const parts = (stored ?? {}) as Record<string, Cell>;
  return parts[part] ?? null;
}

function valueCell(field: AnyField, stored: unknown, names: Names): Cell {
  const described = valueOfField(field, stored);
  switch (described.kind) {
    case 'choice':
      return described.field.words[described.value] ?? described.value;
    case 'value':
      return described.value === null ? null : names(described.field.list, described.value);
    case 'values':
      return described.value.map((id) => names(described.field.list, id));
    case 'reference':
      return described.value?.name ?? null;
    case 'references':
      return described.value.map(({ label }) => label);
    case 'system':
    case 'derived':
      // Unchanged: the empty value of a system field is not a value.
      return writtenCell(stored, described.field.words);
    case 'hours':
    case 'window':
    case 'rows':
    case 'address':
      return textOf(described.value);
    default:
      return described.value;
  }
}

function writtenCell(value: unknown, words: Readonly<Record<string, string>> | undefined): Cell {
  if (value === null || value === undefined || value === '') return null;
  if (value instanceof Date || typeof value === 'boolean' || typeof value === 'number') return value;
  if (Array.isArray(value)) return value.flatMap((each: unknown) => textOf(each) ?? []);
  return typeof value === 'string' ? (words?.[value] ?? value) : textOf(value);
}
