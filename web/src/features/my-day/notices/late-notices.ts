import { lazyPage } from '#shared/lazy-page.ts';

export const REFUSALS = lazyPage(
  () => import('./refusals.tsx'),
  (m) => m.Refusals,
);

export const KEPT_WORK = lazyPage(
  () => import('../day/kept-work.tsx'),
  (m) => m.KeptWork,
);

export const KEPT_ELSEWHERE = lazyPage(
  () => import('../day/kept-work.tsx'),
  (m) => m.KeptElsewhere,
);

export const CLOCK_NOTICE = lazyPage(
  () => import('./notices.tsx'),
  (m) => m.ClockNotice,
);

export const FILED_WORK = lazyPage(
  () => import('./filed-work.tsx'),
  (m) => m.FiledWork,
);

export const UNKEPT_NOTICE = lazyPage(
  () => import('./notices.tsx'),
  (m) => m.UnkeptNotice,
);

export const WEEK_AHEAD = lazyPage(
  () => import('../day/week-ahead.tsx'),
  (m) => m.WeekAhead,
);
