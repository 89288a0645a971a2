import { pauseSchema } from '@cuadrilla/domain/inputs/visit-acts.ts';
import { validate } from '@cuadrilla/domain/inputs/validate.ts';
import {
  alreadyAtWorkProblem,
  startDayProblem,
  travelDayProblem,
  type VisitAction,
} from '@cuadrilla/domain/visit-states.ts';
import { assertCan, occasionOf, type Acting } from '../../acting.ts';
import type { GraphQLContext } from '../../context.ts';
import type { PauseVisitInput, VisitActInput } from '../../graphql/types.generated.ts';
import type { Visit } from '../visit.ts';
import { findAtWork } from './at-work-store.ts';
import {
  waitsNoMore,
  type Found,
  type Handle,
  type NextVisit,
  type StepOutcome,
  type StepRequest,
} from './step-store.ts';
import { pausesEnded } from './step-times.ts';

/** What steps need of a request. */
export type PerformContext = Pick<GraphQLContext, 'stores' | 'now'>;

/** Who takes a step, and under which key. */
export type By = { viewer: Acting; key: string | null | undefined };

/** En camino. */
export function travelToVisit(context: PerformContext, by: By, input: VisitActInput): Promise<StepOutcome> {
  return perform(context, by, input, {
    operation: 'travelToVisit',
    action: 'travel',
    work: ({ visit, company, at }) => {
      const message = travelDayProblem(visit.plannedStart, at, company.timeZone);
      if (message !== null) return { kind: 'transition', message };
      return { kind: 'next', fields: { travelStartedAt: at } };
    },
  });
}

/**
 * Iniciar: whatever the service waited for, it waits no longer. Who set out was asked then whether it is the day; whoever begins
 * without that is asked now.
 */
export function startVisit(context: PerformContext, by: By, input: VisitActInput): Promise<StepOutcome> {
  return perform(context, by, input, {
    operation: 'startVisit',
    action: 'start',
    work: (found, handle) => {
      const { visit, company, at } = found;
      const message =
        visit.status === 'SCHEDULED' ? startDayProblem(visit.plannedStart, at, company.timeZone) : null;
      if (message !== null) return { kind: 'transition', message };
      return goOn(found, handle, { arrivedAt: at });
    },
  });
}

/** Pausar. */
export async function pauseVisit(
  context: PerformContext,
  by: By,
  input: PauseVisitInput,
): Promise<StepOutcome> {
  assertCan(by.viewer, 'visits:perform');
  const checked = validate(pauseSchema(), input);
  if (!checked.ok) return { kind: 'invalid', fields: checked.fields };
  const { reason } = checked.value;
  return perform(context, by, input, {
    operation: 'pauseVisit',
    action: 'pause',
    work: ({ visit, at }) => ({
      kind: 'next',
      fields: { pauses: [...visit.pauses, { from: at, to: null, reason }] },
    }),
  });
}

/** Reanudar. */
export function resumeVisit(context: PerformContext, by: By, input: VisitActInput): Promise<StepOutcome> {
  return perform(context, by, input, {
    operation: 'resumeVisit',
    action: 'resume',
    work: (found, handle) => goOn(found, handle, { pauses: pausesEnded(found.visit.pauses, found.at) }),
  });
}

/** Work begins, or goes on, unless one of those who do it is at work elsewhere. */
async function goOn(
  { visit, service, at }: Found,
  handle: Handle,
  fields: Partial<Visit>,
): Promise<NextVisit | { kind: 'transition'; message: string }> {
  const message = alreadyAtWorkProblem(await findAtWork(handle, visit));
  if (message !== null) return { kind: 'transition', message };
  return { kind: 'next', fields, service: waitsNoMore(service, at) };
}

type Step = { operation: string; action: VisitAction; work: StepRequest['work'] };

function perform(
  { stores, now }: PerformContext,
  { viewer, key }: By,
  input: VisitActInput,
  { operation, action, work }: Step,
): Promise<StepOutcome> {
  assertCan(viewer, 'visits:perform');
  const { id, occurredAt = null } = input;
  const occasion = occasionOf(viewer, operation, input, { key, now: now() });
  return stores.perform.step({ id, viewer, action, occurredAt, work }, occasion);
}
