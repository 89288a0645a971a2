import { applyWorkReviewSchema } from '@cuadrilla/domain/inputs/services/work-review.ts';
import { slotWords } from '#records/services/slot-words.ts';
import { useSaveRecord } from '#records/save/use-save-record.ts';
import { Wide } from '#shared/form/form-card.tsx';
import { FormDialog } from '#shared/form/form-dialog.tsx';
import { useNow } from '#shared/format/use-now.ts';
import { decisionOn } from './decision.ts';
import type { DecisionProps } from './decision-props.ts';
import { lackingOf } from './filed-words.ts';
import { ApplyFiledWorkDocument } from './filed-work.generated.ts';
import { LackingFields } from './lacking-fields.tsx';

export function ApplyQuestion({ service, review, onClose, onDone }: DecisionProps) {
  const { id, version, technician, from, to } = review;
  const now = useNow();
  const lacking = lackingOf(review, service);
  const form = useSaveRecord(ApplyFiledWorkDocument, {
    ...decisionOn(service.id),
    initialValues: { resolution: '', refusal: '' },
    schema: applyWorkReviewSchema,
    draft: `apply-work-${id}`,
    input: (checked) => ({ id, version, ...checked }),
    success: 'Trabajo aplicado',
    onDone,
  });
  return (
    <FormDialog
      onClose={onClose}
      form={form}
      title={`¿Aplicar el trabajo de ${technician.name}?`}
      submit="Aplicar"
    >
      <Wide>
        <p>
          La visita queda como se hizo, {slotWords(from, to, now)}, con sus horas, respuestas, líneas y fotos.
          {lacking.isCompletion && ' Se hace su parte de trabajo.'}
        </p>
      </Wide>
      <LackingFields lacking={lacking} field={form.field} />
    </FormDialog>
  );
}
