import { lazyPage } from '#shared/lazy-page.ts';

export const PAUSE_DIALOG = lazyPage(() => import('../finish/end-dialogs.tsx'), 'PauseDialog');

export const INCOMPLETE_DIALOG = lazyPage(() => import('../finish/end-dialogs.tsx'), 'IncompleteDialog');

export const MISSING = lazyPage(() => import('../finish/missing.tsx'), 'Missing');
