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
  /** The verb on the button. */
  submit: string;
  size?: 480 | 640;
  /** What it does cannot be taken back. */
  isDanger?: boolean;
  children: ReactNode;
};

/** A short form over the page. It goes when it is closed; the draft of its form stays, so that closing by mistake loses nothing. */
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
