import type { DocumentSnapshot, Firestore } from '@google-cloud/firestore';
import type { NamedDay } from '@cuadrilla/domain/scheduling/facts.ts';
import type { LocalDate } from '@cuadrilla/domain/time/local-date.ts';
import type { WeeklyHours } from '@cuadrilla/domain/people/weekly-hours.ts';
import { forgetOldest } from '../forget-oldest.ts';
import type { AbsenceOf } from '../staff/absences/approved-absences-store.ts';
import type { User } from '../staff/user.ts';
import { trayRef } from '../work/store/tray-revision.ts';

export type TeamContent = {
  technicians: readonly User[];
  absences: readonly AbsenceOf[];
  hours: WeeklyHours;
  holidays: readonly NamedDay[];
};

export type TeamAsked = { from: LocalDate; to: LocalDate; now: Date };

/** Bounds how long a document changed by hand, without an act, stays unseen. */
const KEPT_MS = 5 * 60_000;
/** Today, this week and the next, across a midnight. */
const MAX_KEPT = 6;

type Kept = { content: TeamContent; until: number };

const known = new WeakMap<Firestore, Map<string, Kept>>();

/** The revision is read before the content, so that what is kept for a revision is never older than it. */
export async function keptTeam(
  firestore: Firestore,
  { from, to, now }: TeamAsked,
  read: () => Promise<TeamContent>,
): Promise<TeamContent> {
  const revision = revisionOf(await trayRef(firestore).get());
  if (revision === null) return read();
  const kept = known.get(firestore) ?? new Map<string, Kept>();
  known.set(firestore, kept);
  const key = `${revision} ${from} ${to}`;
  const found = kept.get(key);
  const time = now.getTime();
  if (found && time < found.until && time >= found.until - KEPT_MS) return found.content;
  const content = await read();
  kept.delete(key);
  kept.set(key, { content, until: time + KEPT_MS });
  forgetOldest(kept, MAX_KEPT);
  return content;
}

/** Unique also after the document was deleted and counts from one again. */
function revisionOf(snapshot: DocumentSnapshot): string | null {
  const team: unknown = snapshot.get('team');
  return typeof team === 'number' ? `${snapshot.createTime?.valueOf()} ${team}` : null;
}
