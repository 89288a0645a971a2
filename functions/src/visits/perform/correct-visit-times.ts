import { correctTimesSchema, type TimesCorrection } from '@cuadrilla/domain/inputs/visit-acts.ts';
import { validate, type FieldMessage } from '@cuadrilla/domain/inputs/validate.ts';
import { MESSAGES } from '@cuadrilla/domain/messages.ts';
import { isVisitOver } from '@cuadrilla/domain/visit-states.ts';
import { assertCan, occasionOf } from '../../acting.ts';
import type { CorrectVisitTimesInput } from '../../graphql/types.generated.ts';
import type { Visit } from '../visit.ts';
import type { StepOutcome, StepRequest } from './step-store.ts';
import { pausesWithin } from './step-times.ts';
import type { By, PerformContext } from './visit-steps.ts';

const NOT_BEGUN = 'Solo se corrigen las horas de una visita que ha empezado';
const NOT_OVER = 'La visita no ha terminado: deja el fin en blanco';
const FUTURE = 'No puede ser posterior a este momento';

/** Corrects what was tapped wrongly; a report that was signed keeps what it said until there is a new version of it. */
export async function correctVisitTimes(
  { stores, now }: PerformContext,
  { viewer, key }: By,
  input: CorrectVisitTimesInput,
): Promise<StepOutcome> {
  assertCan(viewer, 'visits:correct');
  const checked = validate(correctTimesSchema(), input);
  if (!checked.ok) return { kind: 'invalid', fields: checked.fields };
  const occasion = occasionOf(viewer, 'correctVisitTimes', input, { key, now: now() });
  const { travelStartedAt, arrivedAt, finishedAt, reason } = checked.value;
  const work: StepRequest['work'] = ({ visit }) => {
    if (visit.arrivedAt === null || visit.status === 'CANCELLED') {
      return { kind: 'transition', message: NOT_BEGUN };
    }
    const fields = timeProblems(visit, checked.value, occasion.now);
    if (fields.length > 0) return { kind: 'invalid', fields };
    const pauses = pausesWithin(visit.pauses, { arrivedAt, finishedAt });
    return { kind: 'next', fields: { travelStartedAt, arrivedAt, finishedAt, pauses }, text: reason };
  };
  const { id, version } = input;
  return stores.perform.step({ id, version, viewer, action: null, occurredAt: null, work }, occasion);
}

function timeProblems(visit: Visit, times: TimesCorrection, now: Date): FieldMessage[] {
  const { finishedAt } = times;
  const isOver = isVisitOver(visit.status);
  if (isOver && finishedAt === null) return [{ path: 'finishedAt', message: MESSAGES.required }];
  if (!isOver && finishedAt !== null) return [{ path: 'finishedAt', message: NOT_OVER }];
  return (['travelStartedAt', 'arrivedAt', 'finishedAt'] as const)
    .filter((path) => (times[path] ?? now) > now)
    .map((path) => ({ path, message: FUTURE }));
}
