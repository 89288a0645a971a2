import type { FreeText } from '#shared/ui/combobox/combobox.tsx';

/** The catalogue helps to write a line; what it does not have is written by hand. */
export const freeLine = (onTake: FreeText['onTake']): FreeText => ({
  label: (text) => `Escribir «${text}» como línea libre`,
  onTake,
});
