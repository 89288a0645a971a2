import { render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { keepFocus } from './keep-focus.ts';

beforeEach(() => void vi.useFakeTimers());

const rows = ['uno', 'dos', 'tres'];

function Page({ gone }: { gone: readonly string[] }) {
  return (
    <>
      <a href="#contenido">Saltar al contenido</a>
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
      {!gone.includes('toast') && <button type="button">Cerrar aviso</button>}
    </>
  );
}

const button = (name: string) => screen.getByRole('button', { name });

function draw() {
  keepFocus();
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

test('the focus of a removed row goes to the control before it in its list, or to the first', async () => {
  const remove = draw();
  button('tres').focus();
  remove('tres');
  expect(await focusedNext()).toBe('dos');
  button('uno').focus();
  remove('uno');
  expect(await focusedNext()).toBe('dos');
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

test('a control outside of header and content gives its focus to the heading', async () => {
  const remove = draw();
  button('Cerrar aviso').focus();
  remove('toast');
  expect(await focusedNext()).toBe('Lista');
});

test('the focus stays where the screen moves it meanwhile', async () => {
  const remove = draw();
  button('dos').focus();
  remove('dos');
  await Promise.resolve();
  button('tres').focus();
  expect(await focusedNext()).toBe('tres');
});

test('a control that was left for blank space moves no focus when it goes', async () => {
  const remove = draw();
  button('dos').focus();
  button('dos').blur();
  await Promise.resolve();
  remove('dos');
  await focusedNext();
  expect(document.activeElement).toBe(document.body);
});

test('a control that was disabled for a while is focused again', async () => {
  draw();
  const control = button('dos') as HTMLButtonElement;
  control.focus();
  // As a browser does it.
  control.disabled = true;
  control.blur();
  expect(await focusedNext()).toBe(document.body.textContent);
  control.disabled = false;
  expect(await focusedNext()).toBe('dos');
});

test('a control that was disabled and then removed gives its focus to the one before it', async () => {
  const remove = draw();
  const control = button('dos') as HTMLButtonElement;
  control.focus();
  control.disabled = true;
  control.blur();
  await focusedNext();
  remove('dos');
  expect(await focusedNext()).toBe('uno');
});

test('a control is not focused again if something else was pressed while it was disabled', async () => {
  draw();
  const control = button('dos') as HTMLButtonElement;
  control.focus();
  control.disabled = true;
  control.blur();
  await focusedNext();
  document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  control.disabled = false;
  await focusedNext();
  expect(document.activeElement).toBe(document.body);
});
