import { lazyPage } from '#shared/lazy-page.ts';

/** Dialogs of a visit: not needed to draw it, but there before the network goes. */
export const PAUSE_DIALOG = lazyPage(
  () => import('../finish/end-dialogs.tsx'),
  (m) => m.PauseDialog,
);

export const INCOMPLETE_DIALOG = lazyPage(
  () => import('../finish/end-dialogs.tsx'),
  (m) => m.IncompleteDialog,
);

/** What keeps a visit from being completed. */
export const MISSING = lazyPage(
  () => import('../finish/missing.tsx'),
  (m) => m.Missing,
);
