import { endIncompleteSchema } from '@cuadrilla/domain/inputs/visit-acts.ts';
import { validate } from '@cuadrilla/domain/inputs/validate.ts';
import { assertCan, occasionOf } from '../../acting.ts';
import type { EndVisitIncompleteInput } from '../../graphql/types.generated.ts';
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
  const checked = validate(endIncompleteSchema(), input);
  if (!checked.ok) return { kind: 'invalid', fields: checked.fields };
  const { outcome, reason: incompleteReason, note: reason } = checked.value;
  const work: StepRequest['work'] = ({ visit, at }) => {
    // One that nobody set out for stands where it was planned, however late that is told: what was done since is later.
    const isUnmade = visit.status === 'SCHEDULED' && visit.plannedStart <= at;
    const ended = { finishedAt: isUnmade ? null : at, pauses: pausesEnded(visit.pauses, at) };
    return { kind: 'next', fields: { outcome, incompleteReason, reason, ...ended } };
  };
  const { id, occurredAt = null } = input;
  const occasion = occasionOf(viewer, 'endVisitIncomplete', input, { key, now: now() });
  return stores.perform.step({ id, viewer, action: 'endIncomplete', occurredAt, work }, occasion);
}
