import { worksInField } from '@cuadrilla/domain/people/roles.ts';
import { Suspense } from 'react';
import { useParams } from 'react-router-dom';
import { useSession } from '#session/session-context.tsx';
import { lazyPage } from '#shared/lazy-page.ts';
import { Busy } from '#shared/ui/states/busy.tsx';

const { Page: MachineRecord } = lazyPage(
  () => import('./machine-record.tsx'),
  (m) => m.MachineRecord,
);

/** Needed where there is no connection: fetched with the rest of a technician's app. */
export const MACHINE_AT_WORK = lazyPage(
  () => import('./machine-at-work.tsx'),
  (m) => m.MachineAtWork,
);

/** One machine: the office's record of it, or what a technician knows and corrects where they work. */
export function EquipmentPage() {
  const { id = '' } = useParams();
  const { role } = useSession().session;
  return (
    <Suspense fallback={<Busy />}>
      {worksInField(role) ? <MACHINE_AT_WORK.Page key={id} id={id} /> : <MachineRecord key={id} id={id} />}
    </Suspense>
  );
}
