import type { ChecklistAnswer } from '@cuadrilla/domain/services/checklist.ts';
import { useRef, useState } from 'react';
import { readFailure } from '#shared/graphql/failure.ts';
import { useSend } from '#records/save/send.ts';
import { writtenAnswer } from './checklist-answers.ts';
import { AnswerChecklistDocument } from './answer-checklist.generated.ts';

type Answer = { itemId: string; answer: string | null };

function useSendAnswer(serviceId: string) {
  const send = useSend(AnswerChecklistDocument, { evict: ['activity'] });
  return async ({ itemId, answer }: Answer): Promise<string | null> => {
    try {
      const result = await send({ serviceId, itemId, answer }, crypto.randomUUID());
      if (result.__typename === 'AnswerChecklistSuccess' || result.__typename === 'WorkFiled') return null;
      const [field] = result.__typename === 'ValidationError' ? result.fields : [];
      return field?.message ?? result.message;
    } catch (error) {
      return readFailure(error).message;
    }
  };
}

/** Shown at once and sent one after the other, so that the last press wins. */
export function useAnswers(serviceId: string) {
  const send = useSendAnswer(serviceId);
  const queue = useRef<Promise<void>>(Promise.resolve());
  const [given, setGiven] = useState<Readonly<Record<string, string | null>>>({});
  const [refusals, setRefusals] = useState<Readonly<Record<string, string>>>({});
  const forget = <T>(known: Readonly<Record<string, T>>, itemId: string) =>
    Object.fromEntries(Object.entries(known).filter(([id]) => id !== itemId));

  const give = (itemId: string, value: ChecklistAnswer | null) => {
    const answer = writtenAnswer(value);
    setGiven((known) => ({ ...known, [itemId]: answer }));
    setRefusals((known) => forget(known, itemId));
    queue.current = queue.current.then(async () => {
      const refusal = await send({ itemId, answer });
      // Unless it was answered again meanwhile.
      setGiven((known) => (known[itemId] === answer ? forget(known, itemId) : known));
      if (refusal !== null) setRefusals((known) => ({ ...known, [itemId]: refusal }));
    });
  };
  const withGiven = <P extends { id: string; answer: string | null }>(points: readonly P[]): P[] =>
    points.map((point) => {
      const answer = given[point.id];
      return answer === undefined ? point : { ...point, answer };
    });
  return { give, withGiven, refusals };
}
