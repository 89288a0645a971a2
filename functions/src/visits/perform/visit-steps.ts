import { pauseSchema } from '@cuadrilla/domain/inputs/visit-acts.ts';
import { validate } from '@cuadrilla/domain/inputs/validate.ts';
import { startDayProblem, travelDayProblem } from '@cuadrilla/domain/visit-states.ts';
import { assertCan, occasionOf, type Acting } from '../../acting.ts';
import type { GraphQLContext } from '../../context.ts';
import type { PauseVisitInput, VisitActInput } from '../../graphql/types.generated.ts';
import type { StepOutcome, StepRequest } from './step-store.ts';
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
    begins: true,
    work: ({ visit, company, at }) => {
      const message =
        visit.status === 'SCHEDULED' ? startDayProblem(visit.plannedStart, at, company.timeZone) : null;
      if (message !== null) return { kind: 'transition', message };
      return { kind: 'next', fields: { arrivedAt: at } };
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
    begins: true,
    work: ({ visit, at }) => ({ kind: 'next', fields: { pauses: pausesEnded(visit.pauses, at) } }),
  });
}

type Step = Pick<StepRequest, 'action' | 'begins' | 'work'> & { operation: string };

function perform(
  { stores, now }: PerformContext,
  { viewer, key }: By,
  input: VisitActInput,
  { operation, ...step }: Step,
): Promise<StepOutcome> {
  assertCan(viewer, 'visits:perform');
  const { id, occurredAt = null } = input;
  const occasion = occasionOf(viewer, operation, input, { key, now: now() });
  return stores.perform.step({ id, viewer, occurredAt, ...step }, occasion);
}
