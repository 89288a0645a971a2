import { Field, type FieldProps } from '#shared/ui/field.tsx';
import inputs from '#shared/ui/text-input.module.css';

/** A time of the day as `14:30`, or empty: the platform's own control. */
export function TimeInput({ value, onChange, ref, ...rest }: FieldProps<string>) {
  return (
    <Field {...rest}>
      {(tied) => (
        <input
          {...tied}
          ref={ref}
          type="time"
          step={300}
          value={value}
          className={`${inputs['input'] ?? ''} num`}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      )}
    </Field>
  );
}
