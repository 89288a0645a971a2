import { followUpSchema } from '@cuadrilla/domain/inputs/services/follow-up.ts';
import { NOTE_MAX } from '@cuadrilla/domain/text/text.ts';
import { forgetServices } from '#records/services/forget-services.ts';
import { readInstant } from '#records/services/written-instant.ts';
import { useSession } from '#session/session-context.tsx';
import { Wide } from '#shared/form/form-card.tsx';
import { FormDialog } from '#shared/form/form-dialog.tsx';
import { done, refused } from '#shared/form/outcome.ts';
import { useRecordForm } from '#shared/form/use-record-form.ts';
import { DateInput } from '#shared/ui/fields/date-input.tsx';
import { TextInput } from '#shared/ui/fields/text-input.tsx';
import { Textarea } from '#shared/ui/fields/textarea.tsx';
import type { ActProps } from './act-props.ts';
import { useProposeFollowUpMutation } from './follow-up.generated.ts';

/** What should be done at the same place another day; the office decides when. */
export function FollowUpDialog({ service: { id: serviceId }, onClose, onDone }: ActProps) {
  const owner = useSession().person?.id ?? '';
  const [run] = useProposeFollowUpMutation();
  const form = useRecordForm({
    initialValues: { title: '', description: '', notBefore: '' },
    schema: followUpSchema,
    toInput: (values) => ({
      ...values,
      notBefore: values.notBefore === '' ? null : readInstant(`${values.notBefore}T00:00`),
    }),
    draft: { owner, form: `follow-up-${serviceId}` },
    success: 'Seguimiento propuesto',
    doneAfter: 0,
    onDone,
    send: async ({ title, description, notBefore }, { key }) => {
      const input = { serviceId, title, description, notBefore: notBefore?.toISOString() ?? null };
      const { data } = await run({ variables: { input, key }, update: (cache) => forgetServices(cache) });
      if (!data) throw new Error('No data');
      const result = data.proposeFollowUp;
      return result.__typename === 'CreateServiceSuccess' ? done(undefined) : refused(result);
    },
  });
  return (
    <FormDialog
      open
      onClose={onClose}
      form={form}
      title="¿Qué queda por hacer?"
      submit="Proponer seguimiento"
      size={480}
    >
      <Wide>
        <TextInput {...form.field('title')} label="Título" required autoComplete="off" />
      </Wide>
      <Wide>
        <Textarea {...form.field('description')} label="Descripción" maxLength={NOTE_MAX} />
      </Wide>
      <Wide>
        <DateInput {...form.field('notBefore')} label="No antes del" />
      </Wide>
    </FormDialog>
  );
}
