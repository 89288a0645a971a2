import { Suspense, useState } from 'react';
import { lazyPage } from '#shared/lazy-page.ts';
import type { ScheduleProps } from './use-schedule-form.ts';

const FORM = lazyPage(
  () => import('./schedule-form.tsx'),
  (module) => module.ScheduleForm,
);

/**
 * Plans a visit of a service, or moves one. The form comes when it is first asked for; from then on it stays, so that closing it by
 * mistake loses nothing, until something was planned or it is opened for another visit.
 */
export function ScheduleDialog(props: ScheduleProps) {
  const { service, visit = null, slot = null, open, onDone } = props;
  const [turn, setTurn] = useState(0);
  const [wasOpened, setOpened] = useState(open);
  if (open && !wasOpened) setOpened(true);
  if (!wasOpened) return null;
  const about = [
    service.id,
    visit?.id,
    visit?.version,
    slot?.technicianIds.join(),
    slot?.start.getTime(),
    turn,
  ];
  return (
    <Suspense fallback={null}>
      <FORM.Page
        key={about.join()}
        {...props}
        onDone={(planned) => {
          setTurn(turn + 1);
          onDone(planned);
        }}
      />
    </Suspense>
  );
}
