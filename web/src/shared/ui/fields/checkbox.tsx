import { useId } from 'react';
import classes from './checkbox.module.css';
import { useNotes, type FieldProps } from './field.tsx';

type Props = FieldProps<boolean>;

function Toggle({
  role,
  value,
  onChange,
  label,
  error = null,
  helperText,
  ref,
  ...rest
}: Props & { role?: 'switch' }) {
  const id = useId();
  const { notes, described } = useNotes(id, error, helperText);
  const { name, required = false, disabled = false, onBlur, onFocus } = rest;
  return (
    <div>
      <div className={classes['line']}>
        <input
          id={id}
          ref={ref}
          type="checkbox"
          {...(role ? { role } : {})}
          name={name}
          checked={value}
          disabled={disabled}
          required={required}
          className={classes['box']}
          aria-invalid={error === null ? undefined : true}
          aria-describedby={described}
          onBlur={onBlur}
          onFocus={onFocus}
          onChange={(event) => onChange(event.currentTarget.checked)}
        />
        <label htmlFor={id}>{label}</label>
      </div>
      {notes}
    </div>
  );
}

export function Checkbox(props: Props) {
  return <Toggle {...props} />;
}

export function Switch(props: Props) {
  return <Toggle {...props} role="switch" />;
}
