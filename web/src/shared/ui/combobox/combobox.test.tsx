import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { active, box, enterAndLeave, Form, options, said, type, value } from '../testing/test-combobox.tsx';
import { placeList } from './use-placed-list.ts';

describe('the keys of a combobox', () => {
  const LAST = 'Naranja';
  test.each([
    ['ArrowDown opens at the first', '{ArrowDown}', 'Albaricoque'],
    ['ArrowUp opens at the last', '{ArrowUp}', LAST],
    ['ArrowDown goes on', '{ArrowDown>3/}', 'Melocotón'],
    ['ArrowDown goes from the last to the first', '{ArrowUp}{ArrowDown}', 'Albaricoque'],
    ['End goes to the last', '{ArrowDown}{End}', LAST],
    ['Home goes to the first', '{ArrowUp}{Home}', 'Albaricoque'],
    ['letters point at the first that fits, whatever its accents', 'mel', 'Melocotón'],
    ['letters inside a word fit too', 'lon', 'Melón'],
  ])('%s', async (_name, keys, expected) => {
    render(<Form />);
    box().focus();
    await userEvent.keyboard(keys);
    expect(active()).toBe(expected);
    expect(box().getAttribute('aria-expanded')).toBe('true');
    expect(document.activeElement).toBe(box());
  });

  test('Enter selects the highlighted option; the next Enter submits the form', async () => {
    const onSubmit = vi.fn();
    render(<Form onSubmit={onSubmit} />);
    await type('mel{ArrowDown}{Enter}');
    expect(value()).toBe('melón');
    expect(box().value).toBe('Melón');
    expect(options()).toEqual([]);
    expect(onSubmit).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    expect(onSubmit).toHaveBeenCalledTimes(1);
  });

  test('Enter keeps its option when the field is left before it is drawn again', async () => {
    render(<Form value="limón" />);
    box().focus();
    await userEvent.keyboard('mel');
    await enterAndLeave(box(), () => expect(value()).toBe('melocotón'));
    expect(box().value).toBe('Melocotón');
  });

  test('Escape closes the list and keeps the text; a second one clears it', async () => {
    render(<Form />);
    await type('nara{Escape}');
    expect(options()).toEqual([]);
    expect(box().value).toBe('nara');
    await userEvent.keyboard('{Escape}');
    expect(box().value).toBe('');
  });

  test('Escape resets unmatched text to the value', async () => {
    render(<Form value="limón" />);
    box().focus();
    await userEvent.keyboard('nara{Escape}{Escape}');
    expect(box().value).toBe('Limón');
    expect(value()).toBe('limón');
  });

  test('a value without a name yet is an empty busy field', async () => {
    render(<Form value="kiwi" />);
    expect([box().value, box().getAttribute('aria-busy')]).toEqual(['', 'true']);
    await type('mel');
    expect([box().value, box().getAttribute('aria-busy')]).toEqual(['mel', null]);
  });

  test('Tab selects nothing; unmatched text stays with an error', async () => {
    render(<Form />);
    await type('mel');
    await userEvent.tab();
    expect(box().value).toBe('mel');
    expect(value()).toBe('');
    expect(box().getAttribute('aria-invalid')).toBe('true');
    expect(box().hasAttribute('data-unread')).toBe(true);
    screen.getByText('Elige una opción de la lista');
  });

  test.each([
    ['Tab', '{Tab}'],
    ['Enter', '{Escape}{Enter}'],
  ])('text that names no option takes the value away once it is left by %s', async (_key, leave) => {
    render(<Form value="limón" />);
    box().focus();
    await userEvent.keyboard('kiwi');
    expect(value()).toBe('limón');
    await userEvent.keyboard(leave);
    expect([value(), box().value]).toEqual(['', 'kiwi']);
    screen.getByText('Elige una opción de la lista');
  });

  test('Enter does not submit a form with unmatched text', async () => {
    const onSubmit = vi.fn();
    render(<Form onSubmit={onSubmit} />);
    await type('mandarina{Enter}');
    expect(onSubmit).not.toHaveBeenCalled();
    screen.getByText('Elige una opción de la lista');
  });
});

describe('a combobox', () => {
  test('marks the selected option, opens at it, and selects by tap', async () => {
    render(<Form value="melón" />);
    await userEvent.click(box());
    expect(active()).toBe('Melón');
    await userEvent.click(screen.getByRole('option', { name: 'Limón' }));
    expect(value()).toBe('limón');
    expect(box().value).toBe('Limón');
  });

  test('is cleared by its button, which keeps the focus, and by deleting the text', async () => {
    render(<Form value="melón" />);
    await userEvent.click(screen.getByRole('button', { name: 'Borrar Fruta' }));
    expect([value(), box().value]).toEqual(['', '']);
    expect(document.activeElement).toBe(box());
    await type('limón{Enter}');
    expect(value()).toBe('limón');
    await userEvent.clear(box());
    expect(value()).toBe('');
  });

  test('shows at most a hundred of ten thousand options and a hint', async () => {
    const many = Array.from({ length: 10_000 }, (_, n) => ({ value: `${n}`, label: `Cliente ${n}` }));
    render(<Form source={{ options: many }} />);
    await type('cliente');
    expect(options()).toHaveLength(100);
    expect(said()).toBe('100 resultados. Hay más: sigue escribiendo');
    await type(' 9999');
    expect(options()).toEqual(['Cliente 9999']);
    expect(said()).toBe('1 resultado');
    await type('9');
    expect(said()).toBe('No hay resultados');
    expect(box().getAttribute('aria-expanded')).toBe('false');
    expect(active()).toBeNull();
  });

  test('continues with text typed before it was loaded', () => {
    render(<Form typedBefore="mel" hadFocus={() => true} />);
    expect(box().value).toBe('mel');
    expect(document.activeElement).toBe(box());
  });
});

describe('the position of a list', () => {
  const view = { top: 0, bottom: 844 };
  test.each([
    ['below its field', { top: 100, bottom: 146 }, 300, view, { top: 150, height: 300 }],
    [
      'above its field at the bottom of the screen',
      { top: 700, bottom: 746 },
      300,
      view,
      { top: 396, height: 300 },
    ],
    [
      'in the space above the on-screen keyboard',
      { top: 100, bottom: 146 },
      300,
      { top: 0, bottom: 420 },
      { top: 150, height: 262 },
    ],
    [
      'above its field where there is more space',
      { top: 340, bottom: 386 },
      300,
      { top: 0, bottom: 420 },
      { top: 36, height: 300 },
    ],
  ])('%s', (_name, field, list, room, expected) => {
    expect(placeList(field, list, room)).toEqual(expected);
  });
});
