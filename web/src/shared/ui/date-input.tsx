import { Field, type FieldProps } from './field.tsx';
import inputs from './text-input.module.css';

type Props = FieldProps<string> & { min?: string; max?: string };

/** A day without a time, as `2026-11-21`, or empty: the platform's own picker, which writes it as the person is used to. */
export function DateInput({ value, onChange, min, max, ref, ...rest }: Props) {
  return (
    <Field {...rest}>
      {(tied) => (
        <input
          {...tied}
          ref={ref}
          type="date"
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
