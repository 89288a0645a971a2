import { changeHoldSchema } from '@cuadrilla/domain/inputs/services/service-acts.ts';
import { useSession } from '#session/session-context.tsx';
import { today } from '#shared/format/dates.ts';
import { useNow } from '#shared/format/use-now.ts';
import { FormDialog } from '#shared/form/form-dialog.tsx';
import { useRecordForm } from '#shared/form/use-record-form.ts';
import type { ActProps } from './act-props.ts';
import { ReasonFields } from './reason-fields.tsx';
import { useChangeHoldMutation } from './service-acts.generated.ts';
import { UntilField } from './until-field.tsx';
import { actOutcome, afterAct } from './use-service-acts.ts';

/** Why a service goes on waiting, and until when. */
export function ChangeHoldDialog({ service: { id, version, hold }, onClose, onDone }: ActProps) {
  const owner = useSession().person?.id ?? '';
  const now = useNow();
  const [run] = useChangeHoldMutation();
  const form = useRecordForm({
    initialValues: { reasonId: hold?.reasonId ?? '', note: hold?.note ?? '', until: hold?.until ?? '' },
    schema: () => changeHoldSchema(today(now), hold?.until),
    also: version,
    draft: { owner, form: `change-hold-${id}` },
    success: 'Espera cambiada',
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
      title="¿Hasta cuándo sigue en espera?"
      submit="Cambiar la espera"
      size={480}
    >
      <UntilField {...form.field('until')} />
      <ReasonFields form={form} list="holdReasons" current={hold?.reasonId ?? null} />
    </FormDialog>
  );
}
