import { IconAlertCircle } from '@tabler/icons-react';
import { useId, type FocusEventHandler, type ReactNode, type Ref } from 'react';
import classes from './text-input.module.css';

/** `C` is the type given to `onChange`, where narrower. */
export type FieldProps<T, E extends HTMLElement = HTMLInputElement, C = T> = {
  label: string;
  value: T;
  onChange: (value: C) => void;
  name?: string;
  error?: string | null;
  helperText?: string;
  required?: boolean;
  disabled?: boolean;
  onBlur?: FocusEventHandler<HTMLElement>;
  onFocus?: FocusEventHandler<HTMLElement>;
  ref?: Ref<E>;
};

function Asterisk() {
  return (
    <span className={classes['asterisk']} aria-hidden="true">
      *
    </span>
  );
}

export function FieldLabel({ id, label, required }: { id: string; label: string; required: boolean }) {
  return (
    <div className={classes['label']}>
      <label id={`${id}-label`} htmlFor={id}>
        {label}
      </label>
      {required && <Asterisk />}
    </div>
  );
}

export function useNotes(id: string, error: string | null, helperText: string | undefined) {
  const ids = [error === null ? null : `${id}-error`, helperText === undefined ? null : `${id}-help`];
  const described = ids.filter((noteId) => noteId !== null).join(' ');
  const notes = (
    <>
      {helperText !== undefined && (
        <p id={`${id}-help`} className={classes['help']}>
          {helperText}
        </p>
      )}
      {error !== null && (
        <p id={`${id}-error`} className={classes['error']}>
          <IconAlertCircle size={14} aria-hidden="true" />
          <span>{error}</span>
        </p>
      )}
    </>
  );
  return { notes, described: described === '' ? undefined : described };
}

type Common = Pick<
  FieldProps<unknown>,
  'label' | 'error' | 'helperText' | 'required' | 'disabled' | 'name' | 'onBlur' | 'onFocus'
>;

export type Tied = {
  id: string;
  name: string | undefined;
  required: boolean;
  disabled: boolean;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
  onBlur: FocusEventHandler<HTMLElement> | undefined;
  onFocus: FocusEventHandler<HTMLElement> | undefined;
};

type Props = Common & { children: (tied: Tied) => ReactNode };

export function Field({ label, error = null, helperText, required = false, children, ...rest }: Props) {
  const id = useId();
  const { notes, described } = useNotes(id, error, helperText);
  const { name, disabled = false, onBlur, onFocus } = rest;
  return (
    <div className={classes['field']}>
      <FieldLabel id={id} label={label} required={required} />
      {children({
        id,
        name,
        required,
        disabled,
        'aria-invalid': error === null ? undefined : true,
        'aria-describedby': described,
        onBlur,
        onFocus,
      })}
      {notes}
    </div>
  );
}

type GroupProps = Pick<Common, 'label' | 'error' | 'helperText' | 'required' | 'onBlur'> & {
  className?: string | undefined;
  children: ReactNode;
};

export function FieldSet({ label, error = null, helperText, required = false, ...rest }: GroupProps) {
  const id = useId();
  const { notes, described } = useNotes(id, error, helperText);
  const { className, children, onBlur } = rest;
  return (
    <div
      role="group"
      aria-labelledby={`${id}-label`}
      aria-describedby={described}
      className={classes['field']}
      data-invalid={error === null ? undefined : true}
      {...(onBlur ? { onBlur } : {})}
    >
      <div className={classes['label']}>
        <span id={`${id}-label`}>{label}</span>
        {required && <Asterisk />}
      </div>
      <div className={className}>{children}</div>
      {notes}
    </div>
  );
}
