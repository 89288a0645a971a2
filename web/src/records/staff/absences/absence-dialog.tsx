import { ABSENCE_KIND_LABELS, ABSENCE_KINDS, type AbsenceKind } from '@cuadrilla/domain/people/absence.ts';
import { absenceSchema, type NewAbsence } from '@cuadrilla/domain/inputs/staff/absence.ts';
import { NOTE_MAX } from '@cuadrilla/domain/text/text.ts';
import { readFailure } from '#apollo/read-failure.ts';
import { useSession } from '#session/session-context.tsx';
import { Wide } from '#shared/form/form-card.tsx';
import { FormDialog } from '#shared/form/form-dialog.tsx';
import { done, refused, type Outcome } from '#shared/form/outcome.ts';
import { useRecordForm } from '#shared/form/use-record-form.ts';
import { DateInput } from '#shared/ui/fields/date-input.tsx';
import { Select } from '#shared/ui/fields/select.tsx';
import { Textarea } from '#shared/ui/fields/textarea.tsx';
import type { AbsenceActs_ResultFragment } from './absence-acts.generated.ts';

export type AbsenceValues = { from: string; to: string; kind: AbsenceKind; note: string };

const EMPTY: AbsenceValues = { from: '', to: '', kind: 'VACATION', note: '' };
const KINDS = ABSENCE_KINDS.map((value) => ({ value, label: ABSENCE_KIND_LABELS[value] }));

type Words = { title: string; submit: string; success: string };

type Props = {
  words: Words;
  /** The name under which what is typed is kept. */
  draft: string;
  send: (
    input: NewAbsence,
    key: string,
  ) => Promise<{ data?: { result: AbsenceActs_ResultFragment } | null | undefined }>;
  onClose: () => void;
  onDone: () => void;
};

function outcomeOf(result: AbsenceActs_ResultFragment | undefined): Outcome<void, AbsenceValues> {
  if (!result) throw new Error('No data');
  return result.__typename === 'AbsenceSuccess' ? done(undefined) : refused(result);
}

/** Days off, asked for or recorded. One day is enough to fill in where it is only one. */
export function AbsenceDialog({ words: { title, submit, success }, draft, send, onClose, onDone }: Props) {
  const owner = useSession().person?.id ?? '';
  const form = useRecordForm({
    initialValues: EMPTY,
    schema: absenceSchema,
    draft: { owner, form: draft },
    send: async (input, { key }) => outcomeOf((await send(input, key)).data?.result),
    readFailure,
    success,
    onDone,
  });
  const from = form.field('from');
  const begin = (day: string) => {
    from.onChange(day);
    if (form.values.to === '' || form.values.to === form.values.from) form.set('to', day);
  };
  return (
    <FormDialog open onClose={onClose} form={form} title={title} submit={submit}>
      <DateInput {...from} onChange={begin} label="Desde" required />
      <DateInput {...form.field('to')} label="Hasta" required min={form.values.from} />
      <Wide>
        <Select {...form.field('kind')} label="Tipo" options={KINDS} required />
      </Wide>
      <Wide>
        <Textarea {...form.field('note')} label="Nota" maxLength={NOTE_MAX} />
      </Wide>
    </FormDialog>
  );
}
