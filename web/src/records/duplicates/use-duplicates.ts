import { skipToken, useQuery } from '@apollo/client/react';
import { useEffect, useMemo, useState } from 'react';
import { usePhoneParser } from '#shared/form/use-phone-parser.ts';
import { hasPhone, questionOf, type Identity, type Question } from './duplicate-question.ts';
import { DuplicatesDocument, type DuplicatePanel_MatchFragment } from './duplicates.generated.ts';

export type DuplicateMatch = DuplicatePanel_MatchFragment;

const DUPLICATES_DELAY = 400;

const NOBODY: readonly DuplicateMatch[] = [];

function useQuestion(typed: string): Question | null {
  const { load } = usePhoneParser();
  const [question, setQuestion] = useState<Question | null>(null);
  useEffect(() => {
    let isCurrent = true;
    const ask = async () => {
      const known = JSON.parse(typed) as Identity;
      const parsePhone = hasPhone(known) ? await load() : () => null;
      if (isCurrent) setQuestion(questionOf(known, parsePhone));
    };
    const waiting = setTimeout(() => void ask(), DUPLICATES_DELAY);
    return () => {
      isCurrent = false;
      clearTimeout(waiting);
    };
  }, [typed, load]);
  return question;
}

type Found = { typed: string; matches: readonly DuplicateMatch[] };

/** Matches from a refused save, dropped as soon as the input changes. */
function useFound(typed: string, given: readonly DuplicateMatch[]) {
  const [found, setFound] = useState<Found>({ typed, matches: given });
  const [seen, setSeen] = useState(given);
  if (seen !== given) {
    setSeen(given);
    setFound({ typed, matches: given });
  }
  const addMatches = (matches: readonly DuplicateMatch[]) => setFound({ typed, matches });
  return { found: found.typed === typed ? found.matches : NOBODY, addMatches };
}

/**
 * Searches while the form is filled in and adds the matches of a `DuplicateError`. Answers are not cached, because they depend
 * on the input.
 */
export function useDuplicates(identity: Identity, refused: readonly DuplicateMatch[] = NOBODY) {
  const { nif, emails, phones, exceptId, managedById, isPropertyManager } = identity;
  const typed = JSON.stringify({ nif, emails, phones, exceptId, managedById, isPropertyManager });
  const question = useQuestion(typed);
  const { found, addMatches } = useFound(typed, refused);
  const { data, previousData, loading } = useQuery(
    DuplicatesDocument,
    question === null ? skipToken : { variables: { input: question }, fetchPolicy: 'no-cache' },
  );
  const live = question === null ? NOBODY : ((data ?? previousData)?.duplicates ?? NOBODY);
  const matches = useMemo(() => mergeMatches(found, live), [found, live]);
  return { matches, isLoading: loading, addMatches };
}

function mergeMatches(
  first: readonly DuplicateMatch[],
  second: readonly DuplicateMatch[],
): readonly DuplicateMatch[] {
  const isIn = ({ id, entity }: DuplicateMatch) =>
    first.some((each) => each.id === id && each.entity === entity);
  return [...first, ...second.filter((match) => !isIn(match))];
}
