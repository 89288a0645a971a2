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

/** What is done to a visit that goes with an act on its service; null where it stays as it is. */
export type VisitFate = (visit: Pick<Visit, 'status'>) => Annulment['action'] | null;

/** The visits of a service, and the reason that was chosen. */
export type Annulled = { service: Service; visits: readonly Visit[]; reason: string | null };

/** Takes those of a service's visits out of the plan that an act takes with it, each with its entry; gives all of them as they are now. */
export function annulWith(
  { tx, firestore }: { tx: Transaction; firestore: Firestore },
  { service, visits, reason }: Annulled,
  fateOf: VisitFate,
  { actor, now }: Pick<Occasion, 'actor' | 'now'>,
): Visit[] {
  return visits.map((visit) => {
    const fate = fateOf(visit);
    if (fate === null) return visit;
    const why = fate === 'cancel' ? reason : null;
    const occasion = { actor, now, action: `${fate}Visit` };
    auditVisit(tx, firestore, service, toldAnnulled(visit, why), occasion);
    return annulVisit(tx, firestore, visit, why, occasion);
  });
}

function toldAnnulled(visit: Visit, reason: string | null) {
  return { visitId: visit.id, before: auditedPlan(visit), after: null, text: reason };
}
