import { lazyPage } from '#shared/lazy-page.ts';

/** What the server refused, which is seldom there. */
export const REFUSALS = lazyPage(
  () => import('./refusals.tsx'),
  (m) => m.Refusals,
);

/** What was written and cannot be sent, which is seldom there too. */
export const KEPT_WORK = lazyPage(
  () => import('../day/kept-work.tsx'),
  (m) => m.KeptWork,
);

export const KEPT_ELSEWHERE = lazyPage(
  () => import('../day/kept-work.tsx'),
  (m) => m.KeptElsewhere,
);

/** Seldom there either: a phone sets its own clock, as a rule. */
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

/** The days to come, below the day. */
export const WEEK_AHEAD = lazyPage(
  () => import('../day/week-ahead.tsx'),
  (m) => m.WeekAhead,
);
