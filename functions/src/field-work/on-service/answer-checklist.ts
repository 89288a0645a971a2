import { answerText, checkAnswer, type ChecklistPoint } from '@cuadrilla/domain/services/checklist.ts';
import { MESSAGES } from '@cuadrilla/domain/text/messages.ts';
import type { GivenAnswer } from '@cuadrilla/domain/records/service.ts';
import { fullName } from '@cuadrilla/domain/people/full-name.ts';
import { assertCan, actOf, type Acting, type Key } from '../../acting.ts';
import { wrongField, type Failure } from '../../failures.ts';
import { reportOf } from '../../work-reviews/field-report.ts';
import type { FiledWork } from '../../work-reviews/work-review.ts';
import type { AnswerChecklistInput } from '../../graphql/types.generated.ts';
import type { Service } from '../../work/service.ts';
import { workOnService, type NextWork, type WorkDeps, type WorkOutcome } from './work-on-service.ts';

/** The last answer to arrive wins; a null value removes it. */
export async function answerChecklist(
  deps: WorkDeps,
  viewer: Acting,
  input: AnswerChecklistInput,
  key: Key,
): Promise<WorkOutcome> {
  assertCan(viewer, 'checklist:answer');
  const parsed = parseAnswer(input.answer ?? null);
  if (parsed === undefined) return wrongField('answer', MESSAGES.unstorable);
  const act = actOf(viewer, 'answerChecklist', input, { key, now: deps.now() });
  const byName = fullName(viewer);
  const work = (current: Service, at: Date): NextWork | Failure => {
    const point = current.checklist.find(({ id }) => id === input.itemId);
    if (!point) return wrongField('itemId');
    if (parsed === null) return answered(current, point, null);
    const checked = checkAnswer(point, parsed);
    return checked.ok
      ? answered(current, point, { value: checked.value, byName, at })
      : wrongField('answer', checked.message);
  };
  const reports = ({ checklist }: Service) => reportedAnswer(checklist, input.itemId, parsed);
  const request = {
    id: input.serviceId,
    viewer,
    act: 'edit',
    report: reportOf(input),
    reports,
    work,
  } as const;
  return workOnService(deps, request, act);
}

function reportedAnswer(
  points: readonly ChecklistPoint[],
  itemId: string,
  parsed: unknown,
): FiledWork | null {
  const point = points.find(({ id }) => id === itemId);
  if (!point) return null;
  const about = { operation: 'ANSWER' as const, itemId, question: point.text };
  if (parsed === null) return { ...about, value: null, text: null };
  const checked = checkAnswer(point, parsed);
  return checked.ok ? { ...about, value: checked.value, text: answerText(point, checked.value) } : null;
}

function parseAnswer(text: string | null): unknown {
  if (text === null) return null;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

function answered(service: Service, point: ChecklistPoint, answer: GivenAnswer | null): NextWork {
  const before = service.answers[point.id] ?? null;
  if (before?.value === answer?.value) return { kind: 'next', fields: {} };
  const others = Object.entries(service.answers).filter(([id]) => id !== point.id);
  const answers = Object.fromEntries([...others, ...(answer === null ? [] : [[point.id, answer] as const])]);
  return {
    kind: 'next',
    fields: { answers },
    content: { before: auditedAnswer(point, before), after: auditedAnswer(point, answer) },
  };
}

function auditedAnswer(point: ChecklistPoint, answer: GivenAnswer | null): Record<string, unknown> | null {
  return answer && { checklist: `${point.text}: ${answerText(point, answer.value)}` };
}
