import { Suspense } from 'react';
import { ScheduleDialog } from '#records/scheduling/schedule-dialog.tsx';
import { lazyPage } from '#shared/lazy-page.ts';
import { Busy } from '#shared/ui/states/busy.tsx';
import type { Service } from '../page/service.ts';

// Loaded on demand, because most visits to a service only read it.
const DIALOGS = {
  hold: lazyPage(() => import('./hold-dialog.tsx'), 'HoldDialog').Page,
  changeHold: lazyPage(() => import('./hold-dialog.tsx'), 'ChangeHoldDialog').Page,
  cancel: lazyPage(() => import('./cancel-dialog.tsx'), 'CancelDialog').Page,
  reopen: lazyPage(() => import('./reopen-dialog.tsx'), 'ReopenDialog').Page,
  followUp: lazyPage(() => import('./follow-up-dialog.tsx'), 'FollowUpDialog').Page,
  close: lazyPage(() => import('./close-dialog.tsx'), 'CloseDialog').Page,
};

export type ServiceQuestion = 'schedule' | keyof typeof DIALOGS;

type Props = { service: Service; asked: ServiceQuestion; onClose: () => void };

export function ServiceDialogs({ service, asked, onClose }: Props) {
  if (asked === 'schedule')
    return <ScheduleDialog service={service} open onClose={onClose} onDone={onClose} />;
  const Asked = DIALOGS[asked];
  return (
    <Suspense fallback={<Busy />}>
      <Asked service={service} onClose={onClose} onDone={onClose} />
    </Suspense>
  );
}
