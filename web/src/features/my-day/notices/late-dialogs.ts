import { lazyPage } from '#shared/lazy-page.ts';

export const PAUSE_DIALOG = lazyPage(
  () => import('../finish/end-dialogs.tsx'),
  (m) => m.PauseDialog,
);

export const INCOMPLETE_DIALOG = lazyPage(
  () => import('../finish/end-dialogs.tsx'),
  (m) => m.IncompleteDialog,
);

export const MISSING = lazyPage(
  () => import('../finish/missing.tsx'),
  (m) => m.Missing,
);
