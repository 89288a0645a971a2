import { cancelVisitSchema } from '@cuadrilla/domain/inputs/services/visit-acts.ts';
import { validate } from '@cuadrilla/domain/inputs/parts/validate.ts';
import { visitTransition } from '@cuadrilla/domain/visits/visit-states.ts';
import { assertCan, actOf, type Acting, type Key } from '../acting.ts';
import { CONFLICT, NOT_FOUND, refused } from '../failures.ts';
import type { CancelVisitInput, VisitVersionInput } from '../graphql/types.generated.ts';
import type { Act } from '../store/act.ts';
import type { UnitDeps } from '../unit/unit.ts';
import type { VisitActOutcome } from './plan-outcome.ts';

type Deps = UnitDeps<'services' | 'visits'>;

export async function unscheduleVisit(
  { unit, now }: Deps,
  viewer: Acting,
  { id, version }: VisitVersionInput,
  key: Key,
): Promise<VisitActOutcome> {
  assertCan(viewer, 'visits:plan');
  const act = actOf(viewer, 'unscheduleVisit', { id, version }, { key, now: now() });
  return annul(unit, { id, version, viewer, action: 'unschedule', reason: null }, act);
}

export async function cancelVisit(
  { unit, now }: Deps,
  viewer: Acting,
  { id, version, ...why }: CancelVisitInput,
  key: Key,
): Promise<VisitActOutcome> {
  assertCan(viewer, 'visits:plan');
  const validation = validate(cancelVisitSchema(), why);
  if (!validation.ok) return { kind: 'invalid', fields: validation.fields };
  const { reason } = validation.value;
  const act = actOf(viewer, 'cancelVisit', { id, version, reason }, { key, now: now() });
  return annul(unit, { id, version, viewer, action: 'cancel', reason }, act);
}

type Annulment = {
  id: string;
  version: number;
  viewer: Acting;
  action: 'unschedule' | 'cancel';
  reason: string | null;
};

function annul(
  unit: Deps['unit'],
  { id, version, viewer, action, reason }: Annulment,
  act: Act,
): Promise<VisitActOutcome> {
  return unit(
    act,
    async (stores): Promise<VisitActOutcome> => {
      const before = await stores.visits.find(id);
      const service = before && (await stores.services.find(before.summary.serviceId));
      if (before === null || service === null) return NOT_FOUND;
      if (before.version !== version) return CONFLICT;
      const allowed = visitTransition({ action, from: before.status, role: viewer.role, isOwn: false });
      if (!allowed.ok) return refused(allowed.message);
      const visits = await stores.visits.ofService(service.id);
      const after = { ...before, status: allowed.to, reason };
      await stores.visits.save({ before, after, service, visits, entry: { text: reason } });
      return { kind: 'done', ids: [before.id, service.id] };
    },
    'planning',
  );
}
