import { rejectWorkReviewSchema } from '@cuadrilla/domain/inputs/services/work-review.ts';
import { NOTE_MAX } from '@cuadrilla/domain/text/text.ts';
import { useSession } from '#session/session-context.tsx';
import { Wide } from '#shared/form/form-card.tsx';
import { FormDialog } from '#shared/form/form-dialog.tsx';
import { useRecordForm } from '#shared/form/use-record-form.ts';
import { Textarea } from '#shared/ui/fields/textarea.tsx';
import type { DecisionProps } from './decision-props.ts';
import { useRejectFiledWorkMutation } from './filed-work.generated.ts';
import { afterDecision, decisionOutcome } from './use-decision.ts';

/** Why work is not taken: whoever did it reads it. */
export function RejectQuestion({ service, review, onClose, onDone }: DecisionProps) {
  const { id, version, technician } = review;
  const owner = useSession().person?.id ?? '';
  const [run] = useRejectFiledWorkMutation();
  const form = useRecordForm({
    initialValues: { reason: '' },
    schema: rejectWorkReviewSchema,
    also: version,
    draft: { owner, form: `reject-work-${id}` },
    success: 'Trabajo rechazado',
    doneAfter: 0,
    onDone,
    send: async ({ reason }, { key }) => {
      const { data } = await run({
        variables: { input: { id, version, reason }, key },
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
      title={`¿Rechazar el trabajo de ${technician.name}?`}
      submit="Rechazar trabajo"
      size={480}
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
