import { useState, type ReactNode } from 'react';
import { ConfirmDialog, type ConfirmProps } from './confirm-dialog.tsx';
import { Select, type Option } from '../fields/select.tsx';
import { Textarea } from '../fields/textarea.tsx';

type Props = Omit<ConfirmProps, 'onConfirm' | 'children'> & {
  /** `Motivo`, `Por qué`… */
  label: string;
  /** A closed list; without it a free text. */
  options?: readonly Option[];
  maxLength?: number;
  /** Whether it may be left empty. */
  isOptional?: boolean;
  /** What was written in it before it was closed. */
  written?: string;
  /** Keeps what is written. */
  onWrite?: (reason: string) => void;
  onConfirm: (reason: string) => void;
  children?: ReactNode;
};

function Content({ label, options, maxLength = 300, isOptional = false, ...props }: Props) {
  const { written = '', onWrite, onConfirm, ...rest } = props;
  const [reason, setReason] = useState(written);
  const [wasTried, setWasTried] = useState(false);
  const isMissing = !isOptional && reason.trim() === '';
  const field = {
    label,
    value: reason,
    onChange: (text: string) => {
      setReason(text);
      onWrite?.(text);
    },
    required: !isOptional,
    error: wasTried && isMissing ? 'Este campo es requerido' : null,
  };
  const confirm = () => {
    setWasTried(true);
    if (isMissing) document.querySelector<HTMLElement>('[data-dialog-body] :is(select, textarea)')?.focus();
    else onConfirm(reason.trim());
  };
  return (
    <ConfirmDialog {...rest} onConfirm={confirm}>
      {rest.children}
      {options ? (
        <Select {...field} options={options} placeholder="Elige un motivo" />
      ) : (
        <Textarea {...field} maxLength={maxLength} />
      )}
    </ConfirmDialog>
  );
}

/** Asks why, then does it. What was written is kept while the attempt fails; once it closes, by whoever takes `onWrite`. */
export function ReasonDialog(props: Props) {
  return props.open && <Content {...props} />;
}
