import { DeviceWarnings } from '#records/scheduling/device-warnings.tsx';
import { usePlanVisit } from '#records/scheduling/use-plan-visit.ts';
import { slotWords } from '#records/services/slot-words.ts';
import { done, refused } from '#shared/form/outcome.ts';
import { useAction } from '#shared/form/use-action.ts';
import { useNow } from '#shared/format/use-now.ts';
import { ConfirmDialog } from '#shared/ui/dialogs/confirm-dialog.tsx';
import type { Service, Visit } from '../page/service.ts';

type Props = { service: Service; visit: Visit; onClose: () => void };

/** Takes a visit out of the plan: nothing of it was begun. */
export function UnscheduleQuestion({ service, visit, onClose }: Props) {
  const { takeOut } = usePlanVisit();
  const now = useNow();
  const takingOut = useAction({
    success: 'Visita devuelta a la bandeja',
    onDone: onClose,
    send: async ({ id, version }: { id: string; version: number }, key) => {
      const result = await takeOut(service.id, { id, version }, key);
      return result.__typename === 'VisitSuccess' ? done(undefined) : refused(result);
    },
  });
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title="¿Devolver la visita a la bandeja?"
      verb="Devolver a la bandeja"
      busy={takingOut.isBusy}
      problem={takingOut.problem}
      onConfirm={() => takingOut.run({ id: visit.id, version: visit.version })}
    >
      <p>
        La visita de {slotWords(visit.plannedStart, visit.plannedEnd, now)} se quita de la planificación y el
        servicio vuelve a estar pendiente de asignar si no tiene otra.
      </p>
      <DeviceWarnings visits={[visit]} />
    </ConfirmDialog>
  );
}
