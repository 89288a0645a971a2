import { pauseSchema } from '@cuadrilla/domain/inputs/services/visit-acts.ts';
import { validate } from '@cuadrilla/domain/inputs/parts/validate.ts';
import { plannedForText, startDayProblem, travelDayProblem } from '@cuadrilla/domain/visits/visit-states.ts';
import { STEP_ACTIONS, stepEffect, type VisitStep } from '@cuadrilla/domain/visits/visit-step.ts';
import { assertCan, actOf, type Acting } from '../../acting.ts';
import type { Key } from '../../acting.ts';
import type { UnitDeps } from '../../unit/unit.ts';
import type { PauseVisitInput, VisitActInput } from '../../graphql/types.generated.ts';
import { reportOf } from '../../work-reviews/field-report.ts';
import { takeStep, type Found, type StepOutcome, type StepRequest, type StepStores } from './take-step.ts';

export type PerformDeps = UnitDeps<keyof StepStores>;

export type By = { viewer: Acting; key: Key };

export function travelToVisit(context: PerformDeps, by: By, input: VisitActInput): Promise<StepOutcome> {
  return perform(context, by, input, {
    operation: 'travelToVisit',
    step: { operation: 'TRAVEL' },
    sets: 'TRAVEL',
    problem: ({ visit, company, at }) => travelDayProblem(visit.plannedStart, at, company.timeZone),
  });
}

/**
 * Iniciar: ends a hold of the service. Checks the day only if the technician did not set out first, because setting out checks it
 * too.
 */
export function startVisit(context: PerformDeps, by: By, input: VisitActInput): Promise<StepOutcome> {
  return perform(context, by, input, {
    operation: 'startVisit',
    step: { operation: 'START' },
    sets: 'ARRIVAL',
    begins: true,
    problem: ({ visit, company, at }) =>
      visit.status === 'SCHEDULED' ? startDayProblem(visit.plannedStart, at, company.timeZone) : null,
  });
}

export async function pauseVisit(context: PerformDeps, by: By, input: PauseVisitInput): Promise<StepOutcome> {
  assertCan(by.viewer, 'visits:perform');
  const checked = validate(pauseSchema(), input);
  if (!checked.ok) return { kind: 'invalid', fields: checked.fields };
  const step = { operation: 'PAUSE', reason: checked.value.reason } as const;
  return perform(context, by, input, { operation: 'pauseVisit', step, sets: 'PAUSES' });
}

export function resumeVisit(context: PerformDeps, by: By, input: VisitActInput): Promise<StepOutcome> {
  const step = { operation: 'RESUME' } as const;
  return perform(context, by, input, { operation: 'resumeVisit', step, sets: 'PAUSES', begins: true });
}

const plannedFor = ({ plannedStart }: Found['visit'], { timeZone }: Found['company']) =>
  plannedForText(plannedStart, timeZone);

type Step = Pick<StepRequest, 'sets' | 'begins'> & {
  operation: string;
  step: Exclude<VisitStep, { operation: 'COMPLETE' | 'END_INCOMPLETE' }>;
  problem?: (found: Found) => string | null;
};

function perform(
  { unit, now }: PerformDeps,
  { viewer, key }: By,
  input: VisitActInput,
  { operation, step, problem, ...request }: Step,
): Promise<StepOutcome> {
  assertCan(viewer, 'visits:perform');
  const act = actOf(viewer, operation, input, { key, now: now() });
  const work: StepRequest['work'] = (found) => {
    const message = problem?.(found) ?? null;
    if (message !== null) {
      return { kind: 'transition', message, because: plannedFor(found.visit, found.company) };
    }
    return { kind: 'next', fields: stepEffect(found.visit, step, found.at) };
  };
  const taken = { action: STEP_ACTIONS[step.operation], reports: step, work };
  const asked = { id: input.id, viewer, report: reportOf(input), ...taken, ...request };
  return unit(act, (stores) => takeStep(stores, asked, act));
}
