import { note as checkNote, required, shortText } from '@cuadrilla/domain/inputs/parts/checks.ts';
import { NOTE_MAX } from '@cuadrilla/domain/text/text.ts';
import { dayInterval } from '@cuadrilla/domain/time/time.ts';
import { useRef, useState } from 'react';
import type { FollowUpDraft } from '#outbox/kept/draft.ts';
import { companyZone } from '#shared/format/company-zone.ts';
import { DateInput } from '#shared/ui/fields/date-input.tsx';
import { Dialog } from '#shared/ui/dialogs/dialog.tsx';
import { TextInput } from '#shared/ui/fields/text-input.tsx';
import { Textarea } from '#shared/ui/fields/textarea.tsx';
import { DialogActions } from '#shared/ui/dialogs/dialog-actions.tsx';

export type NewFollowUp = { title: string; description: string | null; notBefore: string | null };

type Props = {
  written: FollowUpDraft | null;
  onWrite: (followUp: FollowUpDraft) => void;
  onClose: () => void;
  onPropose: (followUp: NewFollowUp) => void;
};

const EMPTY: FollowUpDraft = { title: '', description: '', day: '' };

export function FollowUpDialog({ written, onWrite, onClose, onPropose }: Props) {
  const { title, description, day } = written ?? EMPTY;
  const write = (part: Partial<FollowUpDraft>) => onWrite({ title, description, day, ...part });
  const [wasTried, setTried] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const titleProblem = required(title) ?? shortText(title);
  const noteProblem = description.trim() === '' ? null : checkNote(description);
  const propose = () => {
    setTried(true);
    if (titleProblem !== null) field.current?.focus();
    if (titleProblem !== null || noteProblem !== null) return;
    onPropose({
      title: title.trim(),
      description: description.trim() === '' ? null : description.trim(),
      notBefore: day === '' ? null : dayInterval(companyZone(), day).start.toISOString(),
    });
  };
  const actions = <DialogActions submit="Proponer" onCancel={onClose} />;
  return (
    <Dialog open title="Proponer un seguimiento" onClose={onClose} onSubmit={propose} actions={actions}>
      <TextInput
        ref={field}
        label="Qué queda por hacer"
        required
        value={title}
        error={wasTried ? titleProblem : null}
        onChange={(text) => write({ title: text })}
      />
      <Textarea
        label="Descripción"
        value={description}
        maxLength={NOTE_MAX}
        error={noteProblem}
        onChange={(text) => write({ description: text })}
      />
      <DateInput label="No antes de" value={day} onChange={(chosen) => write({ day: chosen })} />
    </Dialog>
  );
}
