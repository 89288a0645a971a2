import type { QueryField } from '#records/save/send.ts';

export const SERVICE_LISTS: QueryField[] = [
  'services',
  'planning',
  'planningChanges',
  'myVisits',
  'slotSuggestions',
  'activity',
  'search',
];
