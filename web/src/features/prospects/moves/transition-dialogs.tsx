import { MESSAGES } from '@cuadrilla/domain/text/messages.ts';
import { loseProspectSchema } from '@cuadrilla/domain/inputs/prospects/prospect-moves.ts';
import { validate } from '@cuadrilla/domain/inputs/parts/validate.ts';
import {
  DISCARD_KIND_LABELS,
  DISCARD_KINDS,
  PROSPECT_STATUS_LABELS,
  type ProspectStatus,
} from '@cuadrilla/domain/prospects/prospect-states.ts';
import { NOTE_MAX } from '@cuadrilla/domain/text/text.ts';
import { useRef, useState } from 'react';
import { useCatalog } from '#records/catalog/use-catalog.ts';
import { useKept } from '#records/save/use-kept.ts';
import { byPath } from '#shared/form/by-path.ts';
import { ConfirmDialog } from '#shared/ui/dialogs/confirm-dialog.tsx';
import { RadioCards } from '#shared/ui/fields/radio-cards.tsx';
import { ReasonDialog } from '#shared/ui/dialogs/reason-dialog.tsx';
import { Select } from '#shared/ui/fields/select.tsx';
import { Textarea } from '#shared/ui/fields/textarea.tsx';
import { transitionDraft, type Command, type Subject } from './transition-command.ts';
import type { Asked } from './use-transitions.tsx';

type DialogProps = {
  subject: Subject;
  busy: boolean;
  problem: string | null;
  onAnswer: (command: Command) => void;
  onClose: () => void;
};

function LoseDialog({ subject, onAnswer, ...rest }: DialogProps) {
  const { optionsOf } = useCatalog();
  const { kept, keep } = useKept(transitionDraft(subject, 'lose'));
  const { reasonId = '', note = '' } = kept;
  const [wasTried, setWasTried] = useState(false);
  const reason = useRef<HTMLSelectElement>(null);
  const checked = validate(loseProspectSchema(), { reasonId, note });
  const errors = checked.ok || !wasTried ? {} : byPath(checked.fields);
  const confirm = () => {
    setWasTried(true);
    if (checked.ok) onAnswer({ action: 'lose', ...checked.value });
    else reason.current?.focus();
  };
  return (
    <ConfirmDialog
      title={`¿Por qué se ha perdido ${subject.displayName}?`}
      verb="Dar por perdido"
      isDanger
      onConfirm={confirm}
      {...rest}
    >
      <Select
        ref={reason}
        label="Motivo"
        required
        value={reasonId}
        onChange={(chosen) => keep({ reasonId: chosen })}
        options={optionsOf('lostReasons')}
        placeholder="Elige un motivo"
        error={errors['reasonId'] ?? null}
      />
      <Textarea
        label="Nota"
        value={note}
        onChange={(text) => keep({ note: text })}
        maxLength={NOTE_MAX}
        error={errors['note'] ?? null}
      />
    </ConfirmDialog>
  );
}

const DISCARD_OPTIONS = DISCARD_KINDS.map((value) => ({ value, label: DISCARD_KIND_LABELS[value] }));

function DiscardDialog({ subject, onAnswer, ...rest }: DialogProps) {
  const [kind, setKind] = useState('');
  const [wasTried, setWasTried] = useState(false);
  const first = useRef<HTMLInputElement>(null);
  const chosen = DISCARD_KINDS.find((each) => each === kind);
  const confirm = () => {
    setWasTried(true);
    if (chosen) onAnswer({ action: 'discard', kind: chosen });
    else first.current?.focus();
  };
  return (
    <ConfirmDialog
      title={`¿Descartar ${subject.displayName}?`}
      verb="Descartar"
      isDanger
      onConfirm={confirm}
      {...rest}
    >
      <p>Deja de estar entre los abiertos y no cuenta como perdido.</p>
      <RadioCards
        ref={first}
        label="Motivo"
        required
        value={kind}
        onChange={setKind}
        options={DISCARD_OPTIONS}
        error={wasTried && !chosen ? MESSAGES.required : null}
      />
    </ConfirmDialog>
  );
}

function StepBackDialog({ subject, to, onAnswer, ...rest }: DialogProps & { to: ProspectStatus }) {
  const { kept, keep } = useKept(transitionDraft(subject, 'stepBack'));
  const name = PROSPECT_STATUS_LABELS[to];
  return (
    <ReasonDialog
      title={`¿Por qué vuelve ${subject.displayName} a «${name}»?`}
      label="Motivo"
      verb={`Volver a «${name}»`}
      written={kept['reason'] ?? ''}
      onWrite={(reason) => keep({ reason })}
      onConfirm={(reason) => onAnswer({ action: 'stepBack', reason })}
      {...rest}
    />
  );
}

type Props = {
  asked: Asked<Subject>;
  busy: boolean;
  problem: string | null;
  onAnswer: (command: Command) => void;
  onClose: () => void;
};

export function TransitionDialogs({ asked, onAnswer, ...rest }: Props) {
  const { subject, action, to } = asked;
  const common = { subject, onAnswer, ...rest };
  if (action === 'lose') return <LoseDialog {...common} />;
  if (action === 'discard') return <DiscardDialog {...common} />;
  return <StepBackDialog {...common} to={to} />;
}
