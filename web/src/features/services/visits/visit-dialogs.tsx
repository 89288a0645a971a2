import { Suspense } from 'react';
import { ScheduleDialog } from '#records/scheduling/schedule-dialog.tsx';
import { lazyPage } from '#shared/lazy-page.ts';
import { Busy } from '#shared/ui/states/busy.tsx';
import type { Service } from '../page/service.ts';
import type { VisitQuestion } from './visit-menu.tsx';

export type AskedVisit = { visitId: string; question: VisitQuestion };

type Props = { service: Service; asked: AskedVisit | null; onClose: () => void };

// Loaded on demand, because most visits to a service only read it.
const DIALOGS = {
  endIncomplete: lazyPage(() => import('./end-incomplete-question.tsx'), 'EndIncompleteQuestion').Page,
  confirm: lazyPage(() => import('./confirm-times-question.tsx'), 'ConfirmTimesQuestion').Page,
  correct: lazyPage(() => import('./correct-times-question.tsx'), 'CorrectTimesQuestion').Page,
  cancel: lazyPage(() => import('./cancel-visit-question.tsx'), 'CancelVisitQuestion').Page,
  unschedule: lazyPage(() => import('./unschedule-question.tsx'), 'UnscheduleQuestion').Page,
};

export function VisitDialogs({ service, asked, onClose }: Props) {
  const visit = service.visits.find(({ id }) => id === asked?.visitId);
  if (asked === null || visit === undefined) return null;
  const about = { service, visit, onClose, onDone: onClose };
  if (asked.question === 'move') return <ScheduleDialog {...about} open />;
  const Asked = DIALOGS[asked.question];
  return (
    <Suspense fallback={<Busy />}>
      <Asked {...about} />
    </Suspense>
  );
}
