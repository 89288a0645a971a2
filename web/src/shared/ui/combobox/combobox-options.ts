import { foldText } from '@cuadrilla/domain/text/text.ts';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { readFailure, type Failure } from '../../graphql/failure.ts';
import type { Option } from '../fields/select.tsx';

export type ComboboxOption = Option & {
  /** A second line: what tells two of one name apart. */
  detail?: string;
  /** At the right: a code. */
  note?: string;
};

export type Found = { options: readonly ComboboxOption[]; hasMore: boolean };

/** Where the options come from: all of them known, or asked for by what was typed. */
export type Source =
  | { options: readonly ComboboxOption[] }
  | {
      search: (text: string) => Promise<Found>;
      /** What is said before anything is typed; without it the first options are asked for. */
      hint?: string;
    };

/** How long after the last letter a search is sent. */
export const SEARCH_DELAY = 250;

/** Enough to see that one has to go on typing; ten thousand would stop the page. */
const SHOWN_MAX = 100;

const NOTHING: Found = { options: [], hasMore: false };

/** The options that hold every word of a text, whatever their accents. */
function matching(options: readonly ComboboxOption[], text: string): Found {
  const words = foldText(text).split(/\s+/).filter(Boolean);
  const fits = ({ label, detail = '', note = '' }: ComboboxOption) => {
    const own = foldText(`${label} ${detail} ${note}`);
    return words.every((word) => own.includes(word));
  };
  const found = words.length === 0 ? options : options.filter(fits);
  return { options: found.slice(0, SHOWN_MAX), hasMore: found.length > SHOWN_MAX };
}

type Answer = { text: string; attempt: number; failure: Failure | null };

/** What a list has to show for a text. The last answer stays until the next one is there; one that comes too late is dropped. */
export function useOptions(source: Source, text: string, isOpen: boolean) {
  const [found, setFound] = useState(NOTHING);
  const [answer, setAnswer] = useState<Answer | null>(null);
  const [attempt, setAttempt] = useState(0);
  const known = 'options' in source ? source.options : null;
  const isAsked = isOpen && 'search' in source && (text !== '' || source.hint === undefined);

  const ask = useEffectEvent(async (isCurrent: () => boolean) => {
    if (!('search' in source)) return;
    let failure: Failure | null = null;
    try {
      const next = await source.search(text);
      if (isCurrent()) setFound(next);
    } catch (error) {
      failure = readFailure(error);
      if (isCurrent()) setFound(NOTHING);
    }
    if (isCurrent()) setAnswer({ text, attempt, failure });
  });
  useEffect(() => {
    if (!isAsked) return;
    let isCurrent = true;
    const timer = setTimeout(() => void ask(() => isCurrent), text === '' ? 0 : SEARCH_DELAY);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [isAsked, text, attempt]);

  const matches = useMemo(() => (known === null ? null : matching(known, text)), [known, text]);
  const isLate = isAsked && (answer?.text !== text || answer.attempt !== attempt);
  return {
    ...(matches ?? (text === '' && !isAsked ? NOTHING : found)),
    /** What the last answer was to: another one begins a new list. */
    answered: answer && `${answer.attempt} ${answer.text}`,
    isLate,
    failure: isLate || answer?.text !== text ? null : answer.failure,
    retry: () => setAttempt(attempt + 1),
  };
}
