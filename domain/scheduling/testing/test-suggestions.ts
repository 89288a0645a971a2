import { suggestSlots, type SuggestionQuestion } from '../../visits/slot-suggestions.ts';
import { localOf } from '../../time/time.ts';
import type { TechnicianFacts } from '../facts.ts';
import { at, MADRID, question } from './test-facts.ts';

/** Two hours of work, from Monday 23 November at nine. */
export const asked = (changes: Partial<SuggestionQuestion> = {}): SuggestionQuestion => ({
  ...question(),
  durationMinutes: 120,
  from: at('2026-11-23 09:00'),
  dueAt: null,
  priority: 'NORMAL',
  days: 3,
  ...changes,
});

export const suggested = (who: TechnicianFacts[], what: Partial<SuggestionQuestion> = {}, limit?: number) =>
  suggestSlots(who, asked(what), limit).map(({ technicianId, start }) => {
    const { day, time } = localOf(MADRID, start);
    return `${technicianId} ${day} ${time}`;
  });
