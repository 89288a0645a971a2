import { Field, type FieldProps } from './field.tsx';
import { SelectControl } from './select-control.tsx';

export type Option<V extends string = string> = { value: V; label: string; disabled?: boolean };

type Props<V extends string> = FieldProps<V, HTMLSelectElement> & {
  options: readonly Option<NoInfer<V>>[];
  /** The label of no value; without it a value is required. */
  placeholder?: string;
};

export function Select<V extends string>(props: Props<V>) {
  const { options, placeholder, value, onChange, ref, ...rest } = props;
  return (
    <Field {...rest}>
      {(tied) => (
        <SelectControl
          {...tied}
          ref={ref}
          value={value}
          onChange={(event) => onChange(event.currentTarget.value as V)}
        >
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.disabled}>
              {option.label}
            </option>
          ))}
        </SelectControl>
      )}
    </Field>
  );
}
