import { IconPlus, IconTrash } from '@tabler/icons-react';
import { useRef } from 'react';
import { Button } from '#shared/ui/button.tsx';
import { TextInput } from '#shared/ui/fields/text-input.tsx';
import type { TextField } from './joined-field.ts';
import classes from './rows.module.css';

type Props = {
  label: string;
  add: string;
  type: 'email' | 'phone';
  rows: readonly string[];
  most: number;
  field: (index: number) => TextField;
  onAdd: () => void;
  onRemove: (index: number) => void;
  onFocus?: () => void;
};

export function TextRows({ label, add, type, rows, most, field, onAdd, onRemove, onFocus }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const remove = (index: number) => {
    onRemove(index);
    box.current?.querySelectorAll('input')[Math.max(0, index - 1)]?.focus();
  };
  const append = () => {
    onAdd();
    requestAnimationFrame(() => [...(box.current?.querySelectorAll('input') ?? [])].at(-1)?.focus());
  };
  const nameOf = (index: number) => (index === 0 ? label : `${label} ${index + 1}`);
  return (
    <div ref={box} className={classes['rows']}>
      {rows.map((_, index) => (
        <div key={index} className={classes['row']}>
          <TextInput {...field(index)} label={nameOf(index)} type={type} {...(onFocus ? { onFocus } : {})} />
          {rows.length > 1 && (
            <button
              type="button"
              className={classes['remove']}
              aria-label={`Quitar ${nameOf(index)}`}
              title={`Quitar ${nameOf(index)}`}
              onClick={() => remove(index)}
            >
              <IconTrash size={16} stroke={1.75} aria-hidden="true" />
            </button>
          )}
        </div>
      ))}
      {rows.length < most && (
        <Button type="secondary" title={add} icon={<IconPlus size={16} />} onClick={append} />
      )}
    </div>
  );
}
