import { useId, type ReactNode } from 'react';
import classes from './choice.module.css';
import { FieldSet, type FieldProps } from './field.tsx';

export type Choice<V extends string = string> = { value: V; label: string; hint?: string; icon?: ReactNode };

type Props<V extends string> = FieldProps<V> & { options: readonly Choice<NoInfer<V>>[] };

export function RadioCards<V extends string>(props: Props<V>) {
  const { options, value, onChange, name, disabled = false, ref, ...rest } = props;
  const id = useId();
  return (
    <FieldSet {...rest} className={classes['cards']}>
      {options.map((option, index) => (
        <label key={option.value} className={classes['card']}>
          <input
            type="radio"
            name={name ?? id}
            value={option.value}
            checked={option.value === value}
            disabled={disabled}
            ref={option.value === value || (value === '' && index === 0) ? ref : undefined}
            onChange={() => onChange(option.value)}
          />
          {option.icon}
          <span>
            {option.label}
            {option.hint !== undefined && <small>{option.hint}</small>}
          </span>
        </label>
      ))}
    </FieldSet>
  );
}
