import { answerText, checkAnswer, type ChecklistAnswer } from '@cuadrilla/domain/services/checklist.ts';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { answerOf, type AnsweredPoint } from './checklist-answers.ts';

export type OnAnswer = (itemId: string, answer: ChecklistAnswer | null) => void;

type Options = {
  point: AnsweredPoint;
  onAnswer: OnAnswer;
  refusal: string | null;
};

const check = ({ kind, options }: AnsweredPoint, text: string) =>
  checkAnswer({ kind, options: [...options] }, text);

function keptText(point: AnsweredPoint): string {
  const answer = answerOf(point);
  return answer === null ? '' : answerText(point, answer);
}

function isKept(point: AnsweredPoint, text: string): boolean {
  const answer = answerOf(point);
  if (text.trim() === '') return answer === null;
  const checked = check(point, text);
  return checked.ok && checked.value === answer;
}

function useOnHideOrLeave(act: () => void) {
  const latest = useEffectEvent(act);
  useEffect(() => {
    const onHidden = () => {
      if (document.visibilityState === 'hidden') latest();
    };
    document.addEventListener('visibilitychange', onHidden);
    return () => {
      document.removeEventListener('visibilitychange', onHidden);
      latest();
    };
  }, []);
}

/**
 * Saves a typed answer on blur, on Enter and when the screen is hidden or left, so that nothing typed is lost. An invalid
 * answer stays in the field with its error.
 */
export function useAnswerDraft({ point, onAnswer, refusal }: Options) {
  const [draft, setDraft] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const given = useRef<string | null>(null);

  const give = () => {
    if (draft === null || isKept(point, draft)) {
      setDraft(null);
      setProblem(null);
      return;
    }
    // Sent already by Enter, or being sent while the page is left; sent again only if it was refused.
    if (given.current === draft && refusal === null) return;
    const checked = draft.trim() === '' ? null : check(point, draft);
    setProblem(checked?.ok === false ? checked.message : null);
    if (checked?.ok === false) return;
    given.current = draft;
    onAnswer(point.id, checked?.value ?? null);
  };
  useOnHideOrLeave(give);
  const takeOver = useEffectEvent(() => {
    if (draft !== null && given.current === draft && isKept(point, draft)) setDraft(null);
  });
  // Saved: from here on the field shows the record, including changes by others.
  useEffect(() => takeOver(), [point.answer]);

  const write = (text: string) => {
    given.current = null;
    setDraft(text);
    setProblem(null);
  };
  return { text: draft ?? keptText(point), problem: problem ?? refusal, write, give };
}
