import { ReasonsList } from './reasons-list.tsx';
import { useDeviceWarnings, workOfNow, type TakenVisit } from './use-device-warnings.ts';

/** Warns that a technician's phone may hold unsent work on visits about to be taken away; blocks nothing. */
export function DeviceWarnings({ visits }: { visits: readonly TakenVisit[] }) {
  const { isAsking, problem, warnings } = useDeviceWarnings(visits);
  return (
    <div role="status">
      {isAsking && <p>Consultando cuándo se conectó el móvil del técnico…</p>}
      {problem !== null && <p>No se ha podido consultar cuándo se conectó el móvil del técnico: {problem}</p>}
      {warnings.length > 0 && <ReasonsList reasons={[]} devices={warnings} />}
    </div>
  );
}

export function WorkOfToday(technician: { id: string; name: string }) {
  return <DeviceWarnings visits={[workOfNow(technician)]} />;
}
