import { NOTE_MAX } from '@cuadrilla/domain/text/text.ts';
import type { ApolloCache } from '@apollo/client';
import { noteSchema } from '@cuadrilla/domain/inputs/parts/note.ts';
import { IconMail, IconNote, IconPhone } from '@tabler/icons-react';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { NoteKind } from '#gql/schema.generated.ts';
import { useSaveRecord } from '#records/save/use-save-record.ts';
import { FormProblem } from '#shared/form/form-problem.tsx';
import { Button } from '#shared/ui/button.tsx';
import { LeaveDialog } from '#shared/ui/dialogs/leave-dialog.tsx';
import { SegmentedControl } from '#shared/ui/fields/segmented-control.tsx';
import { Textarea } from '#shared/ui/fields/textarea.tsx';
import { ActivityDocument } from './activity.generated.ts';
import { AddNoteDocument } from './add-note.generated.ts';
import classes from './note-form.module.css';

const ICON = { size: 16, stroke: 1.75 } as const;
const KINDS = [
  { value: 'CALL', label: 'Llamada', icon: <IconPhone {...ICON} /> },
  { value: 'EMAIL', label: 'Correo', icon: <IconMail {...ICON} /> },
  { value: 'NOTE', label: 'Nota', icon: <IconNote {...ICON} /> },
] as const satisfies { value: NoteKind; label: string; icon: ReactNode }[];

const WORDS: Record<NoteKind, { label: string; verb: string; success: string }> = {
  CALL: { label: 'De qué se habló', verb: 'Anotar llamada', success: 'Llamada anotada' },
  EMAIL: { label: 'Qué se escribió', verb: 'Anotar correo', success: 'Correo anotado' },
  NOTE: { label: 'Nota', verb: 'Añadir nota', success: 'Nota añadida' },
};

type Props = {
  entity: 'CLIENT' | 'PROSPECT' | 'SERVICE';
  id: string;
  /** The person has just asked for the form: it takes the focus. */
  isAskedFor?: boolean;
  /** Shown above the submit button. */
  aside?: (kind: NoteKind) => ReactNode;
  /** Whether a note of this kind also moves the prospect out of «Nuevo», in the same transaction. */
  answers?: (kind: NoteKind) => boolean;
  /** Called once the note is saved, even if the page was left meanwhile. */
  onWritten?: (cache: ApolloCache, wasAnswer: boolean) => void;
};

function Written(props: Props & { onDone: () => void }) {
  const { entity, id, isAskedFor = false, aside, answers, onWritten, onDone } = props;
  const [kind, setKind] = useState<NoteKind>('CALL');
  const { label, verb, success } = WORDS[kind];
  const isAnswer = answers?.(kind) ?? false;
  const form = useSaveRecord(AddNoteDocument, {
    initialValues: { text: '' },
    schema: noteSchema,
    draft: `note-${id}`,
    input: ({ text }) => ({ entity, id, kind, text, ...(isAnswer && { answers: true }) }),
    refetch: [ActivityDocument],
    update: (cache, result) => {
      if (result.__typename === 'AddNoteSuccess') onWritten?.(cache, isAnswer);
    },
    success,
    onDone,
  });
  const words = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (isAskedFor) words.current?.focus();
  }, [isAskedFor]);
  const { ref: register, ...text } = form.field('text');
  const choose = (chosen: NoteKind) => {
    if (form.phase === 'editing') setKind(chosen);
  };
  return (
    <form
      noValidate
      className={classes['note']}
      onSubmit={(event) => {
        event.preventDefault();
        form.submit();
      }}
    >
      <SegmentedControl label="Qué se anota" value={kind} options={KINDS} onChange={choose} />
      <Textarea
        {...text}
        ref={(area) => {
          words.current = area;
          register(area);
        }}
        label={label}
        required
        rows={2}
        maxLength={NOTE_MAX}
      />
      {aside?.(kind)}
      <FormProblem form={form} />
      <Button submit title={verb} busy={form.phase === 'sending'} />
      <LeaveDialog hasChanges={form.isDirty && form.phase === 'editing'} onDiscard={form.forgetDraft} />
    </form>
  );
}

export function NoteForm(props: Props) {
  const [count, setCount] = useState(0);
  const { isAskedFor = false } = props;
  return (
    <Written
      key={`${props.id} ${count}`}
      {...props}
      isAskedFor={isAskedFor && count === 0}
      onDone={() => setCount(count + 1)}
    />
  );
}
