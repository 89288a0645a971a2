import { lazyPage } from '#shared/lazy-page.ts';
import { lazyPart } from '#shared/lazy-part.tsx';

export const REFUSALS = lazyPart(() => import('./refusals.tsx'), 'Refusals');

export const KEPT_WORK = lazyPart(() => import('../day/kept-work.tsx'), 'KeptWork');

export const KEPT_ELSEWHERE = lazyPart(() => import('../day/kept-work.tsx'), 'KeptElsewhere');

export const CLOCK_NOTICE = lazyPart(() => import('./notices.tsx'), 'ClockNotice');

export const FILED_WORK = lazyPage(() => import('./filed-work.tsx'), 'FiledWork');

export const UNKEPT_NOTICE = lazyPart(() => import('./notices.tsx'), 'UnkeptNotice');

export const WEEK_AHEAD = lazyPage(() => import('../day/week-ahead.tsx'), 'WeekAhead');
