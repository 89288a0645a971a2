import type { ReactNode } from 'react';
import { Dialog } from '../ui/dialogs/dialog.tsx';
import { DialogActions } from '../ui/dialogs/dialog-actions.tsx';
import { FieldGroup, Recovered } from './form-card.tsx';
import { FormProblem } from './form-problem.tsx';
import { toastSuccess } from '../ui/toasts/toast.tsx';
import type { RecordForm } from './use-record-form.ts';

type DialogForm = Pick<
  RecordForm,
  'phase' | 'problem' | 'failure' | 'submit' | 'isRecovered' | 'keepsDraft' | 'reset'
>;

type Props = {
  open?: boolean;
  onClose: () => void;
  form: DialogForm;
  title: string;
  submit: string;
  size?: 480 | 640;
  isDanger?: boolean;
  children: ReactNode;
};

/** Closing keeps the form's draft. */
export function FormDialog({ open = true, onClose, form, title, submit, children, ...rest }: Props) {
  const { size = 480, isDanger = false } = rest;
  const close = () => {
    if (form.phase === 'sending') return;
    if (form.keepsDraft) toastSuccess('Borrador guardado');
    onClose();
  };
  const busy = form.phase === 'sending';
  const actions = <DialogActions submit={submit} onCancel={close} busy={busy} isDanger={isDanger} />;
  return (
    <Dialog
      open={open}
      onClose={close}
      title={title}
      size={size}
      actions={actions}
      onSubmit={form.submit}
      onUnread={form.submit}
    >
      <Recovered form={form} />
      <FieldGroup>{children}</FieldGroup>
      <FormProblem form={form} isSilent={false} />
    </Dialog>
  );
}
