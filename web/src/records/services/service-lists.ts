import type { QueryField } from '#records/save/send.ts';

/** The root fields that show services and visits. */
export const SERVICE_LISTS: QueryField[] = [
  'services',
  'planning',
  'planningRevision',
  'myVisits',
  'slotSuggestions',
  'activity',
  'search',
];
