import { followUpSchema } from '@cuadrilla/domain/inputs/services/follow-up.ts';
import { SERVICE } from '@cuadrilla/domain/records/service.ts';
import { NOTE_MAX } from '@cuadrilla/domain/text/text.ts';
import { useSaveRecord } from '#records/save/use-save-record.ts';
import { SERVICE_LISTS } from '#records/services/service-lists.ts';
import { readInstant } from '#records/services/written-instant.ts';
import { Wide } from '#shared/form/form-card.tsx';
import { FormDialog } from '#shared/form/form-dialog.tsx';
import { DateInput } from '#shared/ui/fields/date-input.tsx';
import { TextInput } from '#shared/ui/fields/text-input.tsx';
import { Textarea } from '#shared/ui/fields/textarea.tsx';
import type { ActProps } from './act-props.ts';
import { ProposeFollowUpDocument } from './follow-up.generated.ts';

export function FollowUpDialog({ service: { id: serviceId }, onClose, onDone }: ActProps) {
  const form = useSaveRecord(ProposeFollowUpDocument, {
    initialValues: { title: '', description: '', notBefore: '' },
    schema: followUpSchema,
    toInput: (values) => ({
      ...values,
      notBefore: values.notBefore === '' ? null : readInstant(`${values.notBefore}T00:00`),
    }),
    draft: `follow-up-${serviceId}`,
    input: ({ notBefore, ...checked }) => ({
      ...checked,
      serviceId,
      notBefore: notBefore?.toISOString() ?? null,
    }),
    evict: SERVICE_LISTS,
    success: 'Seguimiento propuesto',
    onDone,
  });
  return (
    <FormDialog onClose={onClose} form={form} title="¿Qué queda por hacer?" submit="Proponer seguimiento">
      <Wide>
        <TextInput {...form.field('title')} label={SERVICE.title.label} required />
      </Wide>
      <Wide>
        <Textarea {...form.field('description')} label="Descripción" maxLength={NOTE_MAX} />
      </Wide>
      <Wide>
        <DateInput {...form.field('notBefore')} label={SERVICE.notBefore.label} />
      </Wide>
    </FormDialog>
  );
}
