import { lazyPart } from '#shared/lazy-part.tsx';
import { Busy } from '#shared/ui/states/busy.tsx';
import type { Subject } from './transition-command.ts';
import type { useTransitions } from './use-transitions.tsx';

// Most transitions need no dialog, so the dialogs are loaded on demand.
const { Part: Dialogs } = lazyPart(() => import('./transition-dialogs.tsx'), 'TransitionDialogs', <Busy />);

export function TransitionQuestions({
  transitions: { asked, busyId, problem, answer, cancel },
}: {
  transitions: Omit<ReturnType<typeof useTransitions<Subject>>, 'start'>;
}) {
  if (asked === null) return null;
  return (
    <Dialogs asked={asked} busy={busyId !== null} problem={problem} onAnswer={answer} onClose={cancel} />
  );
}
