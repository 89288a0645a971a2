import { useEffect, useEffectEvent, useRef } from 'react';

export function useModal(focus: (dialog: HTMLDialogElement) => void = () => undefined) {
  const ref = useRef<HTMLDialogElement>(null);
  const focusFirst = useEffectEvent(focus);
  useEffect(() => {
    const dialog = ref.current;
    if (dialog === null) return;
    const before = document.activeElement;
    dialog.showModal();
    focusFirst(dialog);
    return () => {
      dialog.close();
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, []);
  return ref;
}
