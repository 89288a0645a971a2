import { holdSchema } from '@cuadrilla/domain/inputs/service-acts.ts';
import { readFailure } from '#apollo/read-failure.ts';
import { useSession } from '#session/session-context.tsx';
import { FormDialog } from '#shared/form/form-dialog.tsx';
import { useRecordForm } from '#shared/form/use-record-form.ts';
import type { ActProps } from './act-props.ts';
import { ReasonFields } from './reason-fields.tsx';
import { useHoldServiceMutation } from './service-acts.generated.ts';
import { actOutcome, afterAct } from './use-service-acts.ts';

/** Why a service waits. */
export function HoldDialog({ service: { id, version }, onClose, onDone }: ActProps) {
  const owner = useSession().person?.id ?? '';
  const [run] = useHoldServiceMutation();
  const form = useRecordForm({
    initialValues: { reasonId: '', note: '' },
    schema: holdSchema,
    also: version,
    draft: { owner, form: `hold-service-${id}` },
    readFailure,
    success: 'Servicio en espera',
    doneAfter: 0,
    onDone,
    send: async (input, { key }) => {
      const { data } = await run({ variables: { input: { id, version, ...input }, key }, update: afterAct });
      if (!data) throw new Error('No data');
      return actOutcome(data.result);
    },
  });
  return (
    <FormDialog
      open
      onClose={onClose}
      form={form}
      title="¿Por qué queda en espera?"
      submit="Poner en espera"
      size={480}
    >
      <ReasonFields form={form} list="holdReasons" />
    </FormDialog>
  );
}
