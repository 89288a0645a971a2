import { deliveredProblem } from '@cuadrilla/domain/billing/service-billing.ts';
import { reopenSchema } from '@cuadrilla/domain/inputs/services/service-acts.ts';
import { useSaveRecord } from '#records/save/use-save-record.ts';
import { Wide } from '#shared/form/form-card.tsx';
import { FormDialog } from '#shared/form/form-dialog.tsx';
import { PATHS } from '#shared/paths.ts';
import { Button } from '#shared/ui/button.tsx';
import { Dialog } from '#shared/ui/dialogs/dialog.tsx';
import { TextInput } from '#shared/ui/fields/text-input.tsx';
import type { ActProps } from './act-props.ts';
import { SERVICE_ACT } from './service-act.ts';
import { ReopenServiceDocument } from './service-acts.generated.ts';

/** A delivered service must first be returned from its batch. */
export function ReopenDialog(props: ActProps) {
  const { service, onClose } = props;
  const problem = deliveredProblem(service.invoicing, 'reabrirlo');
  if (problem === null || service.invoicing === null) return <ReopenForm {...props} />;
  return (
    <Dialog
      open
      onClose={onClose}
      title={`${service.code} no se puede reabrir todavía`}
      actions={
        <Button
          style="link"
          type="primary"
          title={`Ir al lote ${service.invoicing.batchCode}`}
          to={PATHS.billingBatch(service.invoicing.batchId)}
        />
      }
    >
      <p>{problem}.</p>
    </Dialog>
  );
}

function ReopenForm({ service: { id, version, code }, onClose, onDone }: ActProps) {
  const form = useSaveRecord(ReopenServiceDocument, {
    ...SERVICE_ACT,
    initialValues: { reason: '' },
    schema: reopenSchema,
    draft: `reopen-service-${id}`,
    input: ({ reason }) => ({ id, version, reason }),
    success: 'Servicio reabierto',
    onDone,
  });
  return (
    <FormDialog onClose={onClose} form={form} title={`¿Por qué se reabre ${code}?`} submit="Reabrir">
      <Wide>
        <p>Los partes firmados se conservan; el servicio vuelve a estar pendiente de asignar.</p>
      </Wide>
      <Wide>
        <TextInput {...form.field('reason')} label="Motivo" required />
      </Wide>
    </FormDialog>
  );
}
