import { IconPlus, IconX } from '@tabler/icons-react';
import { Menu } from '../ui/dialogs/menu.tsx';
import { useMenu } from '../ui/dialogs/use-menu.ts';
import classes from './list-toolbar.module.css';
import { useChosen } from './use-chosen.ts';

export type Filter = {
  name: string;
  label: string;
  options: readonly { value: string; label: string }[];
};

type Props = { filter: Filter; value: string | null; onChange: (value: string | null) => void };

export function FilterChip({ filter: { label, options }, onChange, ...props }: Props) {
  const menu = useMenu();
  const [value, choose] = useChosen(props.value, onChange);
  const chosen = value === null ? null : (options.find((option) => option.value === value)?.label ?? value);
  const remove = () => {
    menu.focusButton();
    choose(null);
  };
  return (
    <div className={classes['chip']} data-chosen={chosen !== null || undefined}>
      <button {...menu.button}>
        {chosen === null && <IconPlus size={14} aria-hidden="true" />}
        {chosen === null ? label : `${label}: ${chosen}`}
      </button>
      {chosen !== null && (
        <button type="button" aria-label={`Quitar filtro ${label}`} onClick={remove}>
          <IconX size={14} aria-hidden="true" />
        </button>
      )}
      <Menu
        label={label}
        menu={menu}
        items={options.map((option) => ({
          label: option.label,
          checked: option.value === value,
          onSelect: () => choose(option.value),
        }))}
      />
    </div>
  );
}

type ChoicesProps = {
  label: string;
  all: string;
  options: readonly { value: string; label: string; count?: number | null }[];
  value: string | null;
  onChange: (value: string | null) => void;
};

export function FilterChoices({ label, all, options, onChange, ...props }: ChoicesProps) {
  const [value, choose] = useChosen(props.value, onChange);
  const every = [{ value: null, label: all, count: null }, ...options];
  return (
    <div role="group" aria-label={label} className={classes['choices']}>
      {every.map((option) => (
        <button
          key={option.value}
          type="button"
          className={classes['choice']}
          aria-pressed={option.value === value}
          onClick={() => choose(option.value)}
        >
          {option.label}
          {option.count != null && <span>{option.count}</span>}
        </button>
      ))}
    </div>
  );
}
