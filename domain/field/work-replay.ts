import { OCCURRED_AHEAD_MS, type VisitTime } from '../visits/visit-times.ts';
import {
  isVisitOver,
  type IncompleteReason,
  type VisitOutcome,
  type VisitStatus,
} from '../visits/visit-states.ts';
import { pausesEnded, stepEffect, type Pause, type VisitStep } from '../visits/visit-step.ts';

export type ReplayedVisit = {
  status: VisitStatus;
  plannedStart: Date;
  outcome: VisitOutcome | null;
  incompleteReason: IncompleteReason | null;
  reason: string | null;
  travelStartedAt: Date | null;
  arrivedAt: Date | null;
  finishedAt: Date | null;
  pauses: Pause<Date>[];
  resolution: string | null;
  unconfirmed: readonly VisitTime[];
};

export type ReportedStep = VisitStep & { at: Date; unconfirmed: boolean };

function reopened(visit: ReplayedVisit): ReplayedVisit {
  if (!isVisitOver(visit.status)) return visit;
  const begun = visit.travelStartedAt === null ? 'SCHEDULED' : 'TRAVELLING';
  const status = visit.arrivedAt === null ? begun : 'IN_PROGRESS';
  return { ...visit, status, outcome: null, incompleteReason: null, reason: null, finishedAt: null };
}

const marked = (visit: ReplayedVisit, step: ReportedStep, time: VisitTime): readonly VisitTime[] => {
  const others = visit.unconfirmed.filter((each) => each !== time);
  return step.unconfirmed ? [...others, time] : others;
};

/** Completed work must have an arrival: the departure or the end, unconfirmed, where none was recorded. */
function arrivedBy(visit: ReplayedVisit, at: Date): Pick<ReplayedVisit, 'arrivedAt' | 'unconfirmed'> {
  const { arrivedAt, travelStartedAt, unconfirmed } = visit;
  if (arrivedAt !== null) return { arrivedAt, unconfirmed };
  return { arrivedAt: travelStartedAt ?? at, unconfirmed: [...unconfirmed, 'ARRIVAL'] };
}

const earliest = (known: Date | null, at: Date) => (known !== null && known < at ? known : at);

const isUnderWay = ({ status }: ReplayedVisit) => status === 'IN_PROGRESS' || status === 'PAUSED';

/** Epoch milliseconds, 0 if the visit has no step. */
function lastStep({ travelStartedAt, arrivedAt, pauses }: ReplayedVisit): number {
  const times = [travelStartedAt, arrivedAt, ...pauses.flatMap(({ from, to }) => [from, to])];
  return Math.max(0, ...times.map((time) => time?.getTime() ?? 0));
}

function taken(visit: ReplayedVisit, step: ReportedStep): ReplayedVisit {
  const { at } = step;
  switch (step.operation) {
    case 'TRAVEL': {
      if (visit.arrivedAt !== null) return visit;
      const unconfirmed = marked(visit, step, 'TRAVEL');
      return {
        ...visit,
        status: 'TRAVELLING',
        travelStartedAt: earliest(visit.travelStartedAt, at),
        unconfirmed,
      };
    }
    case 'START': {
      const unconfirmed = marked(visit, step, 'ARRIVAL');
      const begun = { ...visit, outcome: null, finishedAt: null, unconfirmed };
      // A colleague has already started and continues.
      if (isUnderWay(visit)) return { ...begun, arrivedAt: earliest(visit.arrivedAt, at) };
      return { ...begun, status: 'IN_PROGRESS', arrivedAt: at, pauses: [] };
    }
    case 'PAUSE': {
      const unconfirmed = marked(visit, step, 'PAUSES');
      const resting = { ...visit, pauses: pausesEnded(visit.pauses, at) };
      return { ...visit, ...stepEffect(resting, step, at), status: 'PAUSED', unconfirmed };
    }
    case 'RESUME': {
      const unconfirmed = marked(visit, step, 'PAUSES');
      return { ...visit, ...stepEffect(visit, step, at), status: 'IN_PROGRESS', unconfirmed };
    }
    case 'COMPLETE':
    case 'END_INCOMPLETE':
      return ended(visit, step);
  }
}

function ended(
  visit: ReplayedVisit,
  step: ReportedStep & { operation: 'COMPLETE' | 'END_INCOMPLETE' },
): ReplayedVisit {
  const { at } = step;
  const effect = stepEffect(visit, step, at);
  // The technician reports from the site even where no earlier step of the visit is known.
  const over = { ...visit, pauses: pausesEnded(visit.pauses, at), ...effect, finishedAt: at };
  const unconfirmed = marked(visit, step, 'FINISH');
  if (step.operation === 'END_INCOMPLETE') return { ...over, status: 'NOT_COMPLETED', unconfirmed };
  return { ...over, ...arrivedBy({ ...over, unconfirmed }, at), status: 'COMPLETED' };
}

/**
 * Applies reported steps in the order they were tapped, regardless of changes by the office. No step gets a time
 * before the previous one.
 */
export function replaySteps(visit: ReplayedVisit, steps: readonly ReportedStep[]): ReplayedVisit {
  if (steps.length === 0) return visit;
  let last = 0;
  return steps.reduce<ReplayedVisit>((current, step) => {
    const isBesideOthers = step.operation === 'START' && isUnderWay(current);
    last = Math.max(last, step.at.getTime(), isBesideOthers ? 0 : lastStep(current));
    return taken(current, { ...step, at: new Date(last) });
  }, reopened(visit));
}

const isNear = (a: Date | null, b: Date | null) =>
  Math.abs((a?.getTime() ?? 0) - (b?.getTime() ?? 0)) <= OCCURRED_AHEAD_MS;

/**
 * Whether a step would change nothing, because a colleague or the office already recorded it. An end always counts as new (it
 * has its own words and signature), and so does a start while the visit is paused.
 */
export function isAlreadyRecorded(visit: ReplayedVisit, step: ReportedStep): boolean {
  if (step.operation === 'COMPLETE' || step.operation === 'END_INCOMPLETE') return false;
  if (step.operation === 'START' && visit.status === 'PAUSED') return false;
  const after = replaySteps(visit, [step]);
  return (
    after.status === visit.status &&
    after.pauses.length === visit.pauses.length &&
    isNear(after.travelStartedAt, visit.travelStartedAt) &&
    isNear(after.arrivedAt, visit.arrivedAt)
  );
}
