import { cancelServiceSchema } from '@cuadrilla/domain/inputs/services/service-acts.ts';
import { DeviceWarnings } from '#records/scheduling/device-warnings.tsx';
import { useSession } from '#session/session-context.tsx';
import { Wide } from '#shared/form/form-card.tsx';
import { FormDialog } from '#shared/form/form-dialog.tsx';
import { useRecordForm } from '#shared/form/use-record-form.ts';
import type { Service } from '../page/service.ts';
import type { ActProps } from './act-props.ts';
import { ReasonFields } from './reason-fields.tsx';
import { useCancelServiceMutation } from './service-acts.generated.ts';
import { actOutcome, afterAct } from './use-service-acts.ts';

/** How many visits go with it. */
function goneWords({ visits }: Service): string {
  const count = visits.filter(({ status }) => status === 'SCHEDULED' || status === 'TRAVELLING').length;
  if (count === 0) return 'Conserva sus visitas y sus partes. Se puede reabrir.';
  const words = count === 1 ? 'la visita que tiene programada' : `las ${count} visitas que tiene programadas`;
  return `También se ${count === 1 ? 'anula' : 'anulan'} ${words}. El servicio se puede reabrir.`;
}

/** Why a service is annulled, and what goes with it. */
export function CancelDialog({ service, onClose, onDone }: ActProps) {
  const { id, version, code } = service;
  const owner = useSession().person?.id ?? '';
  const [run] = useCancelServiceMutation();
  const form = useRecordForm({
    initialValues: { reasonId: '', note: '' },
    schema: cancelServiceSchema,
    also: version,
    draft: { owner, form: `cancel-service-${id}` },
    success: 'Servicio anulado',
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
      title={`¿Anular ${code}?`}
      submit="Anular servicio"
      size={480}
      isDanger
    >
      <Wide>
        <p>{goneWords(service)}</p>
      </Wide>
      <Wide>
        <DeviceWarnings visits={service.visits} />
      </Wide>
      <ReasonFields form={form} list="cancelReasons" />
    </FormDialog>
  );
}
