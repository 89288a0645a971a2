import {
  correctDepartureSchema,
  correctTimesSchema,
  type TimesCorrection,
} from '@cuadrilla/domain/inputs/services/visit-acts.ts';
import { validate, type FieldMessage } from '@cuadrilla/domain/inputs/parts/validate.ts';
import { MESSAGES } from '@cuadrilla/domain/text/messages.ts';
import { isVisitOver, type VisitTime } from '@cuadrilla/domain/visits/visit-states.ts';
import { assertCan, actOf } from '../../acting.ts';
import type { Failure } from '../../failures.ts';
import { reportOf } from '../../work-reviews/field-report.ts';
import type { ConfirmVisitTimesInput, CorrectVisitTimesInput } from '../../graphql/types.generated.ts';
import type { Visit } from '../../work/visit.ts';
import { takeStep, type Found, type NextVisit, type StepOutcome, type StepRequest } from './take-step.ts';
import { pausesWithin } from '../../work/step-times.ts';
import type { By, PerformDeps } from './perform-visit.ts';

const NOT_BEGUN = 'Solo se corrigen las horas de una visita que ha empezado';
const NOT_OVER = 'La visita no ha terminado: deja el fin en blanco';
const NOT_ARRIVED = 'Nadie ha llegado todavía: deja la llegada en blanco';
const FUTURE = 'No puede ser posterior a este momento';
const ENDED_BEFORE = 'Esta visita terminó antes de reabrir el servicio: su fin no puede pasar de ahí';
const ENDED_AFTER = 'Esta visita terminó después de reabrir el servicio: su fin no puede quedar antes';

const TIMES = [
  ['TRAVEL', 'travelStartedAt'],
  ['ARRIVAL', 'arrivedAt'],
  ['FINISH', 'finishedAt'],
] as const satisfies readonly [VisitTime, keyof CorrectVisitTimesInput][];

/** `kept`: the times that were not sent. */
type Asked = { now: Date; kept: readonly VisitTime[] };

/** A signed report is not changed until there is a new version of it. */
export async function correctVisitTimes(
  { unit, now }: PerformDeps,
  { viewer, key }: By,
  input: CorrectVisitTimesInput,
): Promise<StepOutcome> {
  assertCan(viewer, 'visits:correct');
  const act = actOf(viewer, 'correctVisitTimes', input, { key, now: now() });
  const kept = TIMES.filter(([, path]) => input[path] === undefined).map(([time]) => time);
  const work: StepRequest['work'] = (found) => {
    const { status, travelStartedAt, arrivedAt, finishedAt } = found.visit;
    const isOnTheWay = status === 'TRAVELLING';
    if (kept.length === TIMES.length) {
      const path = isOnTheWay ? 'travelStartedAt' : 'arrivedAt';
      return { kind: 'invalid', fields: [{ path, message: MESSAGES.required }] };
    }
    const times = { travelStartedAt, arrivedAt, finishedAt, ...input };
    return isOnTheWay
      ? correctDeparture(found.visit, times, { now: act.now, kept })
      : correctTimes(found, times, { now: act.now, kept });
  };
  const { id, version } = input;
  const asked = { id, version, viewer, action: null, report: reportOf({}), reports: null, work };
  return unit(act, (stores) => takeStep(stores, asked, act));
}

/** On the way only the departure can be corrected. */
function correctDeparture(
  visit: Visit,
  input: CorrectVisitTimesInput,
  { now, kept }: Asked,
): NextVisit | Failure {
  const checked = validate(correctDepartureSchema(), input);
  if (!checked.ok) return { kind: 'invalid', fields: checked.fields };
  const { travelStartedAt, reason } = checked.value;
  const fields = [
    ...(input.arrivedAt == null ? [] : [{ path: 'arrivedAt', message: NOT_ARRIVED }]),
    ...(input.finishedAt == null ? [] : [{ path: 'finishedAt', message: NOT_OVER }]),
    ...futureOf({ travelStartedAt }, now),
  ];
  if (fields.length > 0) return { kind: 'invalid', fields };
  const unconfirmed = visit.unconfirmed.filter((time) => time !== 'TRAVEL' || kept.includes(time));
  return { kind: 'next', fields: { travelStartedAt, unconfirmed }, text: reason };
}

