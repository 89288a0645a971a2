import { lazyPage } from '#shared/lazy-page.ts';
import { MISSING, PAUSE_DIALOG } from './late-dialogs.ts';

/** Below what one sees first of a visit that has begun. */
export const VISIT_PARTS = lazyPage(
  () => import('./visit-parts.tsx'),
  (m) => m.VisitParts,
);

/** What the server refused, which is seldom there. */
export const REFUSALS = lazyPage(
  () => import('./refusals.tsx'),
  (m) => m.Refusals,
);

/** What was written and cannot be sent, which is seldom there too. */
export const KEPT_WORK = lazyPage(
  () => import('./kept-work.tsx'),
  (m) => m.KeptWork,
);

export const KEPT_ELSEWHERE = lazyPage(
  () => import('./kept-work.tsx'),
  (m) => m.KeptElsewhere,
);

/** The machines there, below what is asked for on the way. */
export const MACHINES_CARD = lazyPage(
  () => import('./machines-card.tsx'),
  (m) => m.MachinesCard,
);

export const MISSING_VISIT = lazyPage(
  () => import('./missing-visit.tsx'),
  (m) => m.MissingVisit,
);

/** Seldom there either: a phone sets its own clock, as a rule. */
export const CLOCK_NOTICE = lazyPage(
  () => import('./notices.tsx'),
  (m) => m.ClockNotice,
);

export const UNKEPT_NOTICE = lazyPage(
  () => import('./notices.tsx'),
  (m) => m.UnkeptNotice,
);

/** Fetches all of it; what fails is asked for again where it is needed. */
export function fetchLateParts(): void {
  const notices = [REFUSALS, KEPT_WORK, MISSING_VISIT, CLOCK_NOTICE];
  const parts = [VISIT_PARTS, MISSING, MACHINES_CARD, ...notices, PAUSE_DIALOG];
  parts.forEach((part) => void part.preload());
  import('./later-parts.ts').then(({ fetchLaterParts }) => fetchLaterParts()).catch(() => null);
}
