import { cancelServiceSchema } from '@cuadrilla/domain/inputs/services/service-acts.ts';
import { DeviceWarnings } from '#records/scheduling/device-warnings.tsx';
import { useSaveRecord } from '#records/save/use-save-record.ts';
import { Wide } from '#shared/form/form-card.tsx';
import { FormDialog } from '#shared/form/form-dialog.tsx';
import type { Service } from '../page/service.ts';
import type { ActProps } from './act-props.ts';
import { ReasonFields } from './reason-fields.tsx';
import { SERVICE_ACT } from './service-act.ts';
import { CancelServiceDocument } from './service-acts.generated.ts';

function goneWords({ visits }: Service): string {
  const count = visits.filter(({ status }) => status === 'SCHEDULED' || status === 'TRAVELLING').length;
  if (count === 0) return 'Conserva sus visitas y sus partes. Se puede reabrir.';
  const words = count === 1 ? 'la visita que tiene programada' : `las ${count} visitas que tiene programadas`;
  return `También se ${count === 1 ? 'anula' : 'anulan'} ${words}. El servicio se puede reabrir.`;
}

export function CancelDialog({ service, onClose, onDone }: ActProps) {
  const { id, version, code } = service;
  const form = useSaveRecord(CancelServiceDocument, {
    ...SERVICE_ACT,
    initialValues: { reasonId: '', note: '' },
    schema: cancelServiceSchema,
    draft: `cancel-service-${id}`,
    input: (checked) => ({ id, version, ...checked }),
    success: 'Servicio anulado',
    onDone,
  });
  return (
    <FormDialog onClose={onClose} form={form} title={`¿Anular ${code}?`} submit="Anular servicio" isDanger>
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
