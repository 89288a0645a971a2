import { Field, type FieldProps } from './field.tsx';
import inputs from './text-input.module.css';

type Props = FieldProps<string> & { min?: string; max?: string };

/** A day and a time of the day as `2026-11-21T14:30`, or empty: the platform's own picker. In which zone is for whoever reads it. */
export function DateTimeInput({ value, onChange, min, max, ref, ...rest }: Props) {
  return (
    <Field {...rest}>
      {(tied) => (
        <input
          {...tied}
          ref={ref}
          type="datetime-local"
          value={value}
          min={min}
          max={max}
          className={`${inputs['input'] ?? ''} num`}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      )}
    </Field>
  );
}
