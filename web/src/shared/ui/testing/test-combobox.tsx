import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import type { Source } from '../combobox/combobox-options.ts';
import { Combobox, type FreeText, type TypedBefore } from '../combobox/combobox.tsx';

const FRUIT = ['Albaricoque', 'Limón', 'Melocotón', 'Melón', 'Naranja'].map((label) => ({
  value: label.toLowerCase(),
  label,
}));

type Props = {
  source?: Source;
  value?: string;
  onSubmit?: () => void;
  freeText?: FreeText;
} & TypedBefore;

export function Form({
  source = { options: FRUIT },
  value = '',
  onSubmit = () => undefined,
  ...before
}: Props) {
  const [chosen, setChosen] = useState(value);
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <Combobox {...before} label="Fruta" value={chosen} onChange={setChosen} source={source} required />
      <p id="value">{chosen}</p>
      <button type="submit">Guardar</button>
    </form>
  );
}

export const box = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Fruta' });
export const value = () => document.querySelector('#value')?.textContent;
export const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);
export const said = () => screen.getByRole('status').textContent;

export function active(): string | null {
  const id = box().getAttribute('aria-activedescendant');
  return id === null ? null : (document.getElementById(id)?.textContent ?? 'no such option');
}

export const type = (keys: string) => userEvent.type(box(), keys);

/** Leaves the field after Enter before what Enter has changed is drawn, as on a busy machine: `act` would draw it between. */
export async function enterAndLeave(field: HTMLElement, isDrawn: () => void): Promise<void> {
  const place = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean | undefined };
  const before = place.IS_REACT_ACT_ENVIRONMENT;
  place.IS_REACT_ACT_ENVIRONMENT = false;
  try {
    field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }));
    await Promise.resolve();
    field.blur();
    await waitFor(isDrawn);
  } finally {
    // The next file of this worker has the same globals.
    place.IS_REACT_ACT_ENVIRONMENT = before;
  }
}
