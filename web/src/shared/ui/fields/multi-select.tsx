import { IconCheck } from '@tabler/icons-react';
import classes from './choice.module.css';
import { FieldSet, type FieldProps } from './field.tsx';
import type { Option } from './select.tsx';

type Props = FieldProps<readonly string[], HTMLInputElement, string[]> & {
  options: readonly Option[];
  none?: string;
};

export function MultiSelect({ options, value, onChange, none, name, disabled = false, ref, ...rest }: Props) {
  const toggle = (chosen: string) => {
    const now = new Set(value);
    if (!now.delete(chosen)) now.add(chosen);
    const known = options.map((option) => option.value).filter((each) => now.has(each));
    onChange([...known, ...[...now].filter((each) => !known.includes(each))]);
  };
  return (
    <FieldSet {...rest} className={classes['chips']}>
      {options.length === 0 && <span>{none ?? 'No hay nada que elegir'}</span>}
      {options.map((option, index) => (
        <label key={option.value} className={classes['chip']}>
          <input
            type="checkbox"
            name={name}
            className={classes['hidden']}
            checked={value.includes(option.value)}
            disabled={disabled || option.disabled === true}
            ref={index === 0 ? ref : undefined}
            onChange={() => toggle(option.value)}
          />
          <IconCheck size={14} aria-hidden="true" />
          {option.label}
        </label>
      ))}
    </FieldSet>
  );
}
