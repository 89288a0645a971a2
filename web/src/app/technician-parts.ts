import { lazyPart } from '#shared/lazy-part.tsx';

export const WORK_ROOT = lazyPart(() => import('#outbox/work-root.tsx'), 'WorkRoot');

export const SIGN_OUT_QUESTION = lazyPart(() => import('#outbox/sign-out-question.tsx'), 'SignOutQuestion');

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
