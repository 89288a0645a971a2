import type {
  IncompleteReason,
  PauseReason,
  VisitAction,
  VisitOutcome,
  VisitStatus,
} from './visit-states.ts';

export type VisitStep =
  | { operation: 'TRAVEL' | 'START' | 'RESUME' }
  | { operation: 'PAUSE'; reason: PauseReason }
  | { operation: 'COMPLETE'; resolution: string | null }
  | {
      operation: 'END_INCOMPLETE';
      outcome: VisitOutcome;
      incompleteReason: IncompleteReason;
      note: string | null;
    };

export const STEP_ACTIONS: Record<VisitStep['operation'], VisitAction> = {
  TRAVEL: 'travel',
  START: 'start',
  PAUSE: 'pause',
  RESUME: 'resume',
  COMPLETE: 'complete',
  END_INCOMPLETE: 'endIncomplete',
};

/** The server uses dates, the web ISO texts in UTC; both compare with `<`. */
export type Instant = Date | string;
export type Pause<I extends Instant> = { from: I; to: I | null; reason: PauseReason };

export type StepTimes<I extends Instant> = {
  travelStartedAt: I | null;
  arrivedAt: I | null;
  pauses: readonly Pause<I>[];
};

type StepVisit<I extends Instant> = StepTimes<I> & { status: VisitStatus; plannedStart: I };

export type StepEffect<I extends Instant> = {
  travelStartedAt?: I;
  arrivedAt?: I;
  finishedAt?: I | null;
  pauses?: Pause<I>[];
  resolution?: string | null;
  outcome?: VisitOutcome;
  incompleteReason?: IncompleteReason;
  reason?: string | null;
};

export function stepEffect<I extends Instant>(visit: StepVisit<I>, step: VisitStep, at: I): StepEffect<I> {
  switch (step.operation) {
    case 'TRAVEL':
      return { travelStartedAt: at };
    case 'START':
      return { arrivedAt: at };
    case 'PAUSE':
      return { pauses: [...visit.pauses, { from: at, to: null, reason: step.reason }] };
    case 'RESUME':
      return { pauses: pausesEnded(visit.pauses, at) };
    case 'COMPLETE':
      return { finishedAt: at, resolution: step.resolution };
    case 'END_INCOMPLETE': {
      const { outcome, incompleteReason, note } = step;
      // A visit that nobody set out for keeps its planned place, however late its end is reported.
      const isUnmade = visit.status === 'SCHEDULED' && visit.plannedStart <= at;
      const finishedAt = isUnmade ? null : at;
      return { finishedAt, pauses: pausesEnded(visit.pauses, at), outcome, incompleteReason, reason: note };
    }
  }
}

export function pausesEnded<I extends Instant>(pauses: readonly Pause<I>[], at: I): Pause<I>[] {
  return pauses.map((pause) => (pause.to === null ? { ...pause, to: at } : pause));
}

/** Never before an earlier step of the visit, regardless of the phone's clock. */
export function afterSteps<I extends Instant>(
  { travelStartedAt, arrivedAt, pauses }: StepTimes<I>,
  at: I,
): I {
  const last = pauses.at(-1);
  const steps = [travelStartedAt, arrivedAt, last?.from, last?.to];
  return steps.reduce<I>((latest, step) => (step && step > latest ? step : latest), at);
}
