import { canonicalEmail } from '../../contact/email.ts';
import type { AnyField, RecordFields } from '../../records/field.ts';
import { emptyValue, typedFields } from '../../records/record.ts';
import { foldText } from '../../text/text.ts';
import { cellKey } from '../cells/cell.ts';
import type { Inputs } from './read-row.ts';

export type UpdateMode = 'UPDATE_EMPTY' | 'UPDATE';

/**
 * The changes of a row to a record, by the names of its inputs; null if none. Lists are only extended, so that an
 * older file removes no phone. `current` contains stored values, but ids for references; `guarded` fields are
 * filled in only if empty.
 */
export function changesFor(
  record: RecordFields,
  current: Inputs,
  sent: Inputs,
  mode: UpdateMode,
  guarded: readonly string[] = [],
): Inputs | null {
  const changes: Inputs = {};
  for (const { input, field } of typedFields(record)) {
    const value = sent[input];
    if (value === undefined || isEmpty(field, value)) continue;
    const had = current[input] ?? emptyValue(field);
    const isKept = mode === 'UPDATE_EMPTY' || guarded.includes(input);
    if (isKept && !isEmpty(field, had)) continue;
    const next = Array.isArray(had) && Array.isArray(value) ? added(field, had, value) : value;
    if (!isSame(field, had, next)) changes[input] = next;
  }
  return Object.keys(changes).length === 0 ? null : changes;
}

/** An unset flag and a choice are values too, and are not filled in as missing. */
function isEmpty({ kind }: AnyField, value: unknown): boolean {
  if (kind === 'flag' || kind === 'choice') return false;
  return value === null || value === '' || (Array.isArray(value) && value.length === 0);
}

function added(field: AnyField, had: readonly unknown[], value: readonly unknown[]): unknown[] {
  const known = new Set(had.map((each) => keyOf(field, each)));
  const fresh = value.filter((each) => !known.has(keyOf(field, each)));
  const all = [...had, ...fresh.map((each) => (had.length > 0 ? withoutFlag(field, each) : each))];
  return 'most' in field ? all.slice(0, field.most) : all;
}

/** True for a flag that only one row may have when another row already has it. */
const withoutFlag = (field: AnyField, row: unknown): unknown =>
  field.kind === 'rows' && field.atMostOne ? { ...(row as Inputs), [field.atMostOne.flag]: false } : row;

function keyOf(field: AnyField, value: unknown): string {
  if (field.kind === 'emails') return canonicalEmail(String(value));
  if (field.kind === 'tags') return foldText(String(value));
  if (field.kind !== 'rows') return String(value);
  const row = value as Inputs;
  const name = row[field.namedBy];
  return cellKey(typeof name === 'string' ? name : '');
}

/** Compares postal codes and streets ignoring case. */
function isSame({ kind }: AnyField, a: unknown, b: unknown): boolean {
  if (kind === 'address') return addressKey(a as Parts | null) === addressKey(b as Parts | null);
  return JSON.stringify(a) === JSON.stringify(b);
}

const ADDRESS = ['street', 'number', 'floor', 'postalCode', 'city'] as const;

type Parts = Readonly<Partial<Record<(typeof ADDRESS)[number], string | null>>>;

export const addressKey = (address: Parts | null): string =>
  ADDRESS.map((part) => cellKey(address?.[part] ?? '')).join('|');

export const changeLabels = (record: RecordFields, changes: Inputs): string[] =>
  typedFields(record).flatMap(({ input, field }) => (input in changes ? [field.label] : []));

export function untouchedLabels(
  record: RecordFields,
  current: Inputs,
  sent: Inputs,
  guarded: readonly string[],
): string[] {
  if (guarded.length === 0) return [];
  const all = changesFor(record, current, sent, 'UPDATE') ?? {};
  const done = changesFor(record, current, sent, 'UPDATE', guarded) ?? {};
  const left = Object.entries(all).filter(([name]) => !(name in done));
  return changeLabels(record, Object.fromEntries(left));
}

/** Stored values by the names of inputs: the id of a reference. */
export function inputsOf(record: RecordFields, stored: Readonly<Record<string, unknown>>): Inputs {
  const values = typedFields(record).map(({ name, input, field }) => {
    const value = stored[name];
    return [input, field.kind === 'reference' ? ((value as { id?: string } | null)?.id ?? null) : value];
  });
  return Object.fromEntries(values) as Inputs;
}

export const only = (values: Inputs, names: readonly string[]): Inputs =>
  Object.fromEntries(Object.entries(values).filter(([name]) => names.includes(name)));
