import { MESSAGES } from '@cuadrilla/domain/text/messages.ts';
import { IconChevronDown, IconX } from '@tabler/icons-react';
import {
  useCombobox,
  type UseComboboxProps,
  type UseComboboxState,
  type UseComboboxStateChangeOptions,
} from 'downshift';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import { Banner } from '../states/banner.tsx';
import { Button } from '../button.tsx';
import { ComboboxList, statusOf, type List } from './combobox-list.tsx';
import { useOptions, type ComboboxOption, type Source } from './combobox-options.ts';
import classes from './combobox.module.css';
import { Field, type FieldProps, type Tied } from '../fields/field.tsx';
import inputs from '../fields/text-input.module.css';

export type TypedBefore = { typedBefore?: string; hadFocus?: () => boolean };

/** For a field that only helps to find: text without an option is offered as itself, and leaves the form readable. */
export type FreeText = { label: (text: string) => string; onTake: (text: string) => void };

export type ComboboxProps = FieldProps<string> & {
  chosen?: ComboboxOption | null;
  placeholder?: string;
  none?: string;
  freeText?: FreeText;
};

type Props = ComboboxProps & TypedBefore & { source: Source };

const NONE = 'No hay resultados';

const Change = useCombobox.stateChangeTypes;

/** Remembers the picked option, since later results may not include it. */
function useChosen({ value, chosen = null, source }: Props) {
  const [picked, setPicked] = useState<ComboboxOption | null>(null);
  const known = 'options' in source ? source.options : [];
  const option = [picked, chosen, ...known].find((each) => each?.value === value);
  const isNamed = value === '' || option !== undefined;
  return { label: value === '' ? '' : (option?.label ?? ''), isNamed, remember: setPicked };
}

function useText(label: string, typedBefore: string, wasLeftBefore: boolean) {
  const [typed, setTyped] = useState<string | null>(typedBefore === '' ? null : typedBefore);
  const [wasLeft, setLeft] = useState(wasLeftBefore);
  const latest = useRef(typed);
  const isUnmatched = (text: string | null) => text !== null && text.trim() !== '';
  return {
    text: typed ?? label,
    query: typed?.trim() ?? '',
    isPending: isUnmatched(typed),
    /** For events that may come before what an option's choice has changed is drawn. */
    isStillPending: () => isUnmatched(latest.current),
    wasLeft,
    set: (next: string | null) => {
      latest.current = next === '' ? null : next;
      setTyped(latest.current);
      setLeft(false);
    },
    leave: () => setLeft(true),
  };
}

const NO_OPTION: ComboboxOption = { value: '', label: '' };

function optionsFor(
  { options, isLate, failure }: ReturnType<typeof useOptions>,
  query: string,
  props: Props,
) {
  const { freeText, none = NONE } = props;
  if (!freeText || query === '' || isLate || failure !== null || options.length > 0) return options;
  return [{ ...NO_OPTION, label: freeText.label(query), detail: none }];
}

type State = UseComboboxState<ComboboxOption>;
type StateChange = UseComboboxStateChangeOptions<ComboboxOption>;

/** Typing highlights the first option, opening the selected one; blur selects nothing. */
function reduce(state: State, { type, changes }: StateChange, chosenAt: number): Partial<State> {
  if (type === Change.InputBlur) return { ...changes, selectedItem: state.selectedItem };
  if (type === Change.InputChange) {
    return { ...changes, highlightedIndex: changes.inputValue?.trim() === '' ? -1 : 0 };
  }
  const isOpen = type === Change.InputClick || changes.isOpen === true;
  const isOpening = isOpen && !state.isOpen;
  return { ...changes, isOpen, ...(isOpening && chosenAt >= 0 ? { highlightedIndex: chosenAt } : {}) };
}

function useControl(props: Props) {
  const { value, onChange, source, freeText, typedBefore = '', hadFocus } = props;
  const chosen = useChosen(props);
  const [isTyping] = useState(() => typedBefore !== '' && hadFocus?.() === true);
  const text = useText(chosen.label, typedBefore, !isTyping);
  const [isOpen, setOpen] = useState(isTyping);
  const [entered, setEntered] = useState<string | null>(null);
  const isAwaited = entered !== null && entered === text.query;
  const found = useOptions(source, text.query, isOpen || isAwaited);
  const options = optionsFor(found, text.query, props);
  const take = (option: ComboboxOption | null) => {
    text.set(null);
    if (option !== null) chosen.remember(option);
    const next = option?.value ?? '';
    if (next !== value) onChange(next);
    if (option?.value === NO_OPTION.value) freeText?.onTake(text.query);
  };
  /** Text that names no option clears the value and what depends on it. */
  const leave = () => {
    text.leave();
    if (text.isStillPending() && !isAwaited && value !== '') onChange('');
  };
  const chosenAt = value === '' ? -1 : options.findIndex((option) => option.value === value);
  const listProps: UseComboboxProps<ComboboxOption> = {
    items: [...options],
    isOpen,
    inputValue: text.text,
    // The form holds the value; null also reports picking the same option again.
    selectedItem: null,
    itemToString: (option) => option?.label ?? '',
    itemToKey: (option) => option?.value,
    // Also called for an index without an option.
    isItemDisabled: (option: ComboboxOption | undefined) => option?.disabled === true,
    onIsOpenChange: (change) => {
      setOpen(change.isOpen);
      if (!change.isOpen && change.type !== Change.InputBlur) setEntered(null);
    },
    onSelectedItemChange: ({ selectedItem }) => {
      if (selectedItem) take(selectedItem);
    },
    stateReducer: (state, change) => reduce(state, change, chosenAt),
  };
  const retry = () => {
    setOpen(true);
    found.retry();
  };
  /** A barcode scanner sends Enter before the answer; it picks the only option, as a later Enter would. */
  const enterEarly = () => setEntered(text.query);
  const pickEntered = () => {
    if (found.isLate) return;
    setEntered(null);
    if (!isAwaited) return;
    const [only, ...others] = found.options;
    if (only && !only.disabled && others.length === 0 && !found.hasMore && found.failure === null) {
      take(only);
      setOpen(false);
    } else if (text.wasLeft && value !== '') onChange('');
  };
  return {
    enterEarly,
    pickEntered,
    text,
    found,
    options,
    isUnread: freeText === undefined && text.isPending,
    isAwaited,
    take,
    leave,
    retry,
    chosenAt,
    listProps,
    isBusy: !chosen.isNamed && !text.isPending,
  };
}

