import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import type { Found } from './combobox-options.ts';
import { Combobox, type ComboboxProps, type TypedBefore } from './combobox.tsx';
import { lazyCombobox } from './lazy-combobox.tsx';
import { hasUnread } from '../toasts/unread.ts';

const search = vi.fn((text: string): Promise<Found> =>
  Promise.resolve({ options: [{ value: text, label: `Calle de ${text}` }], hasMore: false }),
);

function Streets(props: ComboboxProps & TypedBefore) {
  const source = { search, hint: 'Escribe algo.' };
  return <Combobox {...props} source={source} />;
}

function renderForm() {
  search.mockClear();
  const chunk = Promise.withResolvers<{ Streets: typeof Streets }>();
  const Street = lazyCombobox(() => chunk.promise, 'Streets');
  function Form() {
    const [value, setValue] = useState('');
    return (
      <form>
        <Street label="Calle" value={value} onChange={setValue} />
        <input aria-label="Número" />
      </form>
    );
  }
  render(<Form />);
  return () =>
    act(async () => {
      chunk.resolve({ Streets });
      await chunk.promise;
    });
}

const plain = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Calle' });
const box = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Calle' });

test('text typed before the combobox was loaded is searched', async () => {
  const arrive = renderForm();
  await userEvent.type(plain(), 'ibiza');
  await arrive();
  expect(document.activeElement).toBe(box());
  await screen.findByRole('option', { name: 'Calle de ibiza' });
  await userEvent.keyboard('{Enter}');
  expect(box().value).toBe('Calle de ibiza');
  expect(search).toHaveBeenCalledTimes(1);
});

test('unmatched text left before loading shows an error and does not take the focus', async () => {
  const arrive = renderForm();
  await userEvent.type(plain(), 'ibiza');
  await userEvent.tab();
  await arrive();
  expect(document.activeElement).toBe(screen.getByLabelText('Número'));
  expect(box().value).toBe('ibiza');
  screen.getByText('Elige una opción de la lista');
  expect(search).not.toHaveBeenCalled();
});

test('an untouched combobox loads closed and without an error', async () => {
  const arrive = renderForm();
  await arrive();
  await waitFor(() => expect(box().value).toBe(''));
  expect(box().getAttribute('aria-invalid')).toBeNull();
  expect(search).not.toHaveBeenCalled();
});

test('a form with text typed before loading is not submitted', async () => {
  renderForm();
  const form = () => document.querySelector('form');
  expect(hasUnread(form())).toBe(false);
  await userEvent.type(plain(), 'ibiza');
  screen.getByLabelText('Número').focus();
  expect(hasUnread(form())).toBe(true);
  expect(document.activeElement).toBe(plain());
});
