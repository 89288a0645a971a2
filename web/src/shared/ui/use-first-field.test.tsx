import { render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { useFirstField } from './use-first-field.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

function Form({ isWanted = true }: { isWanted?: boolean }) {
  const ref = useRef<HTMLFormElement>(null);
  useFirstField(ref, isWanted);
  return (
    <form ref={ref}>
      <input aria-label="Apagado" disabled />
      <input aria-label="Nombre" />
      <input aria-label="Apellidos" />
    </form>
  );
}

const focused = () => document.activeElement;

test('a new form focuses its first field', () => {
  render(<Form />);
  expect(focused()).toBe(screen.getByLabelText('Nombre'));
});

test('a form that starts with radio buttons focuses the checked one', () => {
  function Colours() {
    const ref = useRef<HTMLFormElement>(null);
    useFirstField(ref);
    return (
      <form ref={ref}>
        <input type="radio" name="color" aria-label="Azul" />
        <input type="radio" name="color" aria-label="Rosa" defaultChecked />
      </form>
    );
  }
  render(<Colours />);
  expect(focused()).toBe(screen.getByLabelText('Rosa'));
});

test('a form focuses nothing if something has the focus, if not wanted, or on touch screens', () => {
  const { rerender } = render(<input aria-label="Buscar" />);
  screen.getByLabelText('Buscar').focus();
  rerender(
    <>
      <input aria-label="Buscar" />
      <Form />
    </>,
  );
  expect(focused()).not.toBe(screen.getByLabelText('Nombre'));
  rerender(<Form key="unwanted" isWanted={false} />);
  expect(focused()).toBe(document.body);
  vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList);
  rerender(<Form key="touched" />);
  expect(focused()).toBe(document.body);
});
