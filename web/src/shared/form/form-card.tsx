import { IconCheck } from '@tabler/icons-react';
import { useRef, type ReactNode } from 'react';
import { Button } from '../ui/button.tsx';
import { LeaveDialog } from '../ui/dialogs/leave-dialog.tsx';
import { unreadIn } from '../ui/toasts/unread.ts';
import { useFirstField } from '../ui/use-first-field.ts';
import classes from './form-card.module.css';
import { FormProblem } from './form-problem.tsx';
import { SaveHint } from './save-hint.tsx';
import { useAskedField } from './use-asked-field.ts';
import type { RecordForm } from './use-record-form.ts';
import { useSaveKey } from './draft/use-save-key.ts';

type Props = {
  form: RecordForm;
  submit: string;
  icon?: ReactNode;
  cancelTo: string;
  /** A form within a page: the focus stays on the heading. */
  isSection?: boolean;
  children: ReactNode;
};

type RecoveredProps = { form: Pick<RecordForm, 'isRecovered' | 'phase' | 'reset'> };

export function Recovered({ form: { isRecovered, phase, reset } }: RecoveredProps) {
  if (!isRecovered || phase !== 'editing') return null;
  return (
    <div className={classes['recovered']} role="status">
      <span>Sigue aquí lo que dejaste sin guardar.</span>
      <Button
        type="secondary"
        title="Descartar borrador"
        onClick={({ currentTarget }) => {
          const form = currentTarget.closest('form');
          reset();
          // The focused button disappears.
          form?.querySelector<HTMLElement>('input, select, textarea')?.focus();
        }}
      />
    </div>
  );
}

export function FormCard({ form, submit: verb, icon, cancelTo, isSection = false, children }: Props) {
  const ref = useRef<HTMLFormElement>(null);
  useAskedField(ref);
  useFirstField(ref, !isSection);
  const submit = () => {
    form.submit(unreadIn(ref.current));
  };
  useSaveKey(ref, submit);
  const isDone = form.phase === 'done';
  return (
    <form
      ref={ref}
      noValidate
      className={classes['card']}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <div className={classes['body']} aria-busy={form.phase === 'sending' || undefined}>
        <Recovered form={form} />
        {children}
        {/* Beside the button that was pressed; the top of a long form is out of sight. */}
        <FormProblem form={form} />
      </div>
      <div className={classes['foot']}>
        <SaveHint what="guarda" />
        <Button style="link" title="Cancelar" to={cancelTo} />
        <Button
          type="primary"
          title={verb}
          submit
          icon={isDone ? <IconCheck size={16} /> : icon}
          busy={form.phase === 'sending'}
          disabled={isDone}
        />
      </div>
      <LeaveDialog hasChanges={form.isDirty && form.phase === 'editing'} onDiscard={form.forgetDraft} />
    </form>
  );
}

type GroupProps = { title?: string; hint?: ReactNode; action?: ReactNode; children: ReactNode };

export function RequiredHint() {
  return (
    <>
      Los campos con <span className={classes['asterisk']}>*</span> son obligatorios.
    </>
  );
}

export function FieldGroup({ title, hint, action, children }: GroupProps) {
  return (
    <section className={classes['group']}>
      {(title !== undefined || action !== undefined) && (
        <div className={classes['head']}>
          <h2>{title}</h2>
          {action}
        </div>
      )}
      {hint !== undefined && <p className={classes['hint']}>{hint}</p>}
      <div className={classes['fields']}>{children}</div>
    </section>
  );
}

export function Wide({ children }: { children: ReactNode }) {
  return <div className={classes['wide']}>{children}</div>;
}

export function FormPage({ children, side }: { children: ReactNode; side?: ReactNode }) {
  return (
    <div className={classes['page']}>
      {children}
      {side}
    </div>
  );
}
