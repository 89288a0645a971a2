import type { AnyField } from '@cuadrilla/domain/records/field.ts';
import { fieldOf, fieldPaths, recordOf } from '@cuadrilla/domain/records/records.ts';
import type { FieldChange } from '../graphql/types.generated.ts';
import type { Audited } from '../store/audit.ts';
import type { ActivityEntry } from './activity-entry.ts';
import { byValue } from './setting-values.ts';
import { isDated, isRecord, isSingle, shortened, textOf } from './value-text.ts';

// Internal fields that mean nothing to a person.
const INTERNAL =
  /^(?:id|version|search|sortName|match|(?:created|updated)(?:At|By)|timeStamp|visitId|sha256)$/;
const SECRET = /password|secret|token/i;

/** Nested fields, such as a permission, are named by their path. */
export function fieldChanges(
  entry: Pick<ActivityEntry, 'action' | 'before' | 'after'> & { entity: Audited },
): FieldChange[] {
  const { before, after } = entry.entity === 'SETTINGS' ? byValue(entry) : entry;
  const entity = recordOf(entry);
  const old = flat(before ?? {});
  const now = flat(after ?? {});
  return [...new Set([...old.keys(), ...now.keys()])]
    .filter((field) => isForPeople(fieldOf(entity, field)))
    .sort(byForm(entity))
    .map((field) => ({
      field,
      before: textOf(old.get(field)),
      after: textOf(now.get(field)),
    }))
    .filter((change) => change.before !== change.after)
    .map(({ field, ...texts }) => ({
      field,
      before: shortened(texts.before),
      after: shortened(texts.after),
    }));
}

/** A derived field is in an entry only if the act set it. */
const isForPeople = (field: AnyField | undefined) =>
  field === undefined || field.kind === 'derived' || field.label !== '';

function flat(fields: Record<string, unknown>, prefix = ''): Map<string, unknown> {
  const entries = Object.entries(fields)
    .filter(([name]) => !INTERNAL.test(name) && !SECRET.test(name))
    .flatMap(([name, value]): [string, unknown][] => {
      const isGroup = isRecord(value) && !isDated(value) && !isSingle(value);
      return isGroup ? [...flat(value, `${prefix}${name}.`)] : [[`${prefix}${name}`, value]];
    });
  return new Map(entries);
}

function byForm(entity: string): (a: string, b: string) => number {
  const order = fieldPaths(entity);
  const rank = (field: string) => {
    const at = order.findIndex((path) => path === field || field.endsWith(`.${path}`));
    return at === -1 ? order.length : at;
  };
  return (a, b) => rank(a) - rank(b) || (a < b ? -1 : 1);
}
