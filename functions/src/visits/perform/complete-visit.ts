import { completeSchema } from '@cuadrilla/domain/inputs/services/visit-acts.ts';
import { validate } from '@cuadrilla/domain/inputs/parts/validate.ts';
import { assertCan, occasionOf } from '../../unit/acting.ts';
import type { CompleteVisitInput } from '../../graphql/types.generated.ts';
import type { StepOutcome } from './step-store.ts';
import type { By, PerformContext } from './visit-steps.ts';

/** Completar: what is wrong with what was typed is told with what is lacking. */
export function completeVisit(
  { stores, now }: PerformContext,
  { viewer, key }: By,
  input: CompleteVisitInput,
): Promise<StepOutcome> {
  assertCan(viewer, 'visits:perform');
  const occasion = occasionOf(viewer, 'completeVisit', input, { key, now: now() });
  return stores.perform.complete({ viewer, input, checked: validate(completeSchema(), input) }, occasion);
}
