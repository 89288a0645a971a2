import { VISIT_TIME_LABELS, type VisitTime } from '@cuadrilla/domain/visits/visit-states.ts';
import { useAct } from '#records/save/use-act.ts';
import { formatDateTime } from '#shared/format/dates.ts';
import { DataList } from '#shared/detail/data-list.tsx';
import { ConfirmDialog } from '#shared/ui/dialogs/confirm-dialog.tsx';
import type { Visit } from '../page/service.ts';
import type { QuestionProps } from './question-props.ts';
import { ConfirmVisitTimesDocument } from './visit-acts.generated.ts';
import { visitActOf } from './visit-act.ts';

function reported(time: VisitTime, { travelStartedAt, arrivedAt, finishedAt, pauses }: Visit): string | null {
  const spoken = (instant: string | null) => instant && formatDateTime(instant);
  if (time === 'PAUSES') {
    return pauses
      .map(({ from, to }) => [from, to].flatMap((each) => spoken(each) ?? []).join(' – '))
      .join('; ');
  }
  return spoken({ TRAVEL: travelStartedAt, ARRIVAL: arrivedAt, FINISH: finishedAt }[time]);
}

export function ConfirmTimesQuestion({ service, visit, onClose, onDone }: QuestionProps) {
  const confirming = useAct(ConfirmVisitTimesDocument, {
    ...visitActOf(service.id),
    success: 'Horas confirmadas',
    onDone,
  });
  return (
    <ConfirmDialog
      onClose={onClose}
      title="¿Son correctas estas horas?"
      verb="Confirmar horas"
      busy={confirming.isBusy}
      problem={confirming.problem}
      onConfirm={() => confirming.run({ id: visit.id, version: visit.version })}
    >
      <p>
        Llegaron tarde o de un móvil con la hora cambiada. El parte dice «sin confirmar» hasta una versión
        nueva.
      </p>
      <DataList
        items={visit.unconfirmedTimes.map((time) => ({
          label: VISIT_TIME_LABELS[time].replace(/^./, (first) => first.toUpperCase()),
          value: reported(time, visit),
        }))}
      />
    </ConfirmDialog>
  );
}
