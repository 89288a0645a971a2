import { lazyPage } from '#shared/lazy-page.ts';

/** Dialogs of a visit: not needed to draw it, but there before the network goes. */
export const PAUSE_DIALOG = lazyPage(
  () => import('./end-dialogs.tsx'),
  (m) => m.PauseDialog,
);

export const INCOMPLETE_DIALOG = lazyPage(
  () => import('./end-dialogs.tsx'),
  (m) => m.IncompleteDialog,
);

export const LINE_DIALOG = lazyPage(
  () => import('./line-dialog.tsx'),
  (m) => m.LineDialog,
);

export const FOLLOW_UP_DIALOG = lazyPage(
  () => import('./follow-up-dialog.tsx'),
  (m) => m.FollowUpDialog,
);

/** What one signs on. */
export const fetchSignaturePad = () => import('signature_pad');
