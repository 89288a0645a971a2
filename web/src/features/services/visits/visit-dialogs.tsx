import { Suspense } from 'react';
import { ScheduleDialog } from '#records/scheduling/schedule-dialog.tsx';
import { lazyPage } from '#shared/lazy-page.ts';
import { Busy } from '#shared/ui/busy.tsx';
import type { Service, Visit } from '../detail/service.ts';
import { useLastAsked } from '../use-last-asked.ts';
import type { VisitQuestion } from './visit-menu.tsx';

export type AskedVisit = { visitId: string; version: number; question: VisitQuestion };

type Props = { service: Service; asked: AskedVisit | null; onClose: () => void };

// What is asked is fetched when it is asked: most of the time a service is only read.
const FORMS = {
  endIncomplete: lazyPage(
    () => import('./end-incomplete-question.tsx'),
    (m) => m.EndIncompleteQuestion,
  ).Page,
  correct: lazyPage(
    () => import('./correct-times-question.tsx'),
    (m) => m.CorrectTimesQuestion,
  ).Page,
  cancel: lazyPage(
    () => import('./cancel-visit-question.tsx'),
    (m) => m.CancelVisitQuestion,
  ).Page,
};

const { Page: UnscheduleQuestion } = lazyPage(
  () => import('./unschedule-question.tsx'),
  (m) => m.UnscheduleQuestion,
);

type Asked = { service: Service; visit: Visit; question: Exclude<VisitQuestion, 'unschedule'> };
type Turns = { isOpen: boolean; onClose: () => void; onDone: () => void };

function Question({ question, isOpen, ...rest }: Asked & Turns) {
  if (question === 'move') return <ScheduleDialog {...rest} open={isOpen} />;
  const Form = FORMS[question];
  return <Form {...rest} isOpen={isOpen} />;
}

/** Times are corrected as they stood when it was asked: what somebody else has corrected since is not written over. */
function keyOf({ visitId, version, question }: AskedVisit): string {
  return question === 'correct' ? `correct ${visitId} ${version}` : `${question} ${visitId}`;
}

/** What was asked of a visit, over the page. What was typed outlives closing it by mistake. */
export function VisitDialogs({ service, asked, onClose }: Props) {
  const { last, forget } = useLastAsked(asked);
  const visit = service.visits.find(({ id }) => id === last?.visitId);
  if (last === null || visit === undefined) return null;
  const { question } = last;
  const onDone = () => {
    forget();
    onClose();
  };
  return (
    <Suspense fallback={<Busy />}>
      {question === 'unschedule' ? (
        asked && <UnscheduleQuestion {...{ service, visit, onClose }} />
      ) : (
        <Question
          key={keyOf(last)}
          {...{ service, visit, question, onClose, onDone }}
          isOpen={asked !== null}
        />
      )}
    </Suspense>
  );
}
