import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { Clamped } from './clamped.tsx';

const NOTE = 'Falta la placa electrónica, que llega de Alemania y no antes del lunes.';

let height: number;
let shown: number;
let resize: () => void;

beforeEach(() => {
  [height, shown] = [200, 60];
  vi.spyOn(Element.prototype, 'scrollHeight', 'get').mockImplementation(() => height);
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockImplementation(() => shown);
  vi.stubGlobal(
    'ResizeObserver',
    class {
      readonly #tell: () => void;
      constructor(tell: () => void) {
        this.#tell = tell;
      }
      observe() {
        resize = this.#tell;
        this.#tell();
      }
      disconnect() {}
    },
  );
});

const button = () => screen.queryByRole('button');

test('a long text can be expanded and collapsed', async () => {
  render(<Clamped lead={<strong>En espera:</strong>} text={NOTE} />);
  expect(screen.getByText(NOTE, { exact: false })).toBeDefined();
  expect(button()?.getAttribute('aria-expanded')).toBe('false');
  await userEvent.click(screen.getByRole('button', { name: 'Ver todo' }));
  // The expanded text is not cut off, but can still be collapsed.
  shown = height;
  act(() => resize());
  expect(button()?.getAttribute('aria-expanded')).toBe('true');
  await userEvent.click(screen.getByRole('button', { name: 'Ver menos' }));
  expect(button()).toBeNull();
});

test('a text that fits has no button until there is less space', () => {
  [height, shown] = [61, 60];
  render(<Clamped lead={null} text={NOTE} />);
  expect(button()).toBeNull();
  height = 80;
  act(() => resize());
  expect(button()?.textContent).toBe('Ver todo');
});
