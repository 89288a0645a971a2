import { startTransition, useOptimistic } from 'react';

/** Shows a choice in the frame of its press; the page, which follows its address, is drawn after that frame. */
export function useChosen<T>(value: T, onChoose: (value: T) => void): [T, (chosen: T) => void] {
  const [shown, show] = useOptimistic(value);
  const choose = (chosen: T) =>
    startTransition(() => {
      show(chosen);
      onChoose(chosen);
    });
  return [shown, choose];
}
