import { worksInField } from '@cuadrilla/domain/people/roles.ts';
import { Suspense } from 'react';
import { useParams } from 'react-router-dom';
import { useSession } from '#session/session-context.tsx';
import { lazyPage } from '#shared/lazy-page.ts';
import { Busy } from '#shared/ui/states/busy.tsx';

const { Page: MachineRecord } = lazyPage(() => import('./machine-record.tsx'), 'MachineRecord');

/** Fetched ahead for technicians, because it must open offline. */
export const MACHINE_AT_WORK = lazyPage(() => import('./machine-at-work.tsx'), 'MachineAtWork');

export function EquipmentPage() {
  const { id = '' } = useParams();
  const { role } = useSession().session;
  return (
    <Suspense fallback={<Busy />}>
      {worksInField(role) ? <MACHINE_AT_WORK.Page key={id} id={id} /> : <MachineRecord key={id} id={id} />}
    </Suspense>
  );
}
