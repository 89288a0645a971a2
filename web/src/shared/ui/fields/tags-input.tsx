import { foldText } from '@cuadrilla/domain/text/text.ts';
import { IconAlertCircle, IconX } from '@tabler/icons-react';
import { useRef, useState, type FocusEvent, type KeyboardEvent } from 'react';
import classes from './choice.module.css';
import type { Source } from '../combobox/combobox-options.ts';
import { Field, type FieldProps } from './field.tsx';
import { SuggestedText } from '../combobox/suggest-input.tsx';

type Props = FieldProps<readonly string[], HTMLInputElement, string[]> & {
  placeholder?: string;
  suggestions?: Source;
  isWrong?: (text: string) => boolean;
};

export function withTag(tags: readonly string[], typed: string): string[] {
  const tag = typed.trim();
  const isKnown = tags.some((each) => foldText(each) === foldText(tag));
  return tag === '' || isKnown ? [...tags] : [...tags, tag];
}

type TagProps = { text: string; isWrong: boolean; onRemove: () => void; disabled: boolean };

export function Tag({ text, isWrong, onRemove, disabled }: TagProps) {
  return (
    <span className={classes['tag']} data-wrong={isWrong || undefined}>
      {isWrong && (
        <>
          <IconAlertCircle size={14} stroke={1.75} aria-hidden="true" />
          <span className="visually-hidden">No válido: </span>
        </>
      )}
      {text}
      <button type="button" aria-label={`Quitar ${text}`} disabled={disabled} onClick={onRemove}>
        <IconX size={14} aria-hidden="true" />
      </button>
    </span>
  );
}

/** Enter or a comma adds, Backspace in an empty field removes the last; leaving adds what was typed. */
export function TagsInput({
  value,
  onChange,
  placeholder,
  suggestions,
  isWrong,
  ref,
  onBlur,
  ...rest
}: Props) {
  const [typed, setTyped] = useState('');
  // A blur may come before a taken suggestion is drawn.
  const latest = useRef('');
  const box = useRef<HTMLDivElement>(null);
  const type = (text: string) => {
    latest.current = text;
    setTyped(text);
  };
  const add = (text = latest.current) => {
    if (text.trim() !== '') onChange(withTag(value, text));
    type('');
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const isAdding = (event.key === 'Enter' && typed.trim() !== '') || event.key === ',';
    if (isAdding) {
      event.preventDefault();
      add();
    } else if (event.key === 'Backspace' && typed === '') onChange(value.slice(0, -1));
  };
  const remove = (text: string) => {
    onChange(value.filter((each) => each !== text));
    box.current?.querySelector('input')?.focus();
  };
  const leave = (event: FocusEvent<HTMLElement>) => {
    add();
    onBlur?.(event);
  };
  return (
    <Field {...rest} onBlur={leave}>
      {(tied) => (
        <div ref={box} className={classes['tags']}>
          {value.map((text) => (
            <Tag
              key={text}
              text={text}
              isWrong={tied['aria-invalid'] === true && isWrong?.(text) === true}
              disabled={tied.disabled}
              onRemove={() => remove(text)}
            />
          ))}
          <SuggestedText
            tied={ref === undefined ? tied : { ...tied, ref }}
            suggestions={suggestions}
            onKeyDown={onKeyDown}
            value={typed}
            onChange={type}
            onPick={add}
            without={value}
            anchor={box}
            placeholder={value.length === 0 ? placeholder : undefined}
          />
        </div>
      )}
    </Field>
  );
}
