import type { ReactNode } from 'react';
import { Button } from '../ui/button.tsx';
import { dangerClass, Dialog } from '../ui/dialogs/dialog.tsx';
import { FieldGroup, Recovered } from './form-card.tsx';
import { FormProblem } from './form-problem.tsx';
import type { RecordForm } from './use-record-form.ts';

type DialogForm = Pick<RecordForm, 'phase' | 'problem' | 'failure' | 'submit' | 'isRecovered' | 'reset'>;

type Props = {
  open: boolean;
  onClose: () => void;
  form: DialogForm;
  title: string;
  submit: string;
  size?: 480 | 640;
  isDanger?: boolean;
  children: ReactNode;
};

/** Closing keeps the form's draft. */
export function FormDialog({ open, onClose, form, title, submit, children, ...rest }: Props) {
  const { size = 640, isDanger = false } = rest;
  const close = () => {
    if (form.phase !== 'sending') onClose();
  };
  const actions = (
    <>
      <Button title="Cancelar" onClick={close} />
      <Button
        type={isDanger ? 'default' : 'primary'}
        className={isDanger ? dangerClass : undefined}
        submit
        title={submit}
        busy={form.phase === 'sending'}
      />
    </>
  );
  return (
    <Dialog open={open} onClose={close} title={title} size={size} actions={actions} onSubmit={form.submit}>
      <FormProblem form={form} isSilent={false} />
      <Recovered form={form} />
      <FieldGroup>{children}</FieldGroup>
    </Dialog>
  );
}
