import { isDeepStrictEqual } from 'node:util';
import type { Firestore, Transaction } from '@google-cloud/firestore';
import type { EntityKind } from '../graphql/types.generated.ts';

/** The kinds of record whose changes are kept. */
export type Audited = EntityKind | 'ABSENCE' | 'SETTINGS';

/** Which record: its kind and id. */
export type AuditSubject = { entity: Audited; id: string };

/** Who does something, by the name they have now: a log must not change with its people. */
export type Actor = { id: string; name: string };

/** The command line and what runs by itself. */
export const SYSTEM: Actor = { id: 'system', name: 'Cuadrilla' };

/** One change: who did what to which record, when, and what it was before and after. Secrets never enter it. */
export type AuditEntry = {
  actor: Actor;
  /** The name of the mutation. */
  action: string;
  entity: Audited;
  entityId: string;
  /** Other records in whose timeline this belongs: the client of a site, the site of a boiler. */
  alsoOn?: readonly AuditSubject[];
  /** How the record is called, for the timelines of others. */
  subject?: string | null;
  /** Which visit of a service. */
  visitId?: string | null;
  /** What a person wrote: a note or a reason. */
  text?: string | null;
  noteKind?: 'NOTE' | 'CALL' | 'EMAIL' | null;
  /** The fields that changed, as they were; null where there was nothing. */
  before: Record<string, unknown> | null;
  /** The same fields, as they are; null where there is nothing any more. */
  after: Record<string, unknown> | null;
  at: Date;
};

/** How a record is named in `on`, by which timelines are found. */
export function subjectKey({ entity, id }: AuditSubject): string {
  return `${entity}_${id}`;
}

/** Writes the entry in the transaction of the change itself, so that neither stands without the other. Gives its id. */
export function writeAudit(firestore: Firestore, tx: Transaction, entry: AuditEntry): string {
  const { actor, alsoOn = [], entity, entityId, ...rest } = entry;
  const ref = firestore.collection('audit').doc();
  const on = [{ entity, id: entityId }, ...alsoOn].map(subjectKey);
  tx.create(ref, {
    subject: null,
    text: null,
    noteKind: null,
    ...rest,
    actor: actor.id,
    actorName: actor.name,
    entity,
    entityId,
    on,
  });
  return ref.id;
}

/** When a device says that something was done, null where it does not say, and when that arrived. */
export type DeviceTimes = {
  occurredAt: Date | null;
  receivedAt: Date;
  /** What its clock showed, and how far it was ahead, where what it says is corrected. */
  deviceAt?: Date | null;
  skewMs?: number | null;
};

/** What a log keeps of a device's time, whether it was believed or not; nothing where it said none. */
export function toldTimes({ occurredAt, receivedAt, deviceAt, skewMs }: DeviceTimes): DeviceTimes | null {
  if (occurredAt === null) return null;
  return {
    occurredAt,
    receivedAt,
    ...(deviceAt == null ? {} : { deviceAt }),
    ...(skewMs == null ? {} : { skewMs }),
  };
}

/** What differs between two states of a record, for an entry's `before` and `after`; null where nothing does. */
export function changedFields<T extends Record<string, unknown>>(
  before: T,
  after: T,
): { before: Partial<T>; after: Partial<T> } | null {
  // Deeply, because Firestore gives the fields of a map back in an order of its own.
  const names = Object.keys(after).filter(
    (name) => !isDeepStrictEqual(before[name] ?? null, after[name] ?? null),
  );
  if (names.length === 0) return null;
  const pick = (from: T) => Object.fromEntries(names.map((name) => [name, from[name] ?? null])) as Partial<T>;
  return { before: pick(before), after: pick(after) };
}
