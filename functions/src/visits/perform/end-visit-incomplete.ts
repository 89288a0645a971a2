import { endIncompleteSchema } from '@cuadrilla/domain/inputs/visit-acts.ts';
import { validate } from '@cuadrilla/domain/inputs/validate.ts';
import { assertCan, occasionOf } from '../../acting.ts';
import type { EndVisitIncompleteInput } from '../../graphql/types.generated.ts';
import { reportOf } from '../../field-work/field-report.ts';
import type { StepOutcome, StepRequest } from './step-store.ts';
import { pausesEnded } from './step-times.ts';
import type { By, PerformContext } from './visit-steps.ts';

/** No completada: what is left is the service's, which keeps its answers and lines and waits to be planned again. */
export async function endVisitIncomplete(
  { stores, now }: PerformContext,
  { viewer, key }: By,
  input: EndVisitIncompleteInput,
): Promise<StepOutcome> {
  assertCan(viewer, 'visits:end-incomplete');
  const report = reportOf(input);
  const checked = validate(endIncompleteSchema(), input);
  if (!checked.ok && !report.file) return { kind: 'invalid', fields: checked.fields };
  const { outcome, reason: incompleteReason } = input;
  const reason = checked.ok ? checked.value.note : (input.note ?? null);
  const work: StepRequest['work'] = ({ visit, at }) => {
    if (!checked.ok) return { kind: 'invalid', fields: checked.fields };
    // One that nobody set out for stands where it was planned, however late that is told: what was done since is later.
    const isUnmade = visit.status === 'SCHEDULED' && visit.plannedStart <= at;
    const ended = { finishedAt: isUnmade ? null : at, pauses: pausesEnded(visit.pauses, at) };
    return { kind: 'next', fields: { outcome, incompleteReason, reason, ...ended } };
  };
  const reports = { operation: 'END_INCOMPLETE' as const, outcome, incompleteReason, note: reason };
  const { id } = input;
  const occasion = occasionOf(viewer, 'endVisitIncomplete', input, { key, now: now() });
  const action = 'endIncomplete' as const;
  return stores.perform.step({ id, viewer, action, sets: 'FINISH', reports, report, work }, occasion);
}
