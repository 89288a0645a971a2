import type { ReportedStep } from '@cuadrilla/domain/field/work-replay.ts';
import type { Service } from '../work/service.ts';
import type { VisitStart } from '@cuadrilla/domain/records/visit.ts';
import type { FiledAct, FiledWork } from '../work-reviews/work-review.ts';

type OnService = Pick<Service, 'lines' | 'answers'>;

/** Existing lines are kept unchanged. */
export function replayOnService(service: OnService, acts: readonly FiledAct[], byName: string): OnService {
  return acts.reduce<OnService>(({ lines, answers }, { work, at }) => {
    if (work.operation === 'ADD_LINE') {
      const isThere = lines.some(({ id }) => id === work.line.id);
      return { answers, lines: isThere ? lines : [...lines, work.line] };
    }
    if (work.operation === 'REMOVE_LINE') {
      return { answers, lines: lines.filter(({ id }) => id !== work.lineId) };
    }
    if (work.operation !== 'ANSWER') return { lines, answers };
    const known = answers[work.itemId];
    if (known && known.at > at) return { lines, answers };
    const others = Object.entries(answers).filter(([id]) => id !== work.itemId);
    const given = work.value === null ? [] : [[work.itemId, { value: work.value, byName, at }] as const];
    return { lines, answers: Object.fromEntries([...others, ...given]) };
  }, service);
}

export function stepsOf(acts: readonly Pick<FiledAct, 'work' | 'at' | 'unconfirmed'>[]): ReportedStep[] {
  return acts.flatMap(({ work, at, unconfirmed }) => {
    const step = stepOf(work);
    return step === null ? [] : [{ ...step, at, unconfirmed }];
  });
}

/** For a visit in which the technician has not begun: takes over the start recorded in another visit. */
export function stepsElsewhere(
  acts: readonly Pick<FiledAct, 'work' | 'at' | 'unconfirmed'>[],
  start: VisitStart | undefined,
): ReportedStep[] {
  const steps = stepsOf(acts);
  const isKnown = steps.length === 0 || steps.some(({ operation }) => operation === 'START');
  return isKnown || start === undefined ? steps : [{ operation: 'START', ...start }, ...steps];
}

type Step<S = ReportedStep> = S extends ReportedStep ? Omit<S, 'at' | 'unconfirmed'> : never;

function stepOf(work: FiledWork): Step | null {
  switch (work.operation) {
    case 'TRAVEL':
    case 'START':
    case 'RESUME':
    case 'PAUSE':
    case 'END_INCOMPLETE':
      return work;
    case 'COMPLETE':
      return { operation: 'COMPLETE', resolution: work.resolution || null };
    default:
      return null;
  }
}

export function lastCompletion(acts: readonly FiledAct[]): (FiledWork & { operation: 'COMPLETE' }) | null {
  const found = acts.findLast(({ work }) => work.operation === 'COMPLETE')?.work;
  return found?.operation === 'COMPLETE' ? found : null;
}

export function typedText(acts: readonly FiledAct[]): string | null {
  const texts = acts.map(({ work }) => textOf(work)).filter((text) => text !== null && text !== '');
  return texts.length === 0 ? null : texts.join('\n');
}

/** Follow-ups without effect, for the office to create by hand. */
export function proposedText(acts: readonly FiledAct[]): string | null {
  const texts = acts.flatMap(({ work }) => (work.operation === 'FOLLOW_UP' ? [textOf(work)] : []));
  return texts.length === 0 ? null : `Propone un seguimiento: ${texts.join('\n')}`;
}

export function textOf(work: FiledWork): string | null {
  switch (work.operation) {
    case 'COMPLETE':
      return work.resolution;
    case 'END_INCOMPLETE':
      return work.note;
    case 'FOLLOW_UP':
      return [work.title, work.description].filter(Boolean).join('\n');
    default:
      return null;
  }
}
