import { useId, type ReactNode } from 'react';
import classes from './choice.module.css';

type Props<V extends string> = {
  label: string;
  value: V;
  options: readonly { value: V; label: string; icon?: ReactNode }[];
  onChange: (value: V) => void;
};

export function SegmentedControl<V extends string>({ label, value, options, onChange }: Props<V>) {
  const name = useId();
  return (
    <div role="radiogroup" aria-label={label} className={classes['segments']}>
      {options.map((option) => (
        <label key={option.value} className={classes['segment']}>
          <input
            type="radio"
            name={name}
            className={classes['hidden']}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          {option.icon}
          {option.label}
        </label>
      ))}
    </div>
  );
}
