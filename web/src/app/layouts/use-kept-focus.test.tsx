import { render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { useKeptFocus } from './use-kept-focus.ts';

beforeEach(() => void vi.useFakeTimers());

const rows = ['uno', 'dos', 'tres'];

function Page({ gone }: { gone: readonly string[] }) {
  useKeptFocus();
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

const button = (name: string) => screen.getByRole('button', { name });

function draw() {
  const gone: string[] = [];
  const { rerender } = render(<Page gone={gone} />);
  return (name: string) => {
    gone.push(name);
    rerender(<Page gone={[...gone]} />);
  };
}

async function focusedNext(): Promise<string | null | undefined> {
  await vi.advanceTimersByTimeAsync(200);
  return document.activeElement?.textContent;
}

test('the focus of a removed row goes to the first control of its list', async () => {
  const remove = draw();
  button('dos').focus();
  remove('dos');
  expect(await focusedNext()).toBe('uno');
  remove('uno');
  expect(await focusedNext()).toBe('tres');
});

test('the focus of a removed control goes to the heading if nothing is left of its part', async () => {
  const remove = draw();
  button('Reintentar').focus();
  remove('alone');
  expect(await focusedNext()).toBe('Lista');
  button('Entregar').focus();
  remove('header');
  expect(await focusedNext()).toBe('Lista');
});

test('the focus stays where the screen has moved it', async () => {
  const remove = draw();
  button('dos').focus();
  remove('dos');
  button('tres').focus();
  expect(await focusedNext()).toBe('tres');
});

test('nothing is focused where nothing was', async () => {
  const remove = draw();
  button('dos').focus();
  button('dos').blur();
  remove('uno');
  await focusedNext();
  expect(document.activeElement).toBe(document.body);
});
