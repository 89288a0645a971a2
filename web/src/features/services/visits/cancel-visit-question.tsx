import { cancelVisitSchema } from '@cuadrilla/domain/inputs/services/visit-acts.ts';
import { DeviceWarnings } from '#records/scheduling/device-warnings.tsx';
import { useSaveRecord } from '#records/save/use-save-record.ts';
import { Wide } from '#shared/form/form-card.tsx';
import { FormDialog } from '#shared/form/form-dialog.tsx';
import { TextInput } from '#shared/ui/fields/text-input.tsx';
import { CancelVisitDocument } from './visit-acts.generated.ts';
import type { QuestionProps } from './question-props.ts';
import { visitActOf } from './visit-act.ts';

export function CancelVisitQuestion({ service, visit, onClose, onDone }: QuestionProps) {
  const { id, version } = visit;
  const form = useSaveRecord(CancelVisitDocument, {
    ...visitActOf(service.id),
    initialValues: { reason: '' },
    schema: cancelVisitSchema,
    draft: `cancel-visit-${id}`,
    input: ({ reason }) => ({ id, version, reason }),
    success: 'Visita anulada',
    onDone,
  });
  return (
    <FormDialog onClose={onClose} form={form} title="¿Anular la visita?" submit="Anular visita" isDanger>
      <Wide>
        <DeviceWarnings visits={[visit]} />
      </Wide>
      <Wide>
        <TextInput {...form.field('reason')} label="Motivo" required />
      </Wide>
    </FormDialog>
  );
}
