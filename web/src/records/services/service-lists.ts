import type { QueryField } from '#records/save/send.ts';

export const SERVICE_LISTS: QueryField[] = [
  'services',
  'planning',
  'planningRevision',
  'myVisits',
  'slotSuggestions',
  'activity',
  'search',
];
