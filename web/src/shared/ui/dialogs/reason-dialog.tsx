import { MESSAGES } from '@cuadrilla/domain/text/messages.ts';
import { SHORT_TEXT_MAX } from '@cuadrilla/domain/text/text.ts';
import { useState, type ReactNode } from 'react';
import { ConfirmDialog, type ConfirmProps } from './confirm-dialog.tsx';
import { Select, type Option } from '../fields/select.tsx';
import { Textarea } from '../fields/textarea.tsx';

type Props = Omit<ConfirmProps, 'onConfirm' | 'children'> & {
  label: string;
  options?: readonly Option[];
  isOptional?: boolean;
  written?: string;
  onWrite?: (reason: string) => void;
  onConfirm: (reason: string) => void;
  children?: ReactNode;
};

function Content({ label, options, isOptional = false, ...props }: Props) {
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
    error: wasTried && isMissing ? MESSAGES.required : null,
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
        <Textarea {...field} maxLength={SHORT_TEXT_MAX} />
      )}
    </ConfirmDialog>
  );
}

/** Keeps the text while the attempt fails, and after closing through `onWrite`. */
export function ReasonDialog(props: Props) {
  return props.open !== false && <Content {...props} />;
}
