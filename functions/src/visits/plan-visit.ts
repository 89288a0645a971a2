import { scheduleVisitSchema } from '@cuadrilla/domain/inputs/services/schedule-visit.ts';
import { cancelVisitSchema } from '@cuadrilla/domain/inputs/services/visit-acts.ts';
import { validate } from '@cuadrilla/domain/inputs/parts/validate.ts';
import { assertCan, occasionOf, type Acting } from '../unit/acting.ts';
import type { GraphQLContext } from '../server/context.ts';
import type {
  CancelVisitInput,
  MoveVisitInput,
  ScheduleVisitInput,
  VisitVersionInput,
} from '../graphql/types.generated.ts';
import type { PlanOutcome, VisitActOutcome } from './plan-outcome.ts';

type Deps = Pick<GraphQLContext, 'stores' | 'now'>;
type Key = string | null | undefined;

/** Plans a visit of a service. */
export async function scheduleVisit(
  { stores, now }: Deps,
  viewer: Acting,
  { serviceId, acceptedWarnings, ...plan }: ScheduleVisitInput,
  key: Key,
): Promise<PlanOutcome> {
  assertCan(viewer, 'visits:plan');
  const validation = validate(scheduleVisitSchema(), plan);
  if (!validation.ok) return { kind: 'invalid', fields: validation.fields };
  const request = { serviceId, ...validation.value, acceptedWarnings: acceptedWarnings ?? [] };
  return stores.visits.schedule(request, occasionOf(viewer, 'scheduleVisit', request, { key, now: now() }));
}

/** Moves a visit that nobody has set out for, unless somebody else changed it since it was seen. */
export async function moveVisit(
  { stores, now }: Deps,
  viewer: Acting,
  { id, version, acceptedWarnings, ...plan }: MoveVisitInput,
  key: Key,
): Promise<PlanOutcome> {
  assertCan(viewer, 'visits:plan');
  const validation = validate(scheduleVisitSchema(), plan);
  if (!validation.ok) return { kind: 'invalid', fields: validation.fields };
  const request = { id, version, ...validation.value, acceptedWarnings: acceptedWarnings ?? [] };
  const occasion = occasionOf(viewer, 'moveVisit', request, { key, now: now() });
  return stores.visits.move({ ...request, role: viewer.role }, occasion);
}

/** Sends a visit back to the tray. */
export async function unscheduleVisit(
  { stores, now }: Deps,
  viewer: Acting,
  { id, version }: VisitVersionInput,
  key: Key,
): Promise<VisitActOutcome> {
  assertCan(viewer, 'visits:plan');
  const occasion = occasionOf(viewer, 'unscheduleVisit', { id, version }, { key, now: now() });
  const { role } = viewer;
  return stores.visits.annul({ id, version, role, action: 'unschedule', reason: null }, occasion);
}

/** Annuls a visit, with why. */
export async function cancelVisit(
  { stores, now }: Deps,
  viewer: Acting,
  { id, version, ...why }: CancelVisitInput,
  key: Key,
): Promise<VisitActOutcome> {
  assertCan(viewer, 'visits:plan');
  const validation = validate(cancelVisitSchema(), why);
  if (!validation.ok) return { kind: 'invalid', fields: validation.fields };
  const { reason } = validation.value;
  const occasion = occasionOf(viewer, 'cancelVisit', { id, version, reason }, { key, now: now() });
  return stores.visits.annul({ id, version, role: viewer.role, action: 'cancel', reason }, occasion);
}
