import { lazyPart } from '#shared/lazy-part.tsx';
import type { ScheduleProps } from './use-schedule-form.ts';

const FORM = lazyPart(() => import('./schedule-form.tsx'), 'ScheduleForm');

export function ScheduleDialog({ open, ...rest }: ScheduleProps & { open: boolean }) {
  const { service, visit = null, slot = null } = rest;
  if (!open) return null;
  const about = [service.id, visit?.id, slot?.technicianIds.join(), slot?.start.getTime()];
  return <FORM.Part key={about.join()} {...rest} />;
}
