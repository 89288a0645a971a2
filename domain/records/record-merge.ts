import { canonicalEmail } from '../contact/email.ts';
import { formatPhone } from '../contact/phone-format.ts';
import { foldText } from '../text/text.ts';
import type { AnyField, FieldValue, RecordFields } from './field.ts';
import { typedFields, valueOfField, type Stored } from './record.ts';

/** `key` identifies a value among others, `name` names it in the list of what is lost; long texts have no name. */
type Item = { value: unknown; key: string; name?: string };
type RowsField = Extract<AnyField, { kind: 'rows' }>;
/** The merged value, and the values of the other record that are lost. */
type Merged = { value: unknown; left: readonly Item[] };

/**
 * Merges the typed fields and lists in Spanish what is lost. Lists are joined; of single values the remaining record's
 * wins if both have one.
 */
export function mergeRecords<R extends RecordFields>(
  record: R,
  keep: Stored<R>,
  merge: Stored<R>,
): { merged: Stored<R>; leftBehind: string[] } {
  const merged: Record<string, unknown> = { ...keep };
  const leftBehind: string[] = [];
  for (const { name, field } of typedFields(record)) {
    const { value, left } = mergeField(field, keep[name], merge[name]);
    merged[name] = value;
    const called = field.leftBehind ?? field.label;
    leftBehind.push(...left.map((item) => (item.name === undefined ? called : `${called} ${item.name}`)));
  }
  return { merged: merged as Stored<R>, leftBehind };
}

function mergeField(field: AnyField, ours: unknown, theirs: unknown): Merged {
  if (field.kind === 'flag') return { value: ours === true || theirs === true, left: [] };
  if (field.kind === 'choice') return { value: ours, left: [] };
  const own = itemsOf(valueOfField(field, ours));
  const known = new Set(own.map(({ key }) => key));
  const all = [...own, ...itemsOf(valueOfField(field, theirs)).filter(({ key }) => !known.has(key))];
  if (!('most' in field)) return { value: all[0]?.value ?? null, left: all.slice(1) };
  return { value: all.slice(0, field.most).map(({ value }) => value), left: all.slice(field.most) };
}

function itemsOf({ kind, field, value }: FieldValue): Item[] {
  switch (kind) {
    case 'text':
    case 'nif':
    case 'date':
    case 'choice':
    case 'value':
      return value === null ? [] : [{ value, key: value, name: value }];
    case 'note':
      return value === null ? [] : [{ value, key: value }];
    case 'email':
      return value === null ? [] : [{ value, key: canonicalEmail(value), name: value }];
    case 'phone':
      return value === null ? [] : [{ value, key: value, name: formatPhone(value) }];
    case 'figure':
      return value === null ? [] : [{ value, key: String(value), name: field.figure.read(value) }];
    case 'instant':
    case 'hours':
    case 'window':
    case 'address':
      return value === null ? [] : [{ value, key: JSON.stringify(value) }];
    case 'flag':
      return [{ value, key: String(value) }];
    case 'references':
      return value.map((each) => ({ value: each, key: each.id, name: each.label }));
    case 'reference':
      return value === null ? [] : [{ value, key: value.id, name: value.name }];
    case 'emails':
      return value.map((email) => ({ value: email, key: canonicalEmail(email), name: email }));
    case 'phones':
      return value.map((phone) => ({ value: phone, key: phone, name: formatPhone(phone) }));
    case 'tags':
      return value.map((tag) => ({ value: tag, key: foldText(tag), name: tag }));
    case 'values':
      return value.map((id) => ({ value: id, key: id, name: id }));
    case 'rows':
      return value.map((row) => rowItem(field, row));
    case 'system':
    case 'derived':
      throw new Error(`A ${kind} field is not merged`);
  }
}

function rowItem({ of, identifiedBy, namedBy }: RowsField, row: Record<string, unknown>): Item {
  const cell = (name: string) => {
    const field = of[name];
    return field && itemsOf(valueOfField(field, row[name]))[0];
  };
  const key = foldText(identifiedBy.map((name) => cell(name)?.key).join('|'));
  return { value: row, key, name: cell(namedBy)?.name ?? '' };
}
