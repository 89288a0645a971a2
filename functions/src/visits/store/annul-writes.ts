import type { Firestore, Transaction } from '@google-cloud/firestore';
import type { Service } from '../../services/service.ts';
import { writeServiceAfterVisits } from '../../services/store/visit-effects.ts';
import type { Occasion } from '../../store/act.ts';
import type { VisitActOutcome, VisitVersion } from '../plan-outcome.ts';
import type { Visit } from '../visit.ts';
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
  const change = { before: service, visits: [...others, annulled] };
  const serviceNow = writeServiceAfterVisits(tx, firestore, change, occasion);
  auditVisit(tx, firestore, service, { ...toldAnnulled(before, reason), serviceNow }, occasion);
  return { kind: 'done', ids: [before.id, service.id] };
}

/** Annuls those of a service's visits that nobody has begun, each with its entry; gives all of them as they are now. */
export function annulUnbegun(
  { tx, firestore }: { tx: Transaction; firestore: Firestore },
  { service, visits, reason }: { service: Service; visits: readonly Visit[]; reason: string | null },
  { actor, now }: Pick<Occasion, 'actor' | 'now'>,
): Visit[] {
  return visits.map((visit) => {
    if (visit.status !== 'SCHEDULED' && visit.status !== 'TRAVELLING') return visit;
    const occasion = { actor, now, action: 'cancelVisit' };
    auditVisit(tx, firestore, service, toldAnnulled(visit, reason), occasion);
    return annulVisit(tx, firestore, visit, reason, occasion);
  });
}

function toldAnnulled(visit: Visit, reason: string | null) {
  return { visitId: visit.id, before: auditedPlan(visit), after: null, text: reason };
}
