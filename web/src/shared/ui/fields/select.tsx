import { IconChevronDown } from '@tabler/icons-react';
import { Field, type FieldProps } from './field.tsx';
import classes from './select.module.css';
import inputs from './text-input.module.css';

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
        <div className={inputs['control']}>
          <select
            {...tied}
            ref={ref}
            value={value}
            data-empty={value === '' || undefined}
            className={`${inputs['input'] ?? ''} ${classes['select'] ?? ''}`}
            onChange={(event) => onChange(event.currentTarget.value as V)}
          >
            {placeholder !== undefined && <option value="">{placeholder}</option>}
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.disabled}>
                {option.label}
              </option>
            ))}
          </select>
          <IconChevronDown className={classes['arrow']} size={16} aria-hidden="true" />
        </div>
      )}
    </Field>
  );
}
