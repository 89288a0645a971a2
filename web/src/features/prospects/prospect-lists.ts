import type { QueryField } from '#records/save/send.ts';

export const PROSPECT_LISTS: QueryField[] = ['prospects', 'prospectTotals', 'activity', 'search'];
