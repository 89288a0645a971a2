import { fieldNames } from '@cuadrilla/domain/records/records.ts';
import type { FieldChange } from '../graphql/types.generated.ts';
import type { ActivityEntry } from './activity-entry.ts';
import { isDated, isRecord, isSingle, shortened, textOf } from './value-text.ts';

// What the database keeps for itself, and ids that nothing else names, say nothing to a person.
const OWN =
  /^(?:id|version|search|sortName|match|(?:created|updated)(?:At|By)|timeStamp|originProspectId|convertedSiteId|convertedServiceId|mainSiteId|visitId|sha256)$/;
const SECRET = /password|secret|token/i;

// The order of the forms of the records that are not described yet: a stored map has none of its own.
const ORDER = (
  'code status archived role rol kind name lastName email phone address client typeId title description priority durationMinutes requestedAt notBefore promisedWindow dueAt underWarranty ' +
  'technicians plannedStart plannedEnd travelStartedAt arrivedAt finishedAt outcome incompleteReason resolution ' +
  'owner site color skillIds zoneIds weeklyHours notes'
).split(' ');

/** Nested fields, such as a permission, are named by their path. */
export function fieldChanges({
  entity,
  before,
  after,
}: Pick<ActivityEntry, 'entity' | 'before' | 'after'>): FieldChange[] {
  const old = flat(before ?? {});
  const now = flat(after ?? {});
  return [...new Set([...old.keys(), ...now.keys()])]
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

function flat(fields: Record<string, unknown>, prefix = ''): Map<string, unknown> {
  const entries = Object.entries(fields)
    .filter(([name]) => !OWN.test(name) && !SECRET.test(name))
    .flatMap(([name, value]): [string, unknown][] => {
      const isGroup = isRecord(value) && !isDated(value) && !isSingle(value);
      return isGroup ? [...flat(value, `${prefix}${name}.`)] : [[`${prefix}${name}`, value]];
    });
  return new Map(entries);
}

function byForm(entity: string): (a: string, b: string) => number {
  const described = fieldNames(entity);
  const order = described.length > 0 ? described : ORDER;
  const rank = (field: string) => {
    const at = order.indexOf(field.slice(field.lastIndexOf('.') + 1));
    return at === -1 ? order.length : at;
  };
  return (a, b) => rank(a) - rank(b) || (a < b ? -1 : 1);
}
