import { DeviceWarnings } from '#records/scheduling/device-warnings.tsx';
import { UnscheduleVisitDocument } from '#records/scheduling/plan-visit.generated.ts';
import { planningOf } from '#records/scheduling/use-plan-visit.ts';
import { useAct } from '#records/save/use-act.ts';
import { slotWords } from '#records/services/slot-words.ts';
import { useNow } from '#shared/format/use-now.ts';
import { ConfirmDialog } from '#shared/ui/dialogs/confirm-dialog.tsx';
import type { Service, Visit } from '../page/service.ts';

type Props = { service: Service; visit: Visit; onClose: () => void };

export function UnscheduleQuestion({ service, visit, onClose }: Props) {
  const now = useNow();
  const unscheduling = useAct(UnscheduleVisitDocument, {
    ...planningOf(service.id),
    conflict: ({ message }) => message,
    success: 'Visita devuelta a la bandeja',
    onDone: onClose,
  });
  return (
    <ConfirmDialog
      onClose={onClose}
      title="¿Devolver la visita a la bandeja?"
      verb="Devolver a la bandeja"
      busy={unscheduling.isBusy}
      problem={unscheduling.problem}
      onConfirm={() => unscheduling.run({ id: visit.id, version: visit.version })}
    >
      <p>
        La visita de {slotWords(visit.plannedStart, visit.plannedEnd, now)} se quita de la planificación y el
        servicio vuelve a estar pendiente de asignar si no tiene otra.
      </p>
      <DeviceWarnings visits={[visit]} />
    </ConfirmDialog>
  );
}
