import { canonicalEmail } from '../../contact/email.ts';
import type { AnyField, RecordFields } from '../../records/field.ts';
import { emptyValue, typedFields } from '../../records/record.ts';
import { foldText } from '../../text/text.ts';
import { cellKey } from '../cells/cell.ts';
import type { Inputs } from './read-row.ts';

export type UpdateMode = 'UPDATE_EMPTY' | 'UPDATE';

/**
 * What a row changes of a record, by the names of its inputs; null if nothing. Lists are added to, never shortened, so that no phone
 * of the firm is lost to an older file. `current` holds stored values, but ids for references.
 */
export function changesFor(
  record: RecordFields,
  current: Inputs,
  sent: Inputs,
  mode: UpdateMode,
): Inputs | null {
  const changes: Inputs = {};
  for (const { input, field } of typedFields(record)) {
    const value = sent[input];
    if (value === undefined || isEmpty(field, value)) continue;
    const had = current[input] ?? emptyValue(field);
    if (mode === 'UPDATE_EMPTY' && !isEmpty(field, had)) continue;
    const next = Array.isArray(had) && Array.isArray(value) ? added(field, had, value) : value;
    if (!isSame(field, had, next)) changes[input] = next;
  }
  return Object.keys(changes).length === 0 ? null : changes;
}

/** A flag that is not set and a choice say something too, but nobody fills them in as missing. */
function isEmpty({ kind }: AnyField, value: unknown): boolean {
  if (kind === 'flag' || kind === 'choice') return false;
  return value === null || value === '' || (Array.isArray(value) && value.length === 0);
}

function added(field: AnyField, had: readonly unknown[], value: readonly unknown[]): unknown[] {
  const known = new Set(had.map((each) => keyOf(field, each)));
  const fresh = value.filter((each) => !known.has(keyOf(field, each)));
  const all = [...had, ...fresh];
  return 'most' in field ? all.slice(0, field.most) : all;
}

function keyOf(field: AnyField, value: unknown): string {
  if (field.kind === 'emails') return canonicalEmail(String(value));
  if (field.kind === 'tags') return foldText(String(value));
  if (field.kind !== 'rows') return String(value);
  const row = value as Inputs;
  return cellKey(String(row[field.namedBy]));
}

/** Postal codes and streets are the same whatever their case. */
function isSame({ kind }: AnyField, a: unknown, b: unknown): boolean {
  if (kind === 'address') return addressKey(a as Inputs | null) === addressKey(b as Inputs | null);
  return JSON.stringify(a) === JSON.stringify(b);
}

const ADDRESS = ['street', 'number', 'floor', 'postalCode', 'city'] as const;

export const addressKey = (address: Readonly<Record<string, unknown>> | null): string =>
  ADDRESS.map((part) => cellKey(String(address?.[part] ?? ''))).join('|');

/** Labels of what changes, for who decides. */
export const changeLabels = (record: RecordFields, changes: Inputs): string[] =>
  typedFields(record).flatMap(({ input, field }) => (input in changes ? [field.label] : []));
