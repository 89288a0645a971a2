import { ADDRESS_LABELS } from '../contact/address-form.ts';
import type { AnyField, RecordFields } from '../records/field.ts';
import { lowerFirst } from '../text/lower-first.ts';

export type RecordColumn = {
  /** `billingAddress.city`. */
  path: string;
  label: string;
  name: string;
  part: string | null;
  field: AnyField;
};

/**
 * The labelled fields of a record in the order of its description; nested rows and records are columns of their own. `of` names
 * another record that they belong to, and `labels` those that the description leaves without one.
 */
export function recordColumns(
  record: RecordFields,
  {
    of,
    labels = {},
    without = [],
  }: { of?: string; labels?: Readonly<Record<string, string>>; without?: readonly string[] } = {},
): RecordColumn[] {
  return Object.entries(record)
    .map(([name, field]) => ({ name, field, label: field.label || (labels[name] ?? '') }))
    .filter(({ name, field, label }) => label !== '' && !without.includes(name) && isOneCell(field))
    .flatMap(({ name, field, label: own }): RecordColumn[] => {
      const label = of === undefined || own.startsWith(of) ? own : `${of}: ${lowerFirst(own)}`;
      if (field.kind === 'window') {
        return Object.entries(field.of).map(([end, within]) => ({
          path: `${name}.${end}`,
          label: within.label,
          name,
          part: end,
          field: within,
        }));
      }
      if (field.kind !== 'address') return [{ path: name, label, name, part: null, field }];
      return Object.entries(ADDRESS_LABELS).map(([part, what]) => ({
        path: `${name}.${part}`,
        label: `${label}: ${what.toLowerCase()}`,
        name,
        part,
        field,
      }));
    });
}

const isOneCell = (field: AnyField) =>
  field.kind === 'window' || (field.kind !== 'rows' && !hasFields(field));

const hasFields = (field: AnyField) => 'of' in field && Boolean(field.of);
