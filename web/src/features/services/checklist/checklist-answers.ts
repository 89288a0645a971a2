import {
  answerText,
  type ChecklistAnswer,
  type ChecklistPoint,
} from '@cuadrilla/domain/services/checklist.ts';

/** The answer is JSON, or null. */
export type AnsweredPoint = Pick<ChecklistPoint, 'id' | 'text' | 'kind' | 'required'> & {
  options: readonly string[];
  answer: string | null;
};

export function answerOf({ answer }: Pick<AnsweredPoint, 'answer'>): ChecklistAnswer | null {
  return answer === null ? null : (JSON.parse(answer) as ChecklistAnswer);
}

export function writtenAnswer(answer: ChecklistAnswer | null): string | null {
  return answer === null ? null : JSON.stringify(answer);
}

// `Presión en frío (bar)`: the unit of a measurement is in brackets at its end.
const WITH_UNIT = /^(.*\S)\s*\(([^()]{1,12})\)$/u;

export function questionOf({ text, kind }: Pick<AnsweredPoint, 'text' | 'kind'>): {
  question: string;
  unit: string | null;
} {
  const [, question = text, unit = null] = (kind === 'NUMBER' ? WITH_UNIT.exec(text) : null) ?? [];
  return { question, unit };
}

/** E.g. `1,4 bar`, `Sí`; null without an answer. */
export function answerWords(point: AnsweredPoint): string | null {
  const answer = answerOf(point);
  if (answer === null) return null;
  const { unit } = questionOf(point);
  return [answerText(point, answer), unit].filter((part) => part !== null).join('\u00a0');
}

export function countAnswered(points: readonly AnsweredPoint[]): number {
  return points.filter(({ answer }) => answer !== null).length;
}
