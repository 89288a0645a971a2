import { ABSENCE_KIND_LABELS, ABSENCE_KINDS } from '@cuadrilla/domain/people/absence.ts';
import { absenceSchema } from '@cuadrilla/domain/inputs/staff/absence.ts';
import { ABSENCE, type AbsenceForm } from '@cuadrilla/domain/records/absence.ts';
import { emptyForm } from '@cuadrilla/domain/records/record-form.ts';
import { NOTE_MAX } from '@cuadrilla/domain/text/text.ts';
import { useSaveRecord } from '#records/save/use-save-record.ts';
import { Wide } from '#shared/form/form-card.tsx';
import { FormDialog } from '#shared/form/form-dialog.tsx';
import type { FormOver } from '#shared/form/use-record-form.ts';
import { DateInput } from '#shared/ui/fields/date-input.tsx';
import { Select } from '#shared/ui/fields/select.tsx';
import { Textarea } from '#shared/ui/fields/textarea.tsx';
import { CreateAbsenceDocument, RequestAbsenceDocument } from './absence-acts.generated.ts';

const KINDS = ABSENCE_KINDS.map((value) => ({ value, label: ABSENCE_KIND_LABELS[value] }));

type Props = { form: FormOver<AbsenceForm>; title: string; submit: string; onClose: () => void };

function AbsenceDialog({ form, ...dialog }: Props) {
  const from = form.field('from');
  const begin = (day: string) => {
    from.onChange(day);
    if (form.values.to === '' || form.values.to === form.values.from) form.set('to', day);
  };
  return (
    <FormDialog size={640} form={form} {...dialog}>
      <DateInput {...from} onChange={begin} label={ABSENCE.from.label} required />
      <DateInput {...form.field('to')} label={ABSENCE.to.label} required min={form.values.from} />
      <Wide>
        <Select {...form.field('kind')} label={ABSENCE.kind.label} options={KINDS} required />
      </Wide>
      <Wide>
        <Textarea {...form.field('note')} label={ABSENCE.note.label} maxLength={NOTE_MAX} />
      </Wide>
    </FormDialog>
  );
}

export type OpenedProps = { onClose: () => void; onDone: () => void };

export function RequestAbsenceDialog({ onClose, onDone }: OpenedProps) {
  const form = useSaveRecord(RequestAbsenceDocument, {
    initialValues: emptyForm(ABSENCE),
    schema: absenceSchema,
    draft: 'own-absence',
    input: (absence) => absence,
    success: 'Ausencia solicitada',
    onDone,
  });
  return <AbsenceDialog form={form} title="Solicitar ausencia" submit="Solicitar" onClose={onClose} />;
}

export function CreateAbsenceDialog({
  technicianId,
  onClose,
  onDone,
}: OpenedProps & { technicianId: string }) {
  const form = useSaveRecord(CreateAbsenceDocument, {
    initialValues: emptyForm(ABSENCE),
    schema: absenceSchema,
    draft: `absence-${technicianId}`,
    input: (absence) => ({ ...absence, technicianId }),
    evict: ['activity'],
    success: 'Ausencia añadida',
    onDone,
  });
  return <AbsenceDialog form={form} title="Añadir ausencia" submit="Añadir ausencia" onClose={onClose} />;
}
