import { cancelVisitSchema } from '@cuadrilla/domain/inputs/services/visit-acts.ts';
import { DeviceWarnings } from '#records/scheduling/device-warnings.tsx';
import { useSession } from '#session/session-context.tsx';
import { Wide } from '#shared/form/form-card.tsx';
import { FormDialog } from '#shared/form/form-dialog.tsx';
import { useRecordForm } from '#shared/form/use-record-form.ts';
import { TextInput } from '#shared/ui/fields/text-input.tsx';
import { useCancelVisitMutation } from './visit-acts.generated.ts';
import type { QuestionProps } from './question-props.ts';
import { afterVisit, visitOutcome } from './visit-outcome.ts';

/** Why a visit is annulled. */
export function CancelVisitQuestion({ service, visit, onClose, onDone }: QuestionProps) {
  const { id, version } = visit;
  const owner = useSession().person?.id ?? '';
  const [run] = useCancelVisitMutation();
  const form = useRecordForm({
    initialValues: { reason: '' },
    schema: cancelVisitSchema,
    also: version,
    draft: { owner, form: `cancel-visit-${id}` },
    success: 'Visita anulada',
    doneAfter: 0,
    onDone,
    send: async ({ reason }, { key }) => {
      const { data } = await run({
        variables: { input: { id, version, reason }, key },
        update: afterVisit(service.id),
      });
      if (!data) throw new Error('No data');
      return visitOutcome(data.result);
    },
  });
  return (
    <FormDialog
      open
      onClose={onClose}
      form={form}
      title="¿Anular la visita?"
      submit="Anular visita"
      size={480}
      isDanger
    >
      <Wide>
        <DeviceWarnings visits={[visit]} />
      </Wide>
      <Wide>
        <TextInput {...form.field('reason')} label="Motivo" required autoComplete="off" />
      </Wide>
    </FormDialog>
  );
}
