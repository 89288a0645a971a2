import { lazyPage } from '#shared/lazy-page.ts';
import { lazyPart } from '#shared/lazy-part.tsx';
import { MISSING, PAUSE_DIALOG } from '../notices/late-dialogs.ts';
import { CLOCK_NOTICE, FILED_WORK, KEPT_WORK, REFUSALS, WEEK_AHEAD } from '../notices/late-notices.ts';

export const CHECKLIST_CARD = lazyPage(() => import('../cards/checklist-card.tsx'), 'ChecklistCard');

export const VISIT_PARTS = lazyPage(() => import('./visit-parts.tsx'), 'VisitParts');

export const MACHINES_CARD = lazyPart(() => import('../cards/machines-card.tsx'), 'MachinesCard');

export const MISSING_VISIT = lazyPage(() => import('./missing-visit.tsx'), 'MissingVisit');

export const VISIT_NOTICES = lazyPage(() => import('../notices/visit-notices.tsx'), 'VisitNotices');

export function fetchLateParts(): void {
  const notices = [REFUSALS, KEPT_WORK, MISSING_VISIT, CLOCK_NOTICE, FILED_WORK, WEEK_AHEAD];
  const parts = [
    VISIT_NOTICES,
    CHECKLIST_CARD,
    VISIT_PARTS,
    MISSING,
    MACHINES_CARD,
    ...notices,
    PAUSE_DIALOG,
  ];
  parts.forEach((part) => void part.preload());
  import('./later-parts.ts').then(({ fetchLaterParts }) => fetchLaterParts()).catch(() => null);
}
