import { useEffectEvent, useLayoutEffect } from 'react';

/** For keys of the whole page. Listens before its component is painted, because a person may press a key at once. */
export function useKeyDown(onKeyDown: (event: KeyboardEvent) => void): void {
  const press = useEffectEvent(onKeyDown);
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
