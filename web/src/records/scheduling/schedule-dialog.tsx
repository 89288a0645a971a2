import { Suspense } from 'react';
import { lazyPage } from '#shared/lazy-page.ts';
import type { ScheduleProps } from './use-schedule-form.ts';

const FORM = lazyPage(() => import('./schedule-form.tsx'), 'ScheduleForm');

export function ScheduleDialog({ open, ...rest }: ScheduleProps & { open: boolean }) {
  const { service, visit = null, slot = null } = rest;
  if (!open) return null;
  const about = [service.id, visit?.id, slot?.technicianIds.join(), slot?.start.getTime()];
  return (
    <Suspense fallback={null}>
      <FORM.Page key={about.join()} {...rest} />
    </Suspense>
  );
}
