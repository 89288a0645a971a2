import { lazyPage } from '#shared/lazy-page.ts';
import { lazyPart } from '#shared/lazy-part.tsx';

export const PAUSE_DIALOG = lazyPart(() => import('../finish/end-dialogs.tsx'), 'PauseDialog');

export const INCOMPLETE_DIALOG = lazyPart(() => import('../finish/end-dialogs.tsx'), 'IncompleteDialog');

export const MISSING = lazyPage(() => import('../finish/missing.tsx'), 'Missing');
