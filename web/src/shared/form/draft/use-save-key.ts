import { useEffectEvent, useLayoutEffect, type RefObject } from 'react';
import { flushSync } from 'react-dom';

/** Blurs the active field, as a click would, so that its text becomes part of the values. */
function takeOver(form: HTMLElement | null): void {
  const { activeElement: active } = document;
  if (!(active instanceof HTMLElement) || !form?.contains(active)) return;
  flushSync(() => active.blur());
  active.focus({ preventScroll: true });
}

/** Ctrl+S (⌘S) saves instead of saving the web page; ignored under an open dialog. */
export function useSaveKey(form: RefObject<HTMLElement | null>, save: () => void): void {
  // Not by `useKeyDown`: after `takeOver` the form has been rendered again, and its new `save` has the text.
  const saveNow = useEffectEvent(save);
  useLayoutEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.key.toLowerCase() !== 's') return;
      event.preventDefault();
      const dialog = [...document.querySelectorAll('dialog[open]')].at(-1);
      const isCovered = dialog !== undefined && !dialog.contains(form.current);
      if (event.repeat || isCovered) return;
      takeOver(form.current);
      saveNow();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [form]);
}
