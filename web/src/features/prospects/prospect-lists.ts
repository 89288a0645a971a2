import type { QueryField } from '#records/save/send.ts';

/** Root fields that show prospects or their totals. */
export const PROSPECT_LISTS: QueryField[] = ['prospects', 'prospectTotals', 'activity', 'search'];
