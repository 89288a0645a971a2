import type * as z from 'zod/mini';
import { cancelServiceSchema, holdSchema, reopenSchema } from '@cuadrilla/domain/inputs/service-acts.ts';
import { validate } from '@cuadrilla/domain/inputs/validate.ts';
import { serviceActProblem, type ServiceAct } from '@cuadrilla/domain/service-acts.ts';
import { reopeningOf } from '@cuadrilla/domain/service-status.ts';
import { isVisitUnderWay } from '@cuadrilla/domain/visit-states.ts';
import { assertCan, occasionOf, type Acting } from '../acting.ts';
import type { Failure } from '../failures.ts';
import type {
  CancelServiceInput,
  HoldServiceInput,
  ReopenServiceInput,
  ServiceVersionInput,
} from '../graphql/types.generated.ts';
import { readSection } from '../settings/settings-store.ts';
import { UNAVAILABLE, type CatalogValue } from '../settings/settings.ts';
import type { Occasion } from '../store/act.ts';
import { annulUnbegun } from '../visits/store/annul-writes.ts';
import { visitsOf } from '../visits/store/visit-document.ts';
import type { Visit } from '../visits/visit.ts';
import type { Key, ServiceDeps } from './create-service.ts';
import type { Service } from './service.ts';
import type { Handle, NextService, ServiceOutcome } from './store/service-change.ts';
import { holdLifted } from './store/visit-effects.ts';

/** Who asks for an act, of which service as it was seen. */
export type ActRequest<I extends ServiceVersionInput> = { viewer: Acting; input: I; key: Key };

/** A service as an act finds it. */
type Found = { service: Service; visits: Visit[]; handle: Handle; occasion: Occasion };
type Next = NextService | Failure;

/** En espera: the clock stands until the hold is lifted. */
export function holdService(deps: ServiceDeps, request: ActRequest<HoldServiceInput>) {
  return withInput(holdSchema, request, ({ reasonId, note }) =>
    actOn(deps, request, 'hold', async ({ visits, handle, occasion }) => {
      if ((await findReason(handle, 'holdReasons', reasonId)) === null) return WRONG_REASON;
      const hold = { reasonId, note, since: occasion.now };
      return { kind: 'next', fields: { explicit: 'ON_HOLD', hold }, visits };
    }),
  );
}

/** Goes on with a service that was on hold. */
export function resumeService(deps: ServiceDeps, request: ActRequest<ServiceVersionInput>) {
  return actOn(deps, request, 'resume', ({ service, visits, occasion }) => ({
    kind: 'next',
    fields: holdLifted(service, occasion.now),
    visits,
  }));
}

/** Anulado: and with it its visits that nobody has begun. */
export function cancelService(deps: ServiceDeps, request: ActRequest<CancelServiceInput>) {
  return withInput(cancelServiceSchema, request, ({ reasonId, note }) =>
    actOn(deps, request, 'cancel', async ({ service, visits, handle, occasion }) => {
      const reason = await findReason(handle, 'cancelReasons', reasonId);
      if (reason === null) return WRONG_REASON;
      const after = annulUnbegun(handle, { service, visits, reason: reason.name }, occasion);
      const lifted = service.hold ? holdLifted(service, occasion.now) : {};
      const cancelled = { explicit: 'CANCELLED' as const, cancellation: { reasonId, note } };
      return { kind: 'next', fields: { ...lifted, ...cancelled }, visits: after };
    }),
  );
}

/** Cerrado: the office reviewed it. */
export function closeService(deps: ServiceDeps, request: ActRequest<ServiceVersionInput>) {
  return actOn(deps, request, 'close', ({ visits }) => ({
    kind: 'next',
    fields: { explicit: 'CLOSED' },
    visits,
  }));
}

/** Takes a service up again: only visits that end after this say how it stands. */
export function reopenService(deps: ServiceDeps, request: ActRequest<ReopenServiceInput>) {
  return withInput(reopenSchema, request, ({ reason }) =>
    actOn(deps, request, 'reopen', ({ visits, occasion }) => ({
      kind: 'next',
      fields: { explicit: null, cancellation: null, reopenedAt: reopeningOf(occasion.now, visits) },
      visits,
      text: reason,
    })),
  );
}

/** An act that the status of the service allows; its visits are read with it. */
function actOn<I extends ServiceVersionInput>(
  { stores, now }: ServiceDeps,
  { viewer, input, key }: ActRequest<I>,
  act: Extract<ServiceAct, 'hold' | 'resume' | 'cancel' | 'close' | 'reopen'>,
  nextOf: (found: Found) => Next | Promise<Next>,
): Promise<ServiceOutcome> {
  assertCan(viewer, 'services:act');
  const { id, version } = input;
  const occasion = occasionOf(viewer, `${act}Service`, input, { key, now: now() });
  const work = async (service: Service, handle: Handle): Promise<Next> => {
    const visits = await visitsOf(handle.tx, handle.firestore, id);
    const hasVisitInProgress = visits.some(({ status }) => isVisitUnderWay(status));
    const message = serviceActProblem(act, { status: service.status, hasVisitInProgress });
    if (message !== null) return { kind: 'transition', message };
    return nextOf({ service, visits, handle, occasion });
  };
  return stores.services.change({ id, version, viewer, work }, occasion);
}

function withInput<S extends z.ZodMiniType, I extends ServiceVersionInput>(
  schema: () => S,
  { viewer, input }: ActRequest<I>,
  run: (value: z.output<S>) => Promise<ServiceOutcome>,
): Promise<ServiceOutcome> {
  assertCan(viewer, 'services:act');
  const validation = validate(schema(), input);
  return validation.ok
    ? run(validation.value)
    : Promise.resolve({ kind: 'invalid', fields: validation.fields });
}

const WRONG_REASON: Failure = {
  kind: 'invalid',
  fields: [{ path: 'reasonId', message: UNAVAILABLE }],
};

async function findReason(
  { tx, firestore }: Handle,
  list: 'holdReasons' | 'cancelReasons',
  wanted: string,
): Promise<CatalogValue | null> {
  const reasons: Record<typeof list, CatalogValue[]> = await readSection(firestore, tx, 'reasons');
  return reasons[list].find(({ id, retired }) => id === wanted && !retired) ?? null;
}
