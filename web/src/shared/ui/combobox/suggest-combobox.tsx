import { foldText } from '@cuadrilla/domain/text/text.ts';
import { useCombobox, type UseComboboxState, type UseComboboxStateChangeOptions } from 'downshift';
import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useState,
  type KeyboardEvent,
  type Ref,
  type RefObject,
} from 'react';
import { ComboboxList, statusOf } from './combobox-list.tsx';
import { useOptions, type ComboboxOption, type Source } from './combobox-options.ts';
import type { Tied } from '../fields/field.tsx';

export type SuggestedTextProps = {
  tied: Tied & { ref?: Ref<HTMLInputElement> };
  value: string;
  onChange: (text: string) => void;
  onPick: (text: string) => void;
  suggestions?: Source | undefined;
  without?: readonly string[];
  anchor: RefObject<HTMLElement | null>;
  onKeyDown?: (event: KeyboardEvent<HTMLInputElement>) => void;
  placeholder?: string | undefined;
  className?: string | undefined;
};

export type SuggestComboboxProps = SuggestedTextProps & { suggestions: Source; hadFocus: boolean };

const Change = useCombobox.stateChangeTypes;

/** Blur selects nothing, and a click in the field never closes the list. */
function reduce(
  state: UseComboboxState<ComboboxOption>,
  { type, changes }: UseComboboxStateChangeOptions<ComboboxOption>,
) {
  if (type === Change.InputBlur) return { ...changes, selectedItem: state.selectedItem };
  return { ...changes, isOpen: type === Change.InputClick || changes.isOpen === true };
}

/** Enter takes an option only after the arrow keys have highlighted one. */
export function SuggestCombobox(props: SuggestComboboxProps) {
  const { tied, value, onChange, onPick, onKeyDown, suggestions, without = [], anchor, hadFocus } = props;
  const [isOpen, setOpen] = useState(hadFocus && value !== '');
  const found = useOptions(suggestions, value.trim(), isOpen);
  const excluded = new Set(without.map(foldText));
  const options = found.options.filter(({ label }) => !excluded.has(foldText(label)));
  const list = useCombobox<ComboboxOption>({
    items: options,
    isOpen,
    inputValue: value,
    selectedItem: null,
    itemToString: (option) => option?.label ?? '',
    itemToKey: (option) => option?.value,
    inputId: tied.id,
    labelId: `${tied.id}-label`,
    menuId: `${tied.id}-list`,
    getItemId: (index) => `${tied.id}-option-${index}`,
    onIsOpenChange: (change) => setOpen(change.isOpen),
    onSelectedItemChange: ({ selectedItem }) => {
      if (selectedItem) onPick(selectedItem.value);
    },
    stateReducer: reduce,
  });
  const isShown = isOpen && options.length > 0;
  const active = isShown && list.highlightedIndex < options.length ? list.highlightedIndex : -1;
  const unpoint = useEffectEvent(() => {
    if (list.isOpen) list.setHighlightedIndex(-1);
  });
  useLayoutEffect(() => unpoint(), [found.answered]);
  const focus = useEffectEvent(() => {
    if (hadFocus) document.getElementById(tied.id)?.focus();
  });
  useEffect(() => focus(), []);
  const handleKey = (event: KeyboardEvent<HTMLInputElement>) => {
    const { key, nativeEvent } = event;
    if (key === 'Enter' && active >= 0) return;
    if (key === 'Enter' || (key === 'Escape' && !isShown)) {
      Object.assign(nativeEvent, { preventDownshiftDefault: true });
      setOpen(false);
    }
    onKeyDown?.(event);
  };
  const inputProps = list.getInputProps({
    ...tied,
    onChange: ({ currentTarget }) => onChange(currentTarget.value),
    onKeyDown: handleKey,
  });
  return (
    <>
      <input
        {...inputProps}
        type="text"
        enterKeyHint="done"
        placeholder={props.placeholder}
        aria-expanded={isShown}
        aria-activedescendant={active < 0 ? undefined : `${tied.id}-option-${active}`}
        className={props.className}
      />
      <ComboboxList
        list={list}
        found={{ ...found, options }}
        value=""
        status={isShown ? statusOf({ ...found, options }, '', null) : ''}
        isShown={isShown}
        field={anchor}
      />
    </>
  );
}
