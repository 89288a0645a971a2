import type { PlanVisit } from '#records/scheduling/plan-facts.ts';
import { ReasonsList } from '#records/scheduling/reasons-list.tsx';
import { ConfirmDialog } from '#shared/ui/dialogs/confirm-dialog.tsx';

type Props = {
  visit: PlanVisit;
  devices: readonly string[];
  onClose: () => void;
  onConfirm: (visit: PlanVisit) => void;
};

export function UnscheduleQuestion({ visit, devices, onClose, onConfirm }: Props) {
  return (
    <ConfirmDialog
      title={`¿Devolver ${visit.summary.code} a la bandeja?`}
      verb="Devolver a la bandeja"
      onClose={onClose}
      onConfirm={() => {
        onClose();
        onConfirm(visit);
      }}
    >
      <ReasonsList reasons={[]} devices={devices} />
    </ConfirmDialog>
  );
}
