import { pauseSchema } from '@cuadrilla/domain/inputs/visit-acts.ts';
import { validate } from '@cuadrilla/domain/inputs/validate.ts';
import { plannedForText, startDayProblem, travelDayProblem } from '@cuadrilla/domain/visit-states.ts';
import { assertCan, occasionOf, type Acting } from '../../acting.ts';
import type { GraphQLContext } from '../../context.ts';
import type { PauseVisitInput, VisitActInput } from '../../graphql/types.generated.ts';
import { reportOf } from '../../field-work/field-report.ts';
import type { Found, StepOutcome, StepRequest } from './step-store.ts';
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
    sets: 'TRAVEL',
    reports: { operation: 'TRAVEL' },
    work: ({ visit, company, at }) => {
      const message = travelDayProblem(visit.plannedStart, at, company.timeZone);
      if (message !== null) return { kind: 'transition', message, because: plannedFor(visit, company) };
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
    sets: 'ARRIVAL',
    reports: { operation: 'START' },
    begins: true,
    work: ({ visit, company, at }) => {
      const message =
        visit.status === 'SCHEDULED' ? startDayProblem(visit.plannedStart, at, company.timeZone) : null;
      if (message !== null) return { kind: 'transition', message, because: plannedFor(visit, company) };
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
    sets: 'PAUSES',
    reports: { operation: 'PAUSE', reason },
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
    sets: 'PAUSES',
    reports: { operation: 'RESUME' },
    begins: true,
    work: ({ visit, at }) => ({ kind: 'next', fields: { pauses: pausesEnded(visit.pauses, at) } }),
  });
}

const plannedFor = ({ plannedStart }: Found['visit'], { timeZone }: Found['company']) =>
  plannedForText(plannedStart, timeZone);

type Step = Omit<StepRequest, 'id' | 'viewer' | 'report'> & { operation: string };

function perform(
  { stores, now }: PerformContext,
  { viewer, key }: By,
  input: VisitActInput,
  { operation, ...step }: Step,
): Promise<StepOutcome> {
  assertCan(viewer, 'visits:perform');
  const occasion = occasionOf(viewer, operation, input, { key, now: now() });
  return stores.perform.step({ id: input.id, viewer, report: reportOf(input), ...step }, occasion);
}
