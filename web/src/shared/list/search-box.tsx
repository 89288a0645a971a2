import { IconSearch, IconX } from '@tabler/icons-react';
import { useEffect, useRef, type KeyboardEvent } from 'react';
import { useKeyDown } from '../use-key-down.ts';
import classes from './list-toolbar.module.css';

const SEARCH_DELAY = 250;

type Props = { value: string; onSearch: (text: string) => void; placeholder: string; label?: string };

function isTaken(event: globalThis.KeyboardEvent): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return true;
  const at = event.target instanceof Element ? event.target : null;
  return (
    at?.closest('input, textarea, select, [contenteditable], [role="menu"]') != null ||
    document.querySelector('dialog[open]') !== null
  );
}

function useSlash(focus: () => void): void {
  useKeyDown((event) => {
    if (event.key !== '/' || isTaken(event)) return;
    event.preventDefault();
    focus();
  });
}

/** Writes to the address after a delay; the field follows the address only if it changed elsewhere (Back, `Quitar filtros`). */
function useDebounced(value: string, onSearch: (text: string) => void) {
  const input = useRef<HTMLInputElement>(null);
  const own = useRef(value);
  const waiting = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const latest = useRef(onSearch);
  useEffect(() => {
    latest.current = onSearch;
  });
  useEffect(() => {
    if (value === own.current) return;
    clearTimeout(waiting.current);
    own.current = value;
    if (input.current) input.current.value = value;
  }, [value]);
  useEffect(() => () => clearTimeout(waiting.current), []);

  const flush = () => {
    clearTimeout(waiting.current);
    const text = input.current?.value ?? '';
    if (text === own.current) return;
    own.current = text;
    latest.current(text);
  };
  const later = () => {
    clearTimeout(waiting.current);
    waiting.current = setTimeout(flush, SEARCH_DELAY);
  };
  const focus = () => input.current?.focus();
  const clear = () => {
    if (input.current) input.current.value = '';
    flush();
    focus();
  };
  return { input, flush, later, clear, focus };
}

export function SearchBox({ value, onSearch, placeholder, label = 'Buscar en la lista' }: Props) {
  const { input, flush, later, clear, focus } = useDebounced(value, onSearch);
  useSlash(focus);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') flush();
    if (event.key === 'Escape') clear();
  };
  return (
    <div role="search" className={classes['search']}>
      <IconSearch size={16} stroke={1.75} aria-hidden="true" />
      <input
        ref={input}
        type="text"
        enterKeyHint="search"
        aria-label={label}
        aria-keyshortcuts="/"
        placeholder={placeholder}
        defaultValue={value}
        autoComplete="off"
        spellCheck={false}
        onChange={later}
        onKeyDown={onKeyDown}
      />
      <kbd aria-hidden="true">/</kbd>
      <button type="button" aria-label="Borrar búsqueda" onClick={clear}>
        <IconX size={14} aria-hidden="true" />
      </button>
    </div>
  );
}
