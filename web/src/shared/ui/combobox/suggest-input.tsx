import { useEffect, useRef, useState, type ComponentType } from 'react';
import { Field, type FieldProps } from '../fields/field.tsx';
import inputs from '../fields/text-input.module.css';
import type { SuggestComboboxProps, SuggestedTextProps } from './suggest-combobox.tsx';

type Loaded = { Combobox: ComponentType<SuggestComboboxProps>; hadFocus: boolean };

/** A plain input until the suggestions' chunk is loaded, or if loading fails. */
export function SuggestedText(props: SuggestedTextProps) {
  const { tied, value, onChange, suggestions, onKeyDown, placeholder, className } = props;
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const hasSuggestions = suggestions !== undefined;
  useEffect(() => {
    if (!hasSuggestions) return;
    import('./suggest-combobox.tsx').then(
      ({ SuggestCombobox: Combobox }) =>
        setLoaded({ Combobox, hadFocus: document.activeElement?.id === tied.id }),
      () => undefined,
    );
  }, [hasSuggestions, tied.id]);
  if (loaded && suggestions) return <loaded.Combobox {...props} {...loaded} suggestions={suggestions} />;
  return (
    <input
      {...tied}
      autoComplete="off"
      value={value}
      placeholder={placeholder}
      className={className}
      onChange={(event) => onChange(event.currentTarget.value)}
      onKeyDown={onKeyDown}
    />
  );
}

type Props = FieldProps<string> & Pick<SuggestedTextProps, 'onPick' | 'suggestions' | 'placeholder'>;

export function SuggestInput({ value, onChange, onPick, suggestions, placeholder, ref, ...field }: Props) {
  const anchor = useRef<HTMLDivElement>(null);
  return (
    <Field {...field}>
      {(tied) => (
        <div ref={anchor} className={inputs['control']}>
          <SuggestedText
            className={inputs['input']}
            tied={ref === undefined ? tied : { ...tied, ref }}
            value={value}
            onChange={onChange}
            onPick={onPick}
            suggestions={suggestions}
            anchor={anchor}
            placeholder={placeholder}
          />
        </div>
      )}
    </Field>
  );
}
