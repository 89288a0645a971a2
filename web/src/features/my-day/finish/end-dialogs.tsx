import { NOTE_MAX } from '@cuadrilla/domain/text/text.ts';
import { note as checkNote } from '@cuadrilla/domain/inputs/parts/checks.ts';
import { MESSAGES } from '@cuadrilla/domain/text/messages.ts';
import {
  INCOMPLETE_REASON_LABELS,
  INCOMPLETE_REASONS,
  PAUSE_REASON_LABELS,
  PAUSE_REASONS,
  VISIT_OUTCOME_LABELS,
  VISIT_OUTCOMES,
  type IncompleteReason,
  type PauseReason,
  type VisitOutcome,
} from '@cuadrilla/domain/visits/visit-states.ts';
import { useState } from 'react';
import type { IncompleteDraft } from '#outbox/kept/draft.ts';
import { ConfirmDialog } from '#shared/ui/dialogs/confirm-dialog.tsx';
import { RadioCards } from '#shared/ui/fields/radio-cards.tsx';
import { Textarea } from '#shared/ui/fields/textarea.tsx';

const OUTCOMES = VISIT_OUTCOMES.map((value) => ({ value, label: VISIT_OUTCOME_LABELS[value] }));
const REASONS = INCOMPLETE_REASONS.map((value) => ({ value, label: INCOMPLETE_REASON_LABELS[value] }));
const PAUSES = PAUSE_REASONS.map((value) => ({ value, label: PAUSE_REASON_LABELS[value] }));

type Props<V> = { onClose: () => void; onConfirm: (value: V) => void };

export function PauseDialog({ onClose, onConfirm }: Props<PauseReason>) {
  const [reason, setReason] = useState<PauseReason>('BREAK');
  return (
    <ConfirmDialog
      title="¿Pausar la visita?"
      verb="Pausar"
      onClose={onClose}
      onConfirm={() => onConfirm(reason)}
    >
      <RadioCards label="Motivo" value={reason} options={PAUSES} onChange={setReason} />
    </ConfirmDialog>
  );
}

export type IncompleteEnd = { outcome: VisitOutcome; reason: IncompleteReason; note: string | null };

const EMPTY: IncompleteDraft = { outcome: '', reason: '', note: '' };

type IncompleteProps = Props<IncompleteEnd> & {
  written: IncompleteDraft | null;
  onWrite: (written: IncompleteDraft) => void;
};

export function IncompleteDialog({ written, onWrite, onClose, onConfirm }: IncompleteProps) {
  const draft = written ?? EMPTY;
  const { outcome, reason, note } = draft;
  const [wasTried, setTried] = useState(false);
  const noteProblem = note.trim() === '' ? null : checkNote(note);
  const missing = (value: string) => (wasTried && value === '' ? MESSAGES.required : null);
  const confirm = () => {
    setTried(true);
    if (outcome === '' || reason === '' || noteProblem !== null) return;
    onConfirm({ outcome, reason, note: note.trim() === '' ? null : note.trim() });
  };
  return (
    <ConfirmDialog
      title="¿Dar la visita por no completada?"
      verb="No completada"
      onClose={onClose}
      onConfirm={confirm}
    >
      <RadioCards
        label="Qué se ha hecho"
        required
        value={outcome}
        options={OUTCOMES}
        error={missing(outcome)}
        onChange={(chosen) => onWrite({ ...draft, outcome: chosen })}
      />
      <RadioCards
        label="Motivo"
        required
        value={reason}
        options={REASONS}
        error={missing(reason)}
        onChange={(chosen) => onWrite({ ...draft, reason: chosen })}
      />
      <Textarea
        label="Nota"
        value={note}
        maxLength={NOTE_MAX}
        error={noteProblem}
        onChange={(text) => onWrite({ ...draft, note: text })}
      />
      <p>
        Lo que queda vuelve a la oficina para programarlo otra vez, con lo que ya has contestado y anotado.
      </p>
    </ConfirmDialog>
  );
}
