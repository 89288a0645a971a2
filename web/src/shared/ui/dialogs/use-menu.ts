import { useId, useRef, useState, type KeyboardEvent, type ToggleEvent } from 'react';
import { foldText } from '@cuadrilla/domain/text/text.ts';

const GAP = 4;
const EDGE = 8;

function place(menu: HTMLElement, button: HTMLElement): void {
  const at = button.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = menu;
  const isBelow = at.bottom + GAP + height <= window.innerHeight - EDGE || at.top - GAP - height < EDGE;
  const left = Math.max(EDGE, Math.min(at.left, window.innerWidth - width - EDGE));
  const top = isBelow ? at.bottom + GAP : at.top - GAP - height;
  menu.style.left = `${left}px`;
  menu.style.top = `${Math.max(EDGE, Math.min(top, window.innerHeight - height - EDGE))}px`;
}

const itemsOf = (menu: HTMLElement) => [...menu.querySelectorAll<HTMLElement>('[data-item]')];

function target(items: HTMLElement[], at: number, key: string): HTMLElement | undefined {
  const last = items.length - 1;
  if (key === 'ArrowDown') return items[at === last ? 0 : at + 1];
  if (key === 'ArrowUp') return items[at <= 0 ? last : at - 1];
  if (key === 'Home') return items[0];
  if (key === 'End') return items[last];
  if (key.length !== 1 || key === ' ') return undefined;
  const after = [...items.slice(at + 1), ...items.slice(0, at + 1)];
  return after.find((item) => foldText(item.textContent.trim()).startsWith(foldText(key)));
}

/** A native popover with menu keys: arrows, Home, End, first letters, Escape, Tab. */
export function useMenu() {
  const id = useId();
  const menu = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);

  const close = () => {
    menu.current?.hidePopover();
    button.current?.focus();
  };
  const onToggle = ({ newState }: ToggleEvent) => {
    const isNowOpen = newState === 'open';
    setOpen(isNowOpen);
    // Invisible until it is placed.
    menu.current?.toggleAttribute('data-placed', isNowOpen);
    if (!isNowOpen || menu.current === null || button.current === null) return;
    place(menu.current, button.current);
    const items = itemsOf(menu.current);
    (items.find((item) => item.ariaChecked === 'true') ?? items[0])?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Tab') menu.current?.hidePopover();
    if (event.key === 'Escape') {
      event.preventDefault();
      event.stopPropagation();
      close();
    }
    const items = menu.current === null ? [] : itemsOf(menu.current);
    const next = target(items, items.indexOf(document.activeElement as HTMLElement), event.key);
    if (next === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    next.focus();
  };
  return {
    isOpen,
    close,
    focusButton: () => button.current?.focus(),
    button: {
      ref: button,
      type: 'button',
      popoverTarget: id,
      'aria-haspopup': 'menu',
      'aria-expanded': isOpen,
    },
    menu: { ref: menu, id, popover: 'auto', role: 'menu', onToggle, onKeyDown },
  } as const;
}
