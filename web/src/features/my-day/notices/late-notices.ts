import { lazyPage } from '#shared/lazy-page.ts';

export const REFUSALS = lazyPage(() => import('./refusals.tsx'), 'Refusals');

export const KEPT_WORK = lazyPage(() => import('../day/kept-work.tsx'), 'KeptWork');

export const KEPT_ELSEWHERE = lazyPage(() => import('../day/kept-work.tsx'), 'KeptElsewhere');

export const CLOCK_NOTICE = lazyPage(() => import('./notices.tsx'), 'ClockNotice');

export const FILED_WORK = lazyPage(() => import('./filed-work.tsx'), 'FiledWork');

export const UNKEPT_NOTICE = lazyPage(() => import('./notices.tsx'), 'UnkeptNotice');

export const WEEK_AHEAD = lazyPage(() => import('../day/week-ahead.tsx'), 'WeekAhead');