function correctTimes(
  { visit, service: { reopenedAt } }: Found,
  input: CorrectVisitTimesInput,
  { now, kept }: Asked,
): NextVisit | Failure {
  if (visit.arrivedAt === null || visit.status === 'CANCELLED') {
    return { kind: 'transition', message: NOT_BEGUN };
  }
  const checked = validate(correctTimesSchema(), input);
  if (!checked.ok) return { kind: 'invalid', fields: checked.fields };
  const { reason, ...times } = checked.value;
  const { arrivedAt, finishedAt } = times;
  const problems = timeProblems(visit, times, now);
  const fields = problems.length > 0 ? problems : reopeningProblems(visit, finishedAt, reopenedAt);
  if (fields.length > 0) return { kind: 'invalid', fields };
  const pauses = pausesWithin(visit.pauses, { arrivedAt, finishedAt });
  const starts = kept.includes('ARRIVAL') ? visit.starts : startsAt(visit, arrivedAt);
  // What was kept has not been looked at.
  const unconfirmed = visit.unconfirmed.filter((time) => kept.includes(time));
  return { kind: 'next', fields: { ...times, pauses, starts, unconfirmed }, text: reason };
}

/** The start of the technician who arrived first moves with the arrival. */
function startsAt({ starts, arrivedAt: was }: Visit, arrivedAt: Date | null): Visit['starts'] {
  if (arrivedAt === null) return starts;
  return Object.fromEntries(
    Object.entries(starts).map(([id, start]) =>
      start.at.getTime() === was?.getTime() ? [id, { at: arrivedAt, unconfirmed: false }] : [id, start],
    ),
  );
}

function timeProblems(visit: Visit, times: Omit<TimesCorrection, 'reason'>, now: Date): FieldMessage[] {
  const { finishedAt } = times;
  const isOver = isVisitOver(visit.status);
  if (isOver && finishedAt === null) return [{ path: 'finishedAt', message: MESSAGES.required }];
  if (!isOver && finishedAt !== null) return [{ path: 'finishedAt', message: NOT_OVER }];
  return futureOf(times, now);
}

function futureOf(times: Readonly<Record<string, Date | null>>, now: Date): FieldMessage[] {
  return Object.entries(times).flatMap(([path, time]) =>
    time !== null && time > now ? [{ path, message: FUTURE }] : [],
  );
}

function reopeningProblems(
  { finishedAt: was }: Visit,
  finishedAt: Date | null,
  reopenedAt: Date | null,
): FieldMessage[] {
  if (reopenedAt === null || was === null || finishedAt === null) return [];
  const isAfter = was > reopenedAt;
  if (isAfter === finishedAt > reopenedAt) return [];
  return [{ path: 'finishedAt', message: isAfter ? ENDED_AFTER : ENDED_BEFORE }];
}

const NOTHING_TO_CONFIRM = 'Las horas de esta visita no esperan confirmación';

export async function confirmVisitTimes(
  { unit, now }: PerformDeps,
  { viewer, key }: By,
  input: ConfirmVisitTimesInput,
): Promise<StepOutcome> {
  assertCan(viewer, 'visits:correct');
  const act = actOf(viewer, 'confirmVisitTimes', input, { key, now: now() });
  const work: StepRequest['work'] = ({ visit }) =>
    visit.unconfirmed.length === 0
      ? { kind: 'transition', message: NOTHING_TO_CONFIRM }
      : { kind: 'next', fields: { unconfirmed: [], starts: startsAt(visit, visit.arrivedAt) } };
  const request = { ...input, viewer, action: null, report: reportOf({}), reports: null, work };
  return unit(act, (stores) => takeStep(stores, request, act));
}
