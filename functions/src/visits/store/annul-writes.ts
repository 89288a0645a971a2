import type { Firestore, Transaction } from '@google-cloud/firestore';
import { writeServiceAfterVisits } from '../../services/store/visit-effects.ts';
import type { Occasion } from '../../store/act.ts';
import type { VisitActOutcome, VisitVersion } from '../plan-outcome.ts';
import { auditedPlan } from './planned-fields.ts';
import { hindranceOf, readSeen } from './seen-visit.ts';
import { annulVisit } from './technician-days.ts';
import { auditVisit } from './visit-audit.ts';
import { visitsOf } from './visit-document.ts';

/** What makes a visit not take place: back to the tray says nothing about why, annulling does. */
export type Annulment = VisitVersion &
  ({ action: 'unschedule'; reason: null } | { action: 'cancel'; reason: string });

/** Takes a visit out of the plan; its service waits to be assigned again unless it has others. */
export async function annulOne(
  tx: Transaction,
  firestore: Firestore,
  { action, reason, ...version }: Annulment,
  occasion: Occasion,
): Promise<VisitActOutcome> {
  const seen = await readSeen(tx, firestore, version);
  if (seen.kind !== 'seen') return seen;
  const { visit: before, service } = seen;
  const message = hindranceOf(before, action, version.role);
  if (message !== null) return { kind: 'transition', message };
  const others = (await visitsOf(tx, firestore, service.id)).filter(({ id }) => id !== before.id);
  const annulled = annulVisit(tx, firestore, before, reason, occasion);
  writeServiceAfterVisits(tx, firestore, { before: service, visits: [...others, annulled] }, occasion);
  const audited = { visitId: before.id, before: auditedPlan(before), after: null, text: reason };
  auditVisit(tx, firestore, service, audited, occasion);
  return { kind: 'done', ids: [before.id, service.id] };
}
