import { textUpTo } from '@cuadrilla/domain/inputs/parts/checks.ts';
import { MESSAGES } from '@cuadrilla/domain/text/messages.ts';
import {
  LINE_KIND_LABELS,
  LINE_KINDS,
  LINE_UNIT_LABELS,
  LINE_UNITS,
  parseQuantity,
  type LineKind,
  type LineUnit,
} from '@cuadrilla/domain/services/service-lines.ts';
import { SHORT_TEXT_MAX } from '@cuadrilla/domain/text/text.ts';
import { useRef, useState } from 'react';
import type { LineDraft } from '#outbox/kept/draft.ts';
import { Dialog } from '#shared/ui/dialogs/dialog.tsx';
import { Select } from '#shared/ui/fields/select.tsx';
import { TextInput } from '#shared/ui/fields/text-input.tsx';
import { DialogActions } from '#shared/ui/dialogs/dialog-actions.tsx';
import classes from '../visit/work.module.css';

export type NewLine = { kind: LineKind; text: string; quantityMilli: number; unit: LineUnit };

type Props = {
  kind: LineKind;
  written: LineDraft | null;
  onWrite: (line: LineDraft) => void;
  onClose: () => void;
  onAdd: (line: NewLine) => void;
};

const UNIT_OF: Record<LineKind, LineUnit> = {
  MATERIAL: 'UNIT',
  LABOUR: 'HOUR',
  TRAVEL: 'KILOMETER',
  OTHER: 'UNIT',
};
const KINDS = LINE_KINDS.map((value) => ({ value, label: LINE_KIND_LABELS[value] }));
const UNITS = LINE_UNITS.map((value) => ({ value, label: LINE_UNIT_LABELS[value] }));

function useLine({ kind, written, onWrite }: Pick<Props, 'kind' | 'written' | 'onWrite'>) {
  const line: LineDraft = written ?? { kind, text: '', quantity: '1', unit: UNIT_OF[kind] };
  const [wasTried, setTried] = useState(false);
  const quantityMilli = parseQuantity(line.quantity);
  const errors = {
    text: textUpTo(SHORT_TEXT_MAX)(line.text) ?? (line.text.trim() === '' ? MESSAGES.required : null),
    quantity: quantityMilli === null ? MESSAGES.quantity : null,
  };
  const change = (part: Partial<LineDraft>) => onWrite({ ...line, ...part });
  const shown = wasTried ? errors : { text: null, quantity: null };
  return { line, change, quantityMilli, errors, shown, setTried };
}

export function LineDialog({ onClose, onAdd, ...rest }: Props) {
  const { line, change, quantityMilli, errors, shown, setTried } = useLine(rest);
  const text = useRef<HTMLInputElement>(null);
  const quantity = useRef<HTMLInputElement>(null);
  const add = () => {
    setTried(true);
    if (errors.text !== null) text.current?.focus();
    else if (quantityMilli === null) quantity.current?.focus();
    else onAdd({ kind: line.kind, text: line.text.trim(), quantityMilli, unit: line.unit });
  };
  const actions = <DialogActions submit="Añadir" onCancel={onClose} />;
  return (
    <Dialog open title="Añadir una línea" onClose={onClose} onSubmit={add} actions={actions}>
      <Select
        label="Clase"
        value={line.kind}
        options={KINDS}
        onChange={(chosen) => change({ kind: chosen, unit: UNIT_OF[chosen] })}
      />
      <TextInput
        ref={text}
        label="Concepto"
        required
        value={line.text}
        error={shown.text}
        onChange={(value) => change({ text: value })}
      />
      <div className={classes['pair']}>
        <TextInput
          ref={quantity}
          label="Cantidad"
          required
          inputMode="decimal"
          value={line.quantity}
          error={shown.quantity}
          onChange={(value) => change({ quantity: value })}
        />
        <Select label="Unidad" value={line.unit} options={UNITS} onChange={(unit) => change({ unit })} />
      </div>
    </Dialog>
  );
}
