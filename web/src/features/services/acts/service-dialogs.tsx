import { Suspense } from 'react';
import { ScheduleDialog } from '#records/scheduling/schedule-dialog.tsx';
import { lazyPage } from '#shared/lazy-page.ts';
import { Busy } from '#shared/ui/busy.tsx';
import type { Service } from '../detail/service.ts';
import { useLastAsked } from '../use-last-asked.ts';

// What is asked is fetched when it is asked: most of the time a service is only read.
const FORMS = {
  hold: lazyPage(
    () => import('./hold-dialog.tsx'),
    (m) => m.HoldDialog,
  ).Page,
  cancel: lazyPage(
    () => import('./cancel-dialog.tsx'),
    (m) => m.CancelDialog,
  ).Page,
  reopen: lazyPage(
    () => import('./reopen-dialog.tsx'),
    (m) => m.ReopenDialog,
  ).Page,
  followUp: lazyPage(
    () => import('./follow-up-dialog.tsx'),
    (m) => m.FollowUpDialog,
  ).Page,
};

const { Page: CloseDialog } = lazyPage(
  () => import('./close-dialog.tsx'),
  (m) => m.CloseDialog,
);

type FormQuestion = keyof typeof FORMS;

/** What is asked in a dialog before it is done to a service. */
export type ServiceQuestion = 'schedule' | 'close' | FormQuestion;

type Props = { service: Service; asked: ServiceQuestion | null; onClose: () => void };

/** What was asked of a service, over the page. What was typed outlives closing it by mistake. */
export function ServiceDialogs({ service, asked, onClose }: Props) {
  const form = asked === 'schedule' || asked === 'close' ? null : asked;
  const { last, forget } = useLastAsked<FormQuestion>(form);
  const Form = last && FORMS[last];
  const onDone = () => {
    forget();
    onClose();
  };
  return (
    <>
      <ScheduleDialog service={service} open={asked === 'schedule'} onClose={onClose} onDone={onClose} />
      <Suspense fallback={<Busy />}>
        {Form && (
          <Form key={last} service={service} isOpen={form !== null} onClose={onClose} onDone={onDone} />
        )}
        {asked === 'close' && <CloseDialog service={service} onClose={onClose} />}
      </Suspense>
    </>
  );
}
