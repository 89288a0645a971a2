import {
  FieldValue,
  type DocumentReference,
  type DocumentSnapshot,
  type Firestore,
  type Transaction,
} from '@google-cloud/firestore';
import { busyTime, daysOfVisit } from '@cuadrilla/domain/visits/busy-time.ts';
import type { LocalDate } from '@cuadrilla/domain/time/local-date.ts';
import type { BusyVisit } from '@cuadrilla/domain/visits/scheduling.ts';
import { daysOf } from '@cuadrilla/domain/time/time.ts';
import type { Act } from '../../store/act.ts';
import { firstMeta, nextMeta } from '../../store/record-meta.ts';
import { withDates } from '../../store/fanout/with-dates.ts';
import type { Visit } from '../visit.ts';
import { noteChange } from '../../store/visit-changes.ts';
import { visitToDocument } from './visit-document.ts';

type DayEntry = { code: string; start: Date; end: Date };
type By = Pick<Act, 'actor' | 'now'>;
type Reads = { getAll: (...refs: DocumentReference[]) => Promise<DocumentSnapshot[]> };

export type VisitWrite = { before: Visit | null; after: Visit };

/**
 * Technicians' busy time by local day: one read each. In a transaction these documents lock the day, because planning reads them and
 * `writeVisit` writes them, so that two people cannot take the same slot.
 */
export async function readDays(
  from: Reads,
  firestore: Firestore,
  technicianIds: readonly string[],
  days: readonly LocalDate[],
): Promise<Map<string, BusyVisit[]>> {
  const refs = technicianIds.flatMap((id) => days.map((day) => dayRef(firestore, id, day)));
  const snapshots = refs.length === 0 ? [] : await from.getAll(...refs);
  return busyOf(snapshots.map((snapshot) => snapshot.data()));
}

/** One read per technician and day with visits. */
export async function readAllDays(
  firestore: Firestore,
  first: LocalDate,
  last: LocalDate,
): Promise<Map<string, BusyVisit[]>> {
  const { docs } = await firestore
    .collection('days')
    .where('date', '>=', first)
    .where('date', '<=', last)
    .get();
  return busyOf(docs.map((doc) => doc.data()));
}

/** By technician; a visit across midnight is in two days and counted once. */
function busyOf(days: readonly (Record<string, unknown> | undefined)[]): Map<string, BusyVisit[]> {
  const busy = new Map<string, Map<string, BusyVisit>>();
  for (const data of days) {
    if (data === undefined) continue;
    const { technicianId, visits } = withDates(data) as {
      technicianId: string;
      visits: Record<string, DayEntry>;
    };
    const known = busy.get(technicianId) ?? new Map<string, BusyVisit>();
    busy.set(technicianId, known);
    for (const [id, { code, start, end }] of Object.entries(visits)) {
      known.set(id, { id, serviceCode: code, start, end });
    }
  }
  return new Map([...busy].map(([id, visits]) => [id, [...visits.values()]]));
}

/**
 * Writes a visit, its technicians' days and the note of the change, without reading. Every change of a visit
 * must use this, because the days and `days` are derived from it. Returns the stored visit.
 */
export function writeVisit(
  tx: Transaction,
  firestore: Firestore,
  { before, after: changed }: VisitWrite,
  { actor, now }: By,
  zone: string,
): Visit {
  const technicianIds = changed.technicians.map(({ id }) => id);
  const after: Visit = { ...changed, technicianIds, days: daysOfVisit(changed, zone), updatedAt: now };
  const ref = firestore.doc(`visits/${after.id}`);
  const fields = visitToDocument(after);
  if (before === null) tx.create(ref, { ...fields, ...firstMeta({ actor, now }) });
  else tx.update(ref, { ...fields, ...nextMeta(before, { actor, now }) });
  writeDays(tx, firestore, before, after, zone);
  noteChange(tx, firestore, {
    visitIds: [after.id],
    days: [...(before?.days ?? []), ...after.days],
    technicianIds: [...(before?.technicianIds ?? []), ...after.technicianIds],
  });
  return { ...after, version: before === null ? 1 : before.version + 1 };
}

function writeDays(
  tx: Transaction,
  firestore: Firestore,
  before: Visit | null,
  after: Visit,
  zone: string,
): void {
  const { id, summary } = after;
  const busy = busyTime(after);
  const now = new Map(
    busy === null ? [] : cells(after.technicianIds, daysOf(zone, busy)).map((cell) => [cell.key, cell]),
  );
  // The stored days are used, because the company's zone may have changed since.
  const left = before === null ? [] : cells(before.technicianIds, before.days);
  for (const { key, technicianId, date } of left) {
    if (now.has(key)) continue;
    const visits = { [id]: FieldValue.delete() };
    tx.set(firestore.doc(key), { technicianId, date, visits }, { merge: true });
  }
  for (const { key, technicianId, date } of now.values()) {
    const visits = { [id]: { code: summary.code, ...busy } };
    tx.set(firestore.doc(key), { technicianId, date, visits }, { merge: true });
  }
}

function cells(technicianIds: readonly string[], days: readonly LocalDate[]) {
  return technicianIds.flatMap((technicianId) =>
    days.map((date) => ({ key: dayPath(technicianId, date), technicianId, date })),
  );
}

function dayRef(firestore: Firestore, technicianId: string, date: LocalDate) {
  return firestore.doc(dayPath(technicianId, date));
}

const dayPath = (technicianId: string, date: LocalDate) => `days/${technicianId}_${date}`;
