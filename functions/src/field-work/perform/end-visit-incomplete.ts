import { endIncompleteSchema } from '@cuadrilla/domain/inputs/services/visit-acts.ts';
import { validate } from '@cuadrilla/domain/inputs/parts/validate.ts';
import { STEP_ACTIONS, stepEffect } from '@cuadrilla/domain/visits/visit-step.ts';
import { assertCan, actOf } from '../../acting.ts';
import type { EndVisitIncompleteInput } from '../../graphql/types.generated.ts';
import { reportOf } from '../../work-reviews/field-report.ts';
import { takeStep, type StepOutcome, type StepRequest } from './take-step.ts';
import type { By, PerformDeps } from './perform-visit.ts';

/** No completada: the service keeps its answers and lines and has to be planned again. */
export async function endVisitIncomplete(
  { unit, now }: PerformDeps,
  { viewer, key }: By,
  input: EndVisitIncompleteInput,
): Promise<StepOutcome> {
  assertCan(viewer, 'visits:end-incomplete');
  const report = reportOf(input);
  const checked = validate(endIncompleteSchema(), input);
  if (!checked.ok && !report.file) return { kind: 'invalid', fields: checked.fields };
  const { id, outcome, reason: incompleteReason } = input;
  const note = checked.ok ? checked.value.note : (input.note ?? null);
  const step = { operation: 'END_INCOMPLETE', outcome, incompleteReason, note } as const;
  const work: StepRequest['work'] = ({ visit, at }) =>
    checked.ok
      ? { kind: 'next', fields: stepEffect(visit, step, at) }
      : { kind: 'invalid', fields: checked.fields };
  const act = actOf(viewer, 'endVisitIncomplete', input, { key, now: now() });
  const action = STEP_ACTIONS[step.operation];
  const asked = { id, viewer, action, sets: 'FINISH', reports: step, report, work } as const;
  return unit(act, (stores) => takeStep(stores, asked, act));
}
