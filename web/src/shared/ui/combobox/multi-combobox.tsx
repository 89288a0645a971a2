import { useRef } from 'react';
import classes from '../fields/choice.module.css';
import type { ComboboxOption } from './combobox-options.ts';
import { Combobox, type TypedBefore } from './combobox.tsx';
import type { FieldProps } from '../fields/field.tsx';
import { Tag } from '../fields/tags-input.tsx';

type Props = FieldProps<readonly string[], HTMLInputElement, string[]> & {
  options: readonly ComboboxOption[];
  placeholder?: string;
  none?: string;
} & Pick<TypedBefore, 'hadFocus'>;

export function MultiCombobox({ value, onChange, options, ...field }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const rest = options.filter((option) => !value.includes(option.value));
  const labelOf = (id: string) => options.find((option) => option.value === id)?.label ?? 'Cargando…';
  const remove = (id: string) => {
    onChange(value.filter((each) => each !== id));
    box.current?.querySelector('input')?.focus();
  };
  return (
    <div ref={box} className={classes['several']}>
      <Combobox {...field} value="" onChange={(id) => onChange([...value, id])} source={{ options: rest }} />
      {value.length > 0 && (
        <div role="group" aria-label={`${field.label}: elegidos`} className={classes['chips']}>
          {value.map((id) => (
            <Tag
              key={id}
              text={labelOf(id)}
              isWrong={false}
              disabled={field.disabled ?? false}
              onRemove={() => remove(id)}
            />
          ))}
        </div>
      )}
    </div>
  );
}