type Control = ReturnType<typeof useControl>;

function usePointed({ text, found, chosenAt, pickEntered }: Control, list: List): void {
  const point = useEffectEvent(() => {
    pickEntered();
    if (list.isOpen) list.setHighlightedIndex(text.query === '' ? chosenAt : 0);
  });
  // Before the next key event.
  useLayoutEffect(() => point(), [found.answered]);
}

const activeAt = ({ options }: Control, { isOpen, highlightedIndex }: List) =>
  isOpen && highlightedIndex < options.length ? highlightedIndex : -1;

function keysOf(control: Control, list: List) {
  const { text, found } = control;
  return (event: KeyboardEvent<HTMLInputElement>) => {
    const keepFromList = () => Object.assign(event.nativeEvent, { preventDownshiftDefault: true });
    if (event.key === 'Enter') {
      // An open list or unmatched text does not submit the form, and a stale answer selects nothing.
      if (list.isOpen || control.isUnread) event.preventDefault();
      if (found.isLate) {
        keepFromList();
        control.enterEarly();
      } else if (found.failure !== null) found.retry();
      else if (text.isPending && activeAt(control, list) < 0) control.leave();
    } else if (event.key === 'Escape' && !list.isOpen) {
      keepFromList();
      if (text.isPending) event.preventDefault();
      text.set(null);
    } else if (event.key.toLowerCase() === 's' && (event.ctrlKey || event.metaKey)) control.leave();
  };
}

type PartProps = { control: Control; list: List; tied: Tied; props: Props };

function Input({ control, list, tied, props }: PartProps) {
  const { text, options, take } = control;
  const { ref, placeholder, value, label, hadFocus } = props;
  const focus = () => document.getElementById(tied.id)?.focus();
  const goOn = useEffectEvent(() => {
    if (hadFocus?.()) focus();
  });
  useEffect(() => goOn(), []);
  const active = activeAt(control, list);
  const inputProps = list.getInputProps({
    ...tied,
    ...(ref ? { ref } : {}),
    onChange: ({ currentTarget }) => {
      text.set(currentTarget.value);
      if (currentTarget.value === '') take(null);
    },
    onKeyDown: keysOf(control, list),
    onFocus: (event) => {
      if (value !== '' && !text.isPending) event.currentTarget.select();
      tied.onFocus?.(event);
    },
    onBlur: (event) => {
      control.leave();
      tied.onBlur?.(event);
    },
  });
  const clear = () => {
    take(null);
    focus();
  };
  return (
    <>
      <input
        {...inputProps}
        type="text"
        enterKeyHint="done"
        spellCheck={false}
        placeholder={control.isBusy ? undefined : placeholder}
        aria-busy={control.isBusy || undefined}
        aria-expanded={list.isOpen && options.length > 0}
        aria-activedescendant={active < 0 ? undefined : `${tied.id}-option-${active}`}
        data-unread={control.isUnread || undefined}
        className={`${inputs['input'] ?? ''} ${classes['input'] ?? ''}`}
      />
      {text.text !== '' && !tied.disabled ? (
        <button type="button" className={inputs['toggle']} aria-label={`Borrar ${label}`} onClick={clear}>
          <IconX size={16} aria-hidden="true" />
        </button>
      ) : (
        <IconChevronDown className={classes['arrow']} size={16} aria-hidden="true" />
      )}
    </>
  );
}

function Opened({ control, tied, props }: Omit<PartProps, 'list'>) {
  const { found, options, text } = control;
  const { source, none = NONE, value } = props;
  const list = useCombobox({
    ...control.listProps,
    inputId: tied.id,
    labelId: `${tied.id}-label`,
    menuId: `${tied.id}-list`,
    getItemId: (index) => `${tied.id}-option-${index}`,
  });
  usePointed(control, list);
  const hint = 'search' in source && text.query === '' ? (source.hint ?? null) : null;
  const status = statusOf(found, none, hint);
  const field = useRef<HTMLDivElement>(null);
  const isShown = list.isOpen && found.failure === null;
  const retry = () => {
    control.retry();
    // The focused button disappears.
    document.getElementById(tied.id)?.focus();
  };
  return (
    <>
      <div ref={field} className={inputs['control']}>
        <Input control={control} list={list} tied={tied} props={props} />
      </div>
      <ComboboxList
        list={list}
        found={{ ...found, options }}
        value={value}
        status={status}
        isShown={isShown}
        field={field}
      />
      {found.failure && (
        <div className={classes['failure']}>
          <Banner kind="error">{found.failure.message}</Banner>
          <Button title="Reintentar" onClick={retry} />
        </div>
      )}
    </>
  );
}

export function Combobox(props: Props) {
  const { error = null } = props;
  const control = useControl(props);
  const isWrong = control.isUnread && control.text.wasLeft && !control.isAwaited;
  return (
    <Field {...props} error={isWrong ? MESSAGES.choice : error}>
      {(tied) => <Opened control={control} tied={tied} props={props} />}
    </Field>
  );
}
