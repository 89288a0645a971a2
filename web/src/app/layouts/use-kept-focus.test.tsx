import { act, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { useKeptFocus } from './use-kept-focus.ts';

beforeEach(() => void vi.useFakeTimers());

const rows = ['uno', 'dos', 'tres'];
let remove: (name: string) => void;

function Page() {
  useKeptFocus();
  const [gone, setGone] = useState<string[]>([]);
  remove = (name) => setGone((before) => [...before, name]);
  return (
    <>
      <header>
        <a href="/">Tablero</a>
        <h1 tabIndex={-1}>Lista</h1>
        {!gone.includes('header') && <button type="button">Entregar</button>}
      </header>
      <main>
        <a href="/otra">Otra</a>
        <section>
          {rows
            .filter((name) => !gone.includes(name))
            .map((name) => (
              <p key={name}>
                <button type="button">{name}</button>
              </p>
            ))}
        </section>
        {!gone.includes('alone') && <button type="button">Reintentar</button>}
      </main>
    </>
  );
}

async function removeFocused(button: string, name: string): Promise<string | null | undefined> {
  screen.getByRole('button', { name: button }).focus();
  act(() => remove(name));
  await vi.advanceTimersByTimeAsync(200);
  return document.activeElement?.textContent;
}

test('the focus of a removed row goes to the first control of its list', async () => {
  render(<Page />);
  expect(await removeFocused('dos', 'dos')).toBe('uno');
  expect(await removeFocused('uno', 'uno')).toBe('tres');
});

test('the focus of a removed control goes to the heading if nothing is left of its part', async () => {
  render(<Page />);
  expect(await removeFocused('Reintentar', 'alone')).toBe('Lista');
  expect(await removeFocused('Entregar', 'header')).toBe('Lista');
});

test('the focus stays where the screen has moved it', async () => {
  render(<Page />);
  screen.getByRole('button', { name: 'dos' }).focus();
  act(() => remove('dos'));
  screen.getByRole('button', { name: 'tres' }).focus();
  await vi.advanceTimersByTimeAsync(200);
  expect(document.activeElement?.textContent).toBe('tres');
});

test('nothing is focused where nothing was', async () => {
  render(<Page />);
  screen.getByRole('button', { name: 'dos' }).focus();
  screen.getByRole('button', { name: 'dos' }).blur();
  act(() => remove('uno'));
  await vi.advanceTimersByTimeAsync(200);
  expect(document.activeElement).toBe(document.body);
});
