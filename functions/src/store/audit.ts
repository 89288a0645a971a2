import { isDeepStrictEqual } from 'node:util';
import type { AuditKind } from '../graphql/types.generated.ts';
import type { Act } from './act.ts';
import type { UnitHandle } from './unit-handle.ts';

export type Audited = AuditKind;

export type AuditSubject = { entity: Audited; id: string };

/** Never contains secrets. */
export type AuditEntry = {
  entity: Audited;
  entityId: string;
  /** Other records whose timeline shows the entry, such as the client of a site. */
  alsoOn?: readonly AuditSubject[];
  /** Name of the record, for the timelines of other records. */
  subject?: string | null;
  visitId?: string | null;
  text?: string | null;
  noteKind?: 'NOTE' | 'CALL' | 'EMAIL' | null;
  /** Only the fields that changed; null for a new record. */
  before: Record<string, unknown> | null;
  /** The same fields after the change; null for a deleted record. */
  after: Record<string, unknown> | null;
  /** When and under which name it is logged, if not as the act. */
  at?: Date;
  action?: string;
};

export type AuditChange = Pick<AuditEntry, 'before' | 'after'>;

export type AuditHandle = Omit<UnitHandle, 'by'> & { by: Pick<Act, 'actor' | 'action' | 'now'> };

/** The form in which `on` names a record; timelines query it. */
export function subjectKey({ entity, id }: AuditSubject): string {
  return `${entity}_${id}`;
}

/** Part of the transaction of the change itself. Returns the entry's id. */
export function writeAudit({ firestore, tx, by }: AuditHandle, entry: AuditEntry): string {
  const { alsoOn = [], entity, entityId, ...rest } = entry;
  const ref = firestore.collection('audit').doc();
  const on = [{ entity, id: entityId }, ...alsoOn].map(subjectKey);
  tx.create(ref, {
    subject: null,
    text: null,
    noteKind: null,
    action: by.action,
    at: by.now,
    ...rest,
    actor: by.actor.id,
    actorName: by.actor.name,
    entity,
    entityId,
    on,
  });
  return ref.id;
}

/** `occurredAt` is the time reported by a device, null if there is none. */
export type DeviceTimes = {
  occurredAt: Date | null;
  receivedAt: Date;
  /** The device's clock reading and its skew, if the time was corrected. */
  deviceAt?: Date | null;
  skewMs?: number | null;
};

/** Omitted if the device reported no time; kept even if the time was not accepted. */
export function auditedTimes({ occurredAt, receivedAt, deviceAt, skewMs }: DeviceTimes): DeviceTimes | null {
  if (occurredAt === null) return null;
  return {
    occurredAt,
    receivedAt,
    ...(deviceAt == null ? {} : { deviceAt }),
    ...(skewMs == null ? {} : { skewMs }),
  };
}

/** The `before` and `after` of an audit entry; null if nothing changed. */
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
