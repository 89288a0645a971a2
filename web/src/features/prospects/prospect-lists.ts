import type { QueryField } from '#records/save/send.ts';

/** The root fields that show prospects and their sums. */
export const PROSPECT_LISTS: QueryField[] = ['prospects', 'prospectTotals', 'activity', 'search'];
