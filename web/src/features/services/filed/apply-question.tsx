import { applyWorkReviewSchema } from '@cuadrilla/domain/inputs/services/work-review.ts';
import { slotWords } from '#records/services/slot-words.ts';
import { useSession } from '#session/session-context.tsx';
import { Wide } from '#shared/form/form-card.tsx';
import { FormDialog } from '#shared/form/form-dialog.tsx';
import { useRecordForm } from '#shared/form/use-record-form.ts';
import { useNow } from '#shared/format/use-now.ts';
import type { DecisionProps } from './decision-props.ts';
import { lackingOf } from './filed-words.ts';
import { useApplyFiledWorkMutation } from './filed-work.generated.ts';
import { LackingFields } from './lacking-fields.tsx';
import { afterDecision, decisionOutcome } from './use-decision.ts';

/** Makes the visit what was done in it. */
export function ApplyQuestion({ service, review, onClose, onDone }: DecisionProps) {
  const { id, version, technician, from, to } = review;
  const owner = useSession().person?.id ?? '';
  const now = useNow();
  const [run] = useApplyFiledWorkMutation();
  const lacking = lackingOf(review, service);
  const form = useRecordForm({
    initialValues: { resolution: '', refusal: '' },
    schema: applyWorkReviewSchema,
    also: version,
    draft: { owner, form: `apply-work-${id}` },
    success: 'Trabajo aplicado',
    doneAfter: 0,
    onDone,
    send: async (input, { key }) => {
      const { data } = await run({
        variables: { input: { id, version, ...input }, key },
        update: afterDecision(service.id),
      });
      if (!data) throw new Error('No data');
      return decisionOutcome(data.result);
    },
  });
  return (
    <FormDialog
      open
      onClose={onClose}
      form={form}
      title={`¿Aplicar el trabajo de ${technician.name}?`}
      submit="Aplicar"
      size={480}
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
