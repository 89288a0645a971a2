import { reopenSchema } from '@cuadrilla/domain/inputs/services/service-acts.ts';
import { useSession } from '#session/session-context.tsx';
import { Wide } from '#shared/form/form-card.tsx';
import { FormDialog } from '#shared/form/form-dialog.tsx';
import { useRecordForm } from '#shared/form/use-record-form.ts';
import { TextInput } from '#shared/ui/fields/text-input.tsx';
import type { ActProps } from './act-props.ts';
import { useReopenServiceMutation } from './service-acts.generated.ts';
import { actOutcome, afterAct } from './use-service-acts.ts';

/** Why a service is worked on again. */
export function ReopenDialog({ service: { id, version, code }, onClose, onDone }: ActProps) {
  const owner = useSession().person?.id ?? '';
  const [run] = useReopenServiceMutation();
  const form = useRecordForm({
    initialValues: { reason: '' },
    schema: reopenSchema,
    also: version,
    draft: { owner, form: `reopen-service-${id}` },
    success: 'Servicio reabierto',
    doneAfter: 0,
    onDone,
    send: async ({ reason }, { key }) => {
      const { data } = await run({
        variables: { input: { id, version, reason }, key },
        update: afterAct,
      });
      if (!data) throw new Error('No data');
      return actOutcome(data.result);
    },
  });
  return (
    <FormDialog
      open
      onClose={onClose}
      form={form}
      title={`¿Por qué se reabre ${code}?`}
      submit="Reabrir"
      size={480}
    >
      <Wide>
        <p>Los partes firmados se conservan; el servicio vuelve a estar pendiente de asignar.</p>
      </Wide>
      <Wide>
        <TextInput {...form.field('reason')} label="Motivo" required autoComplete="off" />
      </Wide>
    </FormDialog>
  );
}
