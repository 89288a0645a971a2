import { rejectWorkReviewSchema } from '@cuadrilla/domain/inputs/services/work-review.ts';
import { NOTE_MAX } from '@cuadrilla/domain/text/text.ts';
import { useSaveRecord } from '#records/save/use-save-record.ts';
import { Wide } from '#shared/form/form-card.tsx';
import { FormDialog } from '#shared/form/form-dialog.tsx';
import { Textarea } from '#shared/ui/fields/textarea.tsx';
import { decisionOn } from './decision.ts';
import type { DecisionProps } from './decision-props.ts';
import { RejectFiledWorkDocument } from './filed-work.generated.ts';

export function RejectQuestion({ service, review, onClose, onDone }: DecisionProps) {
  const { id, version, technician } = review;
  const form = useSaveRecord(RejectFiledWorkDocument, {
    ...decisionOn(service.id),
    initialValues: { reason: '' },
    schema: rejectWorkReviewSchema,
    draft: `reject-work-${id}`,
    input: ({ reason }) => ({ id, version, reason }),
    success: 'Trabajo rechazado',
    onDone,
  });
  return (
    <FormDialog
      onClose={onClose}
      form={form}
      title={`¿Rechazar el trabajo de ${technician.name}?`}
      submit="Rechazar trabajo"
      isDanger
    >
      <Wide>
        <p>No se aplica a ninguna visita. Se conserva tal como llegó, y {technician.name} lee el motivo.</p>
      </Wide>
      <Wide>
        <Textarea {...form.field('reason')} label="Motivo" required maxLength={NOTE_MAX} rows={3} />
      </Wide>
    </FormDialog>
  );
}
