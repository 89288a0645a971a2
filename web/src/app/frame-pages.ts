import { lazyPage } from '#shared/lazy-page.ts';

export const SIGNED_IN = lazyPage(() => import('./signed-in.tsx'), 'SignedIn');

export const LOST_PASSWORD = lazyPage(
  () => import('#features/auth/lost-password-page.tsx'),
  'LostPasswordPage',
);

export const RESET_PASSWORD = lazyPage(
  () => import('#features/auth/reset-password-page.tsx'),
  'ResetPasswordPage',
);
