import type { Firestore, Transaction } from '@google-cloud/firestore';
import type { Role } from '@cuadrilla/domain/people/roles.ts';
import { visitTransition, type VisitAction } from '@cuadrilla/domain/visits/visit-states.ts';
import type { Conflict, Failure } from '../../unit/failures.ts';
import type { Service } from '../../services/service.ts';
import { readService } from '../../services/store/service-document.ts';
import type { VisitVersion } from '../plan-outcome.ts';
import type { Visit } from '../visit.ts';
import { readVisit } from './visit-document.ts';

/** A visit that the office saw as it still is, with its service. */
export type Seen = { kind: 'seen'; visit: Visit; service: Service };

/** Reads a visit that is to be changed from the version that was seen. */
export async function readSeen(
  tx: Transaction,
  firestore: Firestore,
  { id, version }: VisitVersion,
): Promise<Seen | Extract<Failure, { kind: 'notFound' }> | Conflict> {
  const visit = await readVisit(tx, firestore, id);
  const service = visit && (await readService(tx, firestore, visit.summary.serviceId));
  if (visit === null || service === null) return { kind: 'notFound' };
  return visit.version === version ? { kind: 'seen', visit, service } : { kind: 'conflict' };
}

/** Why the office may not do something with a visit as it stands, or null. */
export function hindranceOf({ status }: Visit, action: VisitAction, role: Role): string | null {
  const transition = visitTransition({ action, from: status, role, isOwn: false });
  return transition.ok ? null : transition.message;
}
