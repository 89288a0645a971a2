import { foldText } from '@cuadrilla/domain/text/text.ts';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { readFailure, type Failure } from '../../graphql/failure.ts';
import type { Option } from '../fields/select.tsx';

export type ComboboxOption = Option & {
  detail?: string;
  note?: string;
  /** A heading over the first option that has it. */
  group?: string;
};

export type Found = { options: readonly ComboboxOption[]; hasMore: boolean };

export type Source =
  | { options: readonly ComboboxOption[] }
  | {
      search: (text: string) => Promise<Found>;
      /** Shown before typing; without it the first options are requested. */
      hint?: string;
    };

const SEARCH_DELAY = 250;

const SHOWN_MAX = 100;

const NOTHING: Found = { options: [], hasMore: false };

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

/** Keeps the last answer until the next; drops late ones. */
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
    /** Changes with each answer, which starts a new list. */
    answered: answer && `${answer.attempt} ${answer.text}`,
    isLate,
    failure: isLate || answer?.text !== text ? null : answer.failure,
    retry: () => setAttempt(attempt + 1),
  };
}
