import { lazyPage } from '#shared/lazy-page.ts';

/** What only a technician's app is made of, apart from the frame that everybody fetches. */
export const WORK_ROOT = lazyPage(() => import('#outbox/work-root.tsx'), 'WorkRoot');

export const SIGN_OUT_QUESTION = lazyPage(() => import('#outbox/sign-out-question.tsx'), 'SignOutQuestion');

/** Prefetches what has to work offline. */
export function fetchTechnicianParts(): void {
  void SIGN_OUT_QUESTION.preload();
  void import('#features/my-day/day/my-day-page.tsx').catch(() => null);
  void import('#features/my-day/visit/visit-page.tsx').catch(() => null);
  void import('#features/clients/equipment/equipment-page.tsx').then(
    ({ MACHINE_AT_WORK }) => MACHINE_AT_WORK.preload(),
    () => null,
  );
  void import('#features/my-day/visit/late-parts.ts').then(
    ({ fetchLateParts }) => fetchLateParts(),
    () => null,
  );
}
