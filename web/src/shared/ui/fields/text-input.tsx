import { IconEye, IconEyeOff } from '@tabler/icons-react';
import { useId, useState, type FocusEventHandler, type ReactNode, type Ref } from 'react';
import { FieldLabel, useNotes } from './field.tsx';
import classes from './text-input.module.css';

export type TextInputProps = {
  label: string;
  value: string;
  onChange: (value: string) => void;
  type?: 'text' | 'phone' | 'email' | 'password';
  name?: string;
  error?: string | null;
  helperText?: string;
  placeholder?: string;
  required?: boolean;
  disabled?: boolean;
  autoComplete?: string;
  inputMode?: 'text' | 'decimal' | 'numeric';
  unit?: string;
  icon?: ReactNode;
  onBlur?: FocusEventHandler<HTMLInputElement>;
  onFocus?: FocusEventHandler<HTMLInputElement>;
  ref?: Ref<HTMLInputElement>;
};

type ToggleProps = { shown: boolean; onChange: (shown: boolean) => void; controls: string };

function PasswordToggle({ shown, onChange, controls }: ToggleProps) {
  return (
    <button
      type="button"
      className={classes['toggle']}
      aria-label={shown ? 'Ocultar contraseña' : 'Mostrar contraseña'}
      aria-controls={controls}
      onClick={() => onChange(!shown)}
    >
      {shown ? <IconEyeOff size={20} stroke={1.6} /> : <IconEye size={20} stroke={1.6} />}
    </button>
  );
}

const HTML_TYPES = { text: 'text', phone: 'tel', email: 'email', password: 'password' } as const;

type ControlProps = Omit<TextInputProps, 'label' | 'helperText' | 'error'> & {
  id: string;
  invalid: boolean;
  described: string | undefined;
};

function Control({
  id,
  ref,
  type = 'text',
  icon,
  onChange,
  unit,
  invalid,
  described,
  ...rest
}: ControlProps) {
  const [shown, setShown] = useState(false);
  const isPassword = type === 'password';
  return (
    <div className={classes['control']} data-icon={icon !== undefined || undefined}>
      {icon !== undefined && (
        <span className={classes['icon']} aria-hidden="true">
          {icon}
        </span>
      )}
      <input
        {...rest}
        id={id}
        ref={ref}
        type={isPassword && shown ? 'text' : HTML_TYPES[type]}
        onChange={(event) => onChange(event.currentTarget.value)}
        autoCapitalize={type === 'text' ? undefined : 'none'}
        spellCheck={type === 'text' ? undefined : false}
        aria-invalid={invalid || undefined}
        aria-describedby={described}
        className={classes['input']}
        data-password={isPassword || undefined}
        data-unit={unit === undefined ? undefined : true}
      />
      {unit !== undefined && (
        <span className={classes['unit']} aria-hidden="true">
          {unit}
        </span>
      )}
      {isPassword && <PasswordToggle shown={shown} onChange={setShown} controls={id} />}
    </div>
  );
}

/** The asterisk is outside the label, so that the accessible name is the label alone. */
export function TextInput(props: TextInputProps) {
  const { label, error = null, helperText, required = false, autoComplete = 'off', ...rest } = props;
  const id = useId();
  const { notes, described } = useNotes(id, error, helperText);
  return (
    <div className={classes['field']}>
      <FieldLabel id={id} label={label} required={required} />
      <Control
        {...rest}
        id={id}
        required={required}
        autoComplete={autoComplete}
        described={described}
        invalid={error !== null}
      />
      {notes}
    </div>
  );
}
